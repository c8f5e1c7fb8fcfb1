import type { Connection, Transaction } from '../../db/connection.ts'
import { lockAccount } from '../../db/stores/accounts.ts'
import { listProvidersOf } from '../../db/stores/identities.ts'
import { findLiveSession, renewSession, type LiveSession } from '../../db/stores/sessions.ts'
import type { AppError } from '../../platform/errors.ts'
import { refusal, signInFirst } from '../refusals.ts'
import { hashSecretId, idleSince, isFresh, newSecretId } from '../sessions.ts'
import { factorsOf } from './guard.ts'

/** What a person can show in a session to prove again who they are. */
export type Proof = 'password' | 'passkey' | 'code' | 'mail' | 'google' | 'microsoft'

type Live = Pick<LiveSession, 'account' | 'session'>

/**
 * What a session has to show before it may do what cannot be undone: what the person signs in with, in the last ten
 * minutes, and the second factor where the account has one. An account without a password signs in by its provider;
 * when that is out of reach, a code mailed to it says as much.
 * @returns proofs of which one brings it a step further; undefined when it showed enough.
 */
export async function missingProofs(
  connection: Connection,
  { account, session }: Live,
  now: Date,
): Promise<Proof[] | undefined> {
  const factors = await factorsOf(connection, account.id)
  if (!isFresh(session.authenticatedAt, now)) {
    const passkey = factors.filter((factor) => factor === 'passkey')
    if (account.passwordHash !== null) return ['password', ...passkey]
    return [...passkey, ...(await listProvidersOf(connection, account.id)), 'mail']
  }
  return factors.length > 0 && !isFresh(session.factorProvedAt, now) ? factors : undefined
}

/** 401: the person has to show one of these first. */
function showFirst(proofs: readonly Proof[]): AppError {
  return refusal('reauthentication_required', 'Confirm that it is you, then this goes on.', {
    details: { proofs },
  })
}

/**
 * Lets a fresh session pass: for a change of address, the download of all data, payments, and removing a way in.
 * @throws 401 reauthentication_required, with `proofs` of which any would do.
 */
export async function demandFresh(connection: Connection, live: Live, { now }: { now: Date }): Promise<void> {
  const missing = await missingProofs(connection, live, now)
  if (missing) throw showFirst(missing)
}

/**
 * Lets a session pass that showed the account's second factor within ten minutes, where there is one.
 * @throws 401 reauthentication_required, with `proofs` of which any would do.
 */
export async function demandFactor(
  connection: Connection,
  { account, session }: Live,
  { now }: { now: Date },
): Promise<void> {
  const factors = await factorsOf(connection, account.id)
  if (factors.length > 0 && !isFresh(session.factorProvedAt, now)) throw showFirst(factors)
}

/** What let a session add a way in. */
export type AddedBy = 'mail' | 'factor'

/**
 * Lets a session add a way in: fresh, and the mailbox or a factor proved in it within ten minutes, so that neither a
 * stolen session nor a stolen password ever plants one.
 * @throws 401 reauthentication_required, with `proofs` of which any would do.
 */
export async function demandMayAdd(
  connection: Connection,
  live: Live,
  { now }: { now: Date },
): Promise<AddedBy> {
  await demandFresh(connection, live, { now })
  if (isFresh(live.session.factorProvedAt, now)) return 'factor'
  if (isFresh(live.session.mailboxProvedAt, now)) return 'mail'
  throw showFirst(['mail'])
}

/**
 * The session as it is under its account's lock: a reset that ended it meanwhile has ended its rights.
 * @throws 401 unauthorized when it is over.
 */
export async function relive(trx: Transaction, { session }: Live, now: Date): Promise<LiveSession> {
  await lockAccount(trx, session.accountId)
  const live = await findLiveSession(trx, session.idHash, now, idleSince(now))
  if (!live) throw signInFirst()
  return live
}

/**
 * Writes down what a session just proved and gives it a new secret id (ASVS 7.2.4) [spec 17.24]; its public id stays.
 * @returns the id for the browser's cookie. @throws 401 unauthorized when the session ended meanwhile.
 */
export async function recordProof(
  trx: Transaction,
  { session }: Live,
  proved: { person?: true; mailbox?: true; factor?: true },
  now: Date,
): Promise<string> {
  const id = newSecretId()
  const renewed = await renewSession(trx, session.idHash, {
    idHash: hashSecretId(id),
    ...(proved.person && { authenticatedAt: now }),
    ...(proved.mailbox && { mailboxProvedAt: now }),
    ...(proved.factor && { factorProvedAt: now }),
  })
  if (!renewed) throw signInFirst()
  return id
}
