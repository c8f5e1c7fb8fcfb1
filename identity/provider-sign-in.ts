import { v7 as uuidv7 } from 'uuid'
import type { Database, Transaction } from '../db/connection.ts'
import {
  findAccountOfAddress,
  lockAccount,
  lockAddress,
  patchAccount,
  type Account,
} from '../db/stores/accounts.ts'
import { audit } from '../db/stores/audit-log.ts'
import {
  deletePendingLinks,
  findIdentity,
  insertIdentity,
  insertPendingLink,
  lockIdentity,
  moveIdentity,
  patchIdentity,
  type Identity,
  type PendingLink,
} from '../db/stores/identities.ts'
import { endSession, renewSession, type LiveSession } from '../db/stores/sessions.ts'
import type { CommandContext } from '../platform/command-context.ts'
import { AppError } from '../platform/errors.ts'
import { isGuarded } from './factors/guard.ts'
import { demandMayAdd, relive } from './factors/proofs.ts'
import { tell } from './history.ts'
import { addMailRequest } from './mail-requests.ts'
import { countsHere, opened } from './passwords.ts'
import {
  hashSecretId,
  isFresh,
  newSecretId,
  sessionSeconds,
  startSession,
  type StartedSession,
} from './sessions.ts'
import { addSignUp, openAccount } from './sign-ups.ts'

/** An identity that a provider has proven. */
export interface ProvenIdentity {
  provider: 'google' | 'microsoft'
  issuer: string
  subject: string
  /** Under which the provider knew it before; undefined where that never changed. */
  formerSubject: string | undefined
  /** Lower case. Never used as a key. */
  email: string
  /** Whether the provider runs the mailbox of the address: then it proves the mailbox. */
  vouched: boolean
  /** When the person typed a password there, where the provider tells. */
  authenticatedAt: Date | undefined
}

/** A browser that comes back from a provider. */
export interface ReturningBrowser {
  browserHash: Buffer
  formerSession: string | undefined
  ownDevice: boolean
}

/**
 * What came of it. `isFirst`: the account began with this identity, just now or by the mail; `sign-up`: the mailbox must be proved first, whoever owns the address, and the session opens nothing
 * but the way there; `waits`: the address has an account, and the person proves that it is theirs, or shows the second
 * factor of the account that the identity is linked to; `unverified`: the
 * account came of a sign-up in another browser.
 */
export type ProviderSignIn =
  | ({ is: 'signed-in'; account: Account; ownDevice: boolean; isFirst: boolean } & StartedSession)
  | { is: 'sign-up'; sessionId: string }
  | { is: 'waits' }
  | { is: 'unverified' }

/** How long an identity waits for its proof, in seconds. */
const WAITING_SECONDS = 3600

interface Services {
  database: Database
  env: { TOKEN_KEY: string }
}

/**
 * Signs in with a proven identity: to the account that it is linked to; else, when the provider vouches for a free
 * address, to a new one. An address that has an account already is never enough [spec 17.5] [decision 0012].
 */
export async function signInWithProvider(
  services: Services,
  request: CommandContext & ReturningBrowser & { identity: ProvenIdentity },
): Promise<ProviderSignIn> {
  const { identity } = request
  return services.database.transaction(async (trx) => {
    await lockAddress(trx, identity.email)
    await lockIdentity(trx, identity)
    const known = (await findIdentity(trx, identity)) ?? (await moveIdentity(trx, identity))
    const account = known && (await lockAccount(trx, known.accountId))
    // Read again under the account's lock: a reset that ran beside this has ended it.
    const linked = known && (await findIdentity(trx, identity))
    if (linked?.provedAt && account) return signInLinked(trx, { linked, account }, request)
    const owner = account ?? (await findAccountOfAddress(trx, identity.email))
    if (!identity.vouched) return signUpWith(trx, services, { owner, request })
    if (!owner) return openWith(trx, request)
    await letWait(trx, owner, request)
    return { is: 'waits' }
  })
}

type Request = CommandContext & ReturningBrowser & { identity: ProvenIdentity }

async function signInLinked(
  trx: Transaction,
  { linked, account }: { linked: Identity; account: Account },
  request: Request,
): Promise<ProviderSignIn> {
  const { identity, browserHash, now, ownDevice } = request
  if (!countsHere(account, browserHash, now)) return { is: 'unverified' }
  if (await isGuarded(trx, account.id)) {
    // Linked, it is the account's own, whoever runs the mailbox.
    await letWait(trx, account, { ...request, identity: { ...identity, vouched: true } })
    return { is: 'waits' }
  }
  if (account.provisionalUntil) await patchAccount(trx, account.id, { ...opened, updatedAt: now })
  await patchIdentity(trx, linked.id, { usedAt: now, email: identity.email })
  const isAdded = linked.provedBy === 'mail' || linked.provedBy === 'password' || linked.provedBy === 'factor'
  if (linked.usedAt === null && isAdded)
    await tell(
      trx,
      { accountId: account.id, event: 'way-in-first-used', detail: { wayIn: linked.provider } },
      request,
    )
  const start = { ...request, begunBy: identity.provider, wayInId: linked.id }
  const started = await startSession(trx, account, start, request)
  const isFirst = linked.usedAt === null && linked.provedBy === 'sign-up'
  return { is: 'signed-in', account, ownDevice, isFirst, ...started }
}

