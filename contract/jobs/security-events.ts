/**
 * What can happen to the ways into an account. Each stands in the owner's history and goes out by mail
 * (templates/email/security-notice.tsx has the words).
 */
export const securityEventNames = [
  'new-browser',
  'way-in-added',
  'way-in-removed',
  'way-in-first-used',
  'recovery-code-used',
  'recovery-codes-renewed',
  'password-changed',
  'password-reset',
  'sessions-ended',
  'email-change-asked',
  'email-change-allowed',
  'email-change-stopped',
  'email-changed',
  'regain-asked',
  'regain-waits',
  'regain-stopped',
  'regain-ripe',
  'export',
  'link-made',
  'guessing-stopped',
  'wrong-factor',
  'support-acted',
] as const

export type SecurityEventName = (typeof securityEventNames)[number]

/** A way into an account, as its owner knows it. */
export type WayInKind = 'password' | 'google' | 'microsoft' | 'hosted' | 'passkey' | 'authenticator'

/** What a reset or an effect ended, in numbers. */
export interface EndedWaysIn {
  sessions: number
  /** Kinds of the identities and factors that ended, one entry each. */
  waysIn: WayInKind[]
  /** Whether a change that waited ended. */
  changes: number
  /** How many accountant's links ended; left out where none could. */
  links?: number
}

/** What an event tells besides its name. */
export interface SecurityEventDetail {
  wayIn?: WayInKind
  /** How the way in was proved. */
  by?: 'sign-up' | 'provider' | 'mail' | 'password' | 'factor'
  ended?: EndedWaysIn
  /** For a change of address. */
  oldEmail?: string
  newEmail?: string
  /** When what waits takes effect, ISO 8601 in UTC. */
  takesEffectAt?: string
  /** What support did, in words. */
  act?: string
}
