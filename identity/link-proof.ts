import { v7 as uuidv7 } from 'uuid'
import type { Connection, Database, Transaction } from '../db/connection.ts'
import { endAccountantLinks } from '../db/stores/accountant-links.ts'
import { findAccount, lockAccount, patchAccount, type Account } from '../db/stores/accounts.ts'
import { audit } from '../db/stores/audit-log.ts'
import {
  countProofAttempt,
  deleteIdentities,
  deletePendingLink,
  findIdentity,
  findPendingLink,
  insertIdentity,
  lockIdentity,
  patchIdentity,
  type PendingLink,
} from '../db/stores/identities.ts'
import { markMailTokenUsed, type MailToken } from '../db/stores/mail-tokens.ts'
import type { CommandContext } from '../platform/command-context.ts'
import { demandFactorAtLogin } from './factors/guard.ts'
import { transactionWithFactor } from './factors/sign-in-with-factor.ts'
import { isRightPassword } from './hashing.ts'
import { tell } from './history.ts'
import { findLinkOfCode, findOpenLink, mailLinkTo } from './links.ts'
import type { MailGapsEnv } from './mail-bounds.ts'
import { mayMailHome } from './mail-requests.ts'
import { countsHere, opened } from './passwords.ts'
import { noPendingLink, openInSameBrowser, wrongCode, wrongLinkPassword } from './refusals.ts'
import { startSession, type StartedSession } from './sessions.ts'

/** How many tries one identity that waits has: passwords typed and mails requested. */
const LINK_TRIES = 5

interface Services {
  database: Database
  env: { TOKEN_KEY: string } & MailGapsEnv
}

/** The identity that waits in this browser, and the account that it would be linked to. */
export interface PendingProof {
  link: PendingLink
  account: Account
}

/** The browser that proves an identity that waits in it. */
export interface ProvingBrowser {
  browserHash: Buffer | null
  /**
   * Whether it has the session of a provider's sign-up: then what waits is an identity that nobody vouches for, and
   * without it such a one is out of sight, because it waits only at an address that has an account.
   */
  signedUp: boolean
}

/** Reads what waits in a browser. @throws 400 invalid_token when nothing does. */
export async function readPendingLink(
  connection: Connection,
  { browserHash, signedUp, now }: ProvingBrowser & { now: Date },
): Promise<PendingProof> {
  const found = browserHash && (await findPendingLink(connection, browserHash, now))
  const link = found?.vouched === !signedUp ? found : undefined
  const account = link ? await findAccount(connection, link.accountId) : undefined
  // The mailbox of a sealed account's address is another person's: it proves nothing.
  if (!link || !account || account.sealedAt !== null) throw noPendingLink()
  return { link, account }
}

/**
 * Consumes one of its few tries.
 * @throws 400 invalid_token when nothing waits or no try is left.
 */
async function tryPendingLink(
  connection: Connection,
  browser: ProvingBrowser & { now: Date },
): Promise<PendingProof> {
  const pending = await readPendingLink(connection, browser)
  if ((await countProofAttempt(connection, pending.link.id)) > LINK_TRIES) throw noPendingLink()
  return pending
}

/**
 * Mails the account's owner a link that proves that the waiting identity is theirs. Earlier ones keep working.
 * @throws 400 invalid_token when nothing waits in this browser.
 */
export async function mailLinkProof(
  { database, env }: Services,
  { browserHash, signedUp, ...context }: CommandContext & ProvingBrowser,
): Promise<void> {
  const { now } = context
  const { account, link } = await tryPendingLink(database.connection, { browserHash, signedUp, now })
  const { id: accountId, email } = account
  await database.transaction(async (trx) => {
    const purpose = 'link-identity'
    const place = context.caller?.network ?? null
    if (!(await mayMailHome(trx, env, { email, purpose, browserHash: link.browserHash, place, now }))) return
    await mailLinkTo(trx, { env }, { accountId, email, purpose, browserHash, matterId: link.id, ...context })
    await audit(trx, {
      actor: 'anyone',
      action: 'authn_token_created',
      accountId,
      ...context,
      detail: { purpose },
    })
  })
}