/** A vouched identity of a free address: its account, linked and signed in. */
async function openWith(trx: Transaction, request: Request): Promise<ProviderSignIn> {
  const { identity, ownDevice } = request
  const account = await openAccount(
    trx,
    { email: identity.email, passwordHash: null, identity: { ...identity, provedBy: 'provider' } },
    request,
  )
  const linked = await findIdentity(trx, identity)
  const start = { ...request, begunBy: identity.provider, wayInId: linked?.id ?? null }
  const started = await startSession(trx, account, start, request)
  return { is: 'signed-in', account, ownDevice, isFirst: true, ...started }
}

/**
 * An identity whose provider does not vouch for the address: a sign-up with a session of its own, and a mail. All of it
 * is the same to look at when the address has an account, only the mail is another: its link adds the identity there.
 */
async function signUpWith(
  trx: Transaction,
  { env }: Services,
  { owner, request }: { owner: Account | undefined; request: Request },
): Promise<ProviderSignIn> {
  const { identity, browserHash, formerSession, now, caller } = request
  const { email, provider, issuer, subject } = identity
  const sessionId = newSecretId()
  if (formerSession !== undefined)
    await endSession(trx, hashSecretId(formerSession), { because: 'replaced', now })
  await addSignUp(
    trx,
    {
      email,
      passwordHash: null,
      provider,
      issuer,
      subject,
      browserHash,
      place: caller?.network ?? null,
      sessionHash: hashSecretId(sessionId),
      sessionExpiresAt: new Date(now.getTime() + sessionSeconds.elsewhere.whole * 1000),
    },
    { now },
  )
  // What waited in this browser before ends here too, so that its end does not tell of an account.
  await deletePendingLinks(trx, { browserHash })
  if (owner) await letWait(trx, owner, request)
  await addMailRequest(trx, env, { purpose: 'verification', email, ...request })
  return { is: 'sign-up', sessionId }
}

/** An identity that may wait for the proof of its account. */
export type WaitingIdentity = Pick<PendingLink, 'provider' | 'issuer' | 'subject' | 'email' | 'vouched'>

/** The identity waits in this browser for the proof that the account is the same person's. */
export async function letWait(
  trx: Transaction,
  owner: Account,
  request: CommandContext & { identity: WaitingIdentity; browserHash: Buffer },
): Promise<void> {
  const { identity, browserHash, now, requestId, caller } = request
  const { provider, issuer, subject, email, vouched } = identity
  await deletePendingLinks(trx, { browserHash })
  await insertPendingLink(trx, {
    id: uuidv7(),
    browserHash,
    accountId: owner.id,
    provider,
    issuer,
    subject,
    email,
    vouched,
    tries: 0,
    expiresAt: new Date(now.getTime() + WAITING_SECONDS * 1000),
  })
  const entry = { actor: 'anyone', action: 'authn_login_fail', accountId: owner.id, now, requestId, caller }
  await audit(trx, { ...entry, reason: 'asked for proof', detail: { provider } })
}

/** What came of adding an identity, or of proving oneself with one, in a session. */
export type IdentityInSession = 'done' | 'taken' | 'stale'

/** Undefined for a refusal; any other fault is thrown on. */
function unlessRefused(error: unknown): undefined {
  if (!(error instanceof AppError)) throw error
}

/**
 * Adds an identity to the account of this session, which proved the mailbox or a factor in the last ten minutes.
 * @returns `taken` when the identity is another account's, `stale` when the proof is too old.
 */
export async function addIdentity(
  { database }: Pick<Services, 'database'>,
  { live, identity, ...context }: CommandContext & { live: LiveSession; identity: ProvenIdentity },
): Promise<IdentityInSession> {
  const { now } = context
  const accountId = live.account.id
  return database.transaction(async (trx) => {
    await lockIdentity(trx, identity)
    // As it is under the account's lock: a reset that ran beside this has ended what the session might do.
    const added = await relive(trx, live, now)
      .then((present) => demandMayAdd(trx, present, { now }))
      .catch(unlessRefused)
    if (added === undefined) return 'stale'
    const { provider, issuer, subject, email } = identity
    const linked = await findIdentity(trx, identity)
    if (linked && (linked.accountId !== accountId || linked.provedAt))
      return linked.accountId === accountId ? 'done' : 'taken'
    const proof = { provedAt: now, provedBy: added }
    if (linked) await patchIdentity(trx, linked.id, { ...proof, email })
    else
      await insertIdentity(trx, {
        id: uuidv7(),
        accountId,
        provider,
        issuer,
        subject,
        email,
        ...proof,
        usedAt: null,
        createdAt: now,
      })
    const detail = { wayIn: provider, by: proof.provedBy }
    await tell(trx, { accountId, event: 'way-in-added', detail }, context)
    return 'done'
  })
}

/**
 * Proves anew who the person of a session is, by an identity of the account with which they signed in at its provider
 * in the last ten minutes. The session gets another secret id.
 */
export async function stepUpWithProvider(
  { database }: Pick<Services, 'database'>,
  { live, identity, now }: { live: LiveSession; identity: ProvenIdentity; now: Date },
): Promise<IdentityInSession | { sessionId: string }> {
  const linked = await findIdentity(database.connection, identity)
  if (linked?.accountId !== live.account.id || !linked.provedAt) return 'taken'
  if (!isFresh(identity.authenticatedAt ?? null, now)) return 'stale'
  const sessionId = newSecretId()
  const renewed = { idHash: hashSecretId(sessionId), authenticatedAt: now, lastSeenAt: now }
  await renewSession(database.connection, live.session.idHash, renewed)
  return { sessionId }
}
