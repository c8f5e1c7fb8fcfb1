import { BaseModel } from './base-model.ts'

/** A hosted identity whose account was deleted a short while ago. */
export class EndedIdentityModel extends BaseModel {
  static override tableName = 'ended_identities'
  static override idColumn = 'id_hash'

  declare idHash: Buffer
  declare endedAt: Date
}
