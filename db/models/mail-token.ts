import type { MailTokenPurpose } from '../mail-link.ts'
import { BaseModel } from './base-model.ts'

/** A link we mailed. The token in it is made from `id` and `purpose`; only its hash is kept. */
export class MailTokenModel extends BaseModel {
  static override tableName = 'mail_tokens'

  declare id: string
  declare accountId: string
  declare purpose: MailTokenPurpose
  declare tokenHash: Buffer
  declare createdAt: Date
  declare expiresAt: Date
  declare usedAt: Date | null
  declare supersededAt: Date | null
}
