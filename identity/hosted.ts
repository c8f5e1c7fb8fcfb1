import type { Database } from '../db/connection.ts'
import { findAccountOfAddress, lockAddress, type Account } from '../db/stores/accounts.ts'
import {
  findAccountOfIdentity,
  findIdentityEnd,
  findPendingLink,
  lockIdentity,
} from '../db/stores/identities.ts'
import type { CommandContext } from '../platform/command-context.ts'
import { letWait, type WaitingIdentity } from './provider-sign-in.ts'
import { openAccount } from './sign-ups.ts'

interface Services {
  database: Database
  env: { TOKEN_KEY: string }
}

/** A person as the hosted provider vouches for them, and when it signed that. */
export interface HostedIdentity extends WaitingIdentity {
  provider: 'hosted'
  vouched: true
  issuedAt: Date
}

/** Who a hosted identity is: an account; `owned`: the address has an account that is not linked to it; `ended`: its account was deleted since. */
export type HostedSignIn = { is: 'account'; account: Account } | { is: 'owned' } | { is: 'ended' }

/**
 * The account of a hosted provider's identity, opened when it is first seen and its address is free. An address alone
 * opens no account that is there already.
 */
export async function signInHosted(
  { database, env }: Services,
  { identity, ...context }: CommandContext & { identity: HostedIdentity },
): Promise<HostedSignIn> {
  const { email, issuer, subject, issuedAt } = identity
  return database.transaction(async (trx) => {
    await lockAddress(trx, email)
    await lockIdentity(trx, identity)
    const existing = await findAccountOfIdentity(trx, identity)
    if (existing) return { is: 'account', account: existing }
    const end = await findIdentityEnd(trx, env.TOKEN_KEY, identity)
    if (end && issuedAt <= end) return { is: 'ended' }
    if (await findAccountOfAddress(trx, email)) return { is: 'owned' }
    const own = { provider: 'hosted' as const, issuer, subject, provedBy: 'provider' as const }
    const account = await openAccount(trx, { email, passwordHash: null, identity: own }, context)
    return { is: 'account', account }
  })
}

/**
 * While people move: the identity waits in this browser for the proof of the account with its address. One that waits
 * there already goes on waiting, with the tries that it has left.
 */
export async function letHostedWait(
  { database }: Pick<Services, 'database'>,
  request: CommandContext & { identity: WaitingIdentity; browserHash: Buffer },
): Promise<void> {
  const { identity, browserHash, now } = request
  await database.transaction(async (trx) => {
    await lockAddress(trx, identity.email)
    const waits = await findPendingLink(trx, browserHash, now)
    if (waits?.issuer === identity.issuer && waits.subject === identity.subject) return
    const owner = await findAccountOfAddress(trx, identity.email)
    if (owner) await letWait(trx, owner, request)
  })
}
