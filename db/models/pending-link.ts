import { BaseModel } from './base-model.ts'

/** An identity whose address already has an account: it waits for proof that both are one person's. */
export class PendingLinkModel extends BaseModel {
  static override tableName = 'pending_links'
  static override idColumn = 'id_hash'

  declare idHash: Buffer
  declare accountId: string
  declare issuer: string
  declare subject: string
  declare provider: 'google' | 'microsoft'
  declare tries: number
  declare expiresAt: Date
}
