import { BaseModel } from './base-model.ts'

/** A person's account, or a sign-up whose link was not opened yet (`verifiedAt` null). */
export class AccountModel extends BaseModel {
  static override tableName = 'accounts'

  declare id: string
  declare email: string
  /** argon2id in PHC form; null for an account that signs in with a provider only. */
  declare passwordHash: string | null
  declare authProvider: 'email' | 'google' | 'microsoft'
  declare verifiedAt: Date | null
  declare firstName: string | null
  declare lastName: string | null
  /** YYYY-MM-DD. */
  declare dateOfBirth: string | null
  declare tin: string | null
  /** E.164. */
  declare phoneNumber: string | null
  declare subscriptionActiveUntil: Date | null
  declare createdAt: Date
  declare updatedAt: Date
}
