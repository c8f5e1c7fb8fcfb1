/** What every command is told about the call that asked for it. */
export interface Asked {
  now: Date
  requestId: string
}
