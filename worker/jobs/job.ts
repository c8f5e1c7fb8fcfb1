/** One run of a job. */
export interface JobInHand<Payload> {
  /** The outbox row's id for jobs that come from there. */
  id: string
  payload: Payload
  /** When the event happened that asked for it. */
  createdAt: Date
  /** When this try fails, none follows. */
  isLastTry?: boolean
}

/**
 * Does one job. May run twice, also at the same time in two processes, and must have one effect.
 * @returns what came of it, in a few words without personal data, for logs and the dashboard.
 * @throws PermanentFault when trying again cannot help, anything else to be tried again.
 */
export type Process<Payload> = (job: JobInHand<Payload>) => Promise<string>

/** Trying the job again cannot help: it is kept as failed at once. The message holds no personal data. */
export class PermanentFault extends Error {
  constructor(message: string) {
    super(message)
    this.name = 'PermanentFault'
  }
}