/** The account's password, or the mailed link opened in this browser, or the code that it showed elsewhere. */
export type LinkProof = { password: string } | { token: string } | { code: string }

interface Proved extends PendingProof {
  mailToken?: MailToken
}

async function prove(
  { database: { connection }, env }: Services,
  { browserHash, signedUp, proof, ...context }: CommandContext & ProvingBrowser & { proof: LinkProof },
): Promise<Proved> {
  const { now, requestId, caller } = context
  const browser = { browserHash, signedUp, now }
  if ('token' in proof) {
    const mailToken = await findOpenLink(connection, 'link-identity', proof.token, now)
    const pending = await readPendingLink(connection, browser).catch(() => undefined)
    if (!pending || mailToken.matterId !== pending.link.id) throw openInSameBrowser()
    return { ...pending, mailToken }
  }
  if ('code' in proof) {
    const pending = await readPendingLink(connection, browser).catch((nothing: unknown) => {
      // Of an address without an account there is no code, which is answered as a wrong one is.
      throw signedUp ? wrongCode() : nothing
    })
    const purpose = 'link-identity'
    const mailToken = await findLinkOfCode(connection, env, {
      purpose,
      matterId: pending.link.id,
      ...proof,
      now,
    })
    return { ...pending, mailToken }
  }
  // A password proves nothing for an identity that nobody vouches for, whoever has the address.
  if (signedUp) throw noPendingLink()
  const pending = await tryPendingLink(connection, browser)
  const { account } = pending
  const isRight = await isRightPassword(account.passwordHash, proof.password)
  // Nor does a password of a sign-up elsewhere.
  if (isRight && countsHere(account, browserHash, now)) return pending
  await audit(connection, {
    actor: 'anyone',
    action: 'authn_login_fail',
    accountId: account.id,
    now,
    requestId,
    caller,
    reason: 'wrong proof',
  })
  throw wrongLinkPassword()
}

type ProofRequest = CommandContext &
  ProvingBrowser & {
    proof: LinkProof
    /** A code of the second factor, where the account has one. */
    factor: string | undefined
    /** Counts one try at the account's second factor, and refuses more than a few. */
    countFactorTry: (accountId: string) => Promise<unknown>
  }

/** An identity that is linked now. */
interface Linked {
  account: Account
  link: PendingLink
  wayInId: string
  /** By the mailed link or its code. */
  mailboxProved: boolean
  factorShown: boolean
}

/**
 * Links the identity that waits in this browser to its account. The mailbox's proof ends what a provisional account's
 * sign-up brought and nobody used. An account with a second factor wants it besides.
 * @param then what follows in the same transaction.
 * @throws 400 invalid_token, invalid_code; 401 invalid_credentials, factor_required; 429; 503 when too many passwords wait.
 */
async function linkByProof<Answer>(
  services: Services,
  request: ProofRequest,
  then: (trx: Transaction, linked: Linked) => Promise<Answer>,
): Promise<Answer> {
  const { now, proof, requestId, caller } = request
  const { link, account: checked, mailToken } = await prove(services, request)
  const { issuer, subject, provider, accountId, email } = link

  return transactionWithFactor(services.database, { accountId, now, requestId, caller }, async (trx) => {
    await lockIdentity(trx, link)
    const account = await lockAccount(trx, accountId)
    const linked = await findIdentity(trx, link)
    // Of two simultaneous proofs the second finds nothing waiting; a password changed meanwhile proves nothing.
    if (!account || (linked && linked.accountId !== accountId)) throw noPendingLink()
    if (mailToken) {
      if (account.email !== mailToken.email) throw noPendingLink()
      await markMailTokenUsed(trx, mailToken.id, now)
    } else if (account.passwordHash !== checked.passwordHash) throw wrongLinkPassword()
    const factorShown = await showFactor(trx, services, { accountId, request })
    if (!(await deletePendingLink(trx, link.id))) throw noPendingLink()

    if (account.provisionalUntil) {
      if (mailToken) {
        await deleteIdentities(trx, accountId)
        await endAccountantLinks(trx, { accountId }, { because: 'safety', now })
        await patchAccount(trx, accountId, { passwordHash: null })
      }
      await patchAccount(trx, accountId, { ...opened, updatedAt: now })
    }
    const provedBy = 'password' in proof ? ('password' as const) : ('mail' as const)
    const existing = await findIdentity(trx, link)
    const wayInId = existing?.id ?? uuidv7()
    if (existing) await patchIdentity(trx, wayInId, { provedAt: now, provedBy, usedAt: now, email })
    else
      await insertIdentity(trx, {
        id: wayInId,
        issuer,
        subject,
        provider,
        accountId,
        email,
        provedAt: now,
        provedBy,
        usedAt: now,
        createdAt: now,
      })
    await tell(trx, { accountId, event: 'way-in-added', detail: { wayIn: provider, by: provedBy } }, request)
    return then(trx, { account, link, wayInId, mailboxProved: mailToken !== undefined, factorShown })
  })
}

