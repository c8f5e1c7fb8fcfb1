import { BaseModel } from './base-model.ts'

/** One signed-in browser. The id itself lives only in that browser's cookie. */
export class SessionModel extends BaseModel {
  static override tableName = 'sessions'
  static override idColumn = 'id_hash'

  declare idHash: Buffer
  declare accountId: string
  declare createdAt: Date
  /** When the person last proved who they are. */
  declare authenticatedAt: Date
  declare lastSeenAt: Date
  declare expiresAt: Date
  declare userAgent: string | null
}
