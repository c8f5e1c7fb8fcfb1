import { BaseModel } from './base-model.ts'

/** A browser that was sent to a provider and is not back yet. */
export class SignInAttemptModel extends BaseModel {
  static override tableName = 'sign_in_attempts'
  static override idColumn = 'id_hash'

  declare idHash: Buffer
  declare provider: 'google' | 'microsoft'
  /** What the answer is held against: state, nonce and the verifier of PKCE. */
  declare checks: Record<string, unknown>
  /** Path of ours to open after it. */
  declare returnTo: string | null
  declare expiresAt: Date
}
