import { BaseModel } from './base-model.ts'

/** A worker process and when it last said that it works. */
export class WorkerHeartbeatModel extends BaseModel {
  static override tableName = 'worker_heartbeats'

  /** Made by the process at its start. */
  declare id: string
  /** The product's version that it runs. */
  declare version: string
  declare startedAt: Date
  declare seenAt: Date
}
