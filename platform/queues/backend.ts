import type { Processor, Queue, QueueOptions, Worker, WorkerOptions } from 'bullmq'

/** Where BullMQ keeps its jobs, and how its queues and workers are connected to it. */
export interface Backend {
  readonly name: 'postgres' | 'redis'
  readonly check: () => Promise<void>
  queue(name: string, options: Omit<QueueOptions, 'connection'>): Queue
  worker(name: string, processor: Processor, options: Omit<WorkerOptions, 'connection'>): Worker
  /** Closes what the queues and workers share, after they were closed. */
  close(): Promise<void>
}
