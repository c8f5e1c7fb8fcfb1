/** What every command is told about the call that asked for it. */
export interface Asked {
  now: Date
  requestId: string
}

/** Set when support does something for a person: who, as the audit log names them, and why. */
export interface OnBehalf {
  actor: string
  reason: string
}
