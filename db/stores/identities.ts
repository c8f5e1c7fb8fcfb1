import type { Connection, Transaction } from '../connection.ts'
import { lock } from '../locks.ts'
import { AccountModel } from '../models/account.ts'
import { IdentityModel } from '../models/identity.ts'
import type { Row } from '../row.ts'
import type { Account } from './accounts.ts'

export type Identity = Row<IdentityModel>

/** Keeps who a provider says somebody is; keeping the same twice is one. */
export async function insertIdentity(connection: Connection, identity: Identity): Promise<void> {
  await IdentityModel.query(connection).insert(identity).onConflict(['issuer', 'subject']).ignore()
}

/** The identity that this issuer calls by this subject. */
export async function findIdentity(
  connection: Connection,
  { issuer, subject }: Pick<Identity, 'issuer' | 'subject'>,
): Promise<Identity | undefined> {
  return IdentityModel.query(connection).where({ issuer, subject }).first()
}

/** Holds an identity until the transaction ends: two first sign-ins at once take turns. */
export async function lockIdentity(
  trx: Transaction,
  { issuer, subject }: Pick<Identity, 'issuer' | 'subject'>,
): Promise<void> {
  await lock(trx, `identity:${issuer} ${subject}`)
}

/** The account of an identity. */
export async function findAccountOfIdentity(
  connection: Connection,
  { issuer, subject }: Pick<Identity, 'issuer' | 'subject'>,
): Promise<Account | undefined> {
  return AccountModel.query(connection)
    .join('identities', 'identities.account_id', 'accounts.id')
    .where({ 'identities.issuer': issuer, 'identities.subject': subject })
    .select('accounts.*')
    .first()
}

/** The identities of an account that a hosted provider signed. */
export async function listHostedIdentities(connection: Connection, accountId: string): Promise<Identity[]> {
  return IdentityModel.query(connection).where({ account_id: accountId, provider: 'hosted' })
}