/** Holds an account to its second factor, each try counted. @returns whether one was shown. */
async function showFactor(
  trx: Transaction,
  { env }: Pick<Services, 'env'>,
  { accountId, request }: { accountId: string; request: Omit<ProofRequest, 'proof'> },
): Promise<boolean> {
  const { factor, countFactorTry } = request
  if (factor !== undefined) await countFactorTry(accountId)
  return demandFactorAtLogin(trx, { env }, { accountId, code: factor }, request)
}

/**
 * Signs in with an identity that is linked already, and waits in this browser for the account's second factor.
 * @throws 400 invalid_token when none does, or it is not linked; 400 invalid_code; 401 factor_required; 429.
 */
export async function signInWithFactor(
  services: Services,
  request: Omit<ProofRequest, 'proof'> & { formerSession: string | undefined; ownDevice: boolean },
): Promise<StartedSession & { account: Account }> {
  const { now, requestId, caller } = request
  const { link } = await readPendingLink(services.database.connection, request)
  const { accountId, provider } = link
  if (provider === 'hosted') throw noPendingLink()
  return transactionWithFactor(services.database, { accountId, now, requestId, caller }, async (trx) => {
    await lockIdentity(trx, link)
    const account = await lockAccount(trx, accountId)
    const linked = await findIdentity(trx, link)
    if (!account || linked?.accountId !== accountId || !linked.provedAt) throw noPendingLink()
    const factorShown = await showFactor(trx, services, { accountId, request })
    if (!(await deletePendingLink(trx, link.id))) throw noPendingLink()
    await patchIdentity(trx, linked.id, { usedAt: now })
    const start = { ...request, begunBy: provider, wayInId: linked.id, factorShown }
    return { account, ...(await startSession(trx, account, start, request)) }
  })
}

/** Whether the identity that waits is linked to its account already, and only the second factor is missing. */
export async function isLinkedAlready(connection: Connection, { link }: PendingProof): Promise<boolean> {
  const linked = await findIdentity(connection, link)
  return linked?.accountId === link.accountId && linked.provedAt !== null
}

/** Links the identity of Google or Microsoft that waits in this browser (`linkByProof`), and signs in. */
export async function proveLink(
  services: Services,
  request: ProofRequest & { formerSession: string | undefined; ownDevice: boolean },
): Promise<StartedSession & { account: Account }> {
  return linkByProof(services, request, async (trx, { account, link, ...linked }) => {
    const { provider } = link
    if (provider === 'hosted') throw noPendingLink()
    const start = { ...request, ...linked, begunBy: provider }
    return { account, ...(await startSession(trx, account, start, request)) }
  })
}

/**
 * Links the hosted provider's identity that waits in this browser (`linkByProof`). No session of ours begins: its
 * provider signs in from now on [decision 0025].
 */
export async function proveHostedLink(services: Services, request: ProofRequest): Promise<Account> {
  return linkByProof(services, request, (_trx, { account }) => Promise.resolve(account))
}
