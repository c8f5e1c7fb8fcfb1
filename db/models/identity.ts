import { BaseModel } from './base-model.ts'

/** One way into an account besides its password: a person as a provider knows them. */
export class IdentityModel extends BaseModel {
  static override tableName = 'identities'
  static override idColumn = ['issuer', 'subject']

  declare issuer: string
  declare subject: string
  declare accountId: string
  declare provider: 'google' | 'microsoft' | 'hosted'
  declare createdAt: Date
}
