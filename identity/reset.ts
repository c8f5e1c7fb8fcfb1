import type { Connection, Database, Transaction } from '../db/connection.ts'
import type { EndedWaysIn, WayInKind } from '../contract/jobs/security-events.ts'
import { countLiveLinks, endAccountantLinks } from '../db/stores/accountant-links.ts'
import {
  findAccount,
  findAccountOfAddress,
  lockAccount,
  lockAddress,
  patchAccount,
  type Account,
} from '../db/stores/accounts.ts'
import type { AuthenticationResponseJSON } from '@simplewebauthn/server'
import { deleteIdentities, deletePendingLinks, listIdentities } from '../db/stores/identities.ts'
import {
  findMailToken,
  killMailTokens,
  markMailTokenUsed,
  takeFactorTry,
  type MailToken,
} from '../db/stores/mail-tokens.ts'
import { endSessionsOf } from '../db/stores/sessions.ts'
import { endWaitingChanges } from '../db/stores/waiting-changes.ts'
import type { EndedBecause } from '../db/tables/accounts.ts'
import type { CommandContext } from '../platform/command-context.ts'
import { listFactorKinds, type FactorKind, type ShownFactor } from './factors/guard.ts'
import { endOtherFactors } from './factors/remove-factor.ts'
import { checkPasskey } from './factors/show-passkey.ts'
import { tell } from './history.ts'
import { isOpen } from './links.ts'
import { hashNewPassword, opened } from './passwords.ts'
import { demandFactorAtReset, resetDemand } from './regain.ts'
import { deadResetLink, wrongFactor } from './refusals.ts'
import { countLiveSessions } from './sessions.ts'
import { openAccount } from './sign-ups.ts'

interface Services {
  database: Database
  env: { TOKEN_KEY: string; PUBLIC_URL: string }
}

/** Links whose opener may choose a password: of a forgotten one, and of a sign-up that began elsewhere. */
const purposes = ['reset-password', 'verify-email'] as const

/** How many codes of a second factor can be typed with one link. */
const FACTOR_TRIES = 5

/** What a link opens a form for: the account that it resets, or none yet for a sign-up. */
interface PasswordLink {
  link: MailToken
  account: Account | undefined
}

/** The open link and its account. A link to an address that the account has left opens nothing. */
async function findPasswordLink(
  connection: Connection,
  token: string,
  now: Date,
): Promise<PasswordLink | undefined> {
  const link = await findMailToken(connection, purposes, token)
  if (!link || !isOpen(link, now)) return undefined
  if (link.purpose === 'verify-email')
    return (await findAccountOfAddress(connection, link.email)) ? undefined : { link, account: undefined }
  const account = link.accountId === null ? undefined : await findAccount(connection, link.accountId)
  return account?.email === link.email && account.sealedAt === null ? { link, account } : undefined
}

/** What a link would do, for the form to say. */
export interface PasswordLinkShown {
  /** The address that the link was mailed to. */
  email: string
  purpose: 'reset' | 'sign-up'
  /** What choosing a password ends. */
  ends: EndedWaysIn
  /** Second factors of which choosing it asks for one. */
  factors: FactorKind[]
}

/** Reads a link without using it up; undefined when it opens nothing. */
export async function readPasswordLink(
  { database: { connection } }: Pick<Services, 'database'>,
  { token, now }: { token: string; now: Date },
): Promise<PasswordLinkShown | undefined> {
  const found = await findPasswordLink(connection, token, now)
  if (!found) return undefined
  const { link, account } = found
  if (!account)
    return {
      email: link.email,
      purpose: 'sign-up',
      ends: { sessions: 0, waysIn: [], changes: 0 },
      factors: [],
    }
  const sessions = await countLiveSessions(connection, { accountId: account.id, now })
  const identities = account.refusedAt === null ? await listIdentities(connection, account.id) : []
  const factorsHeld = account.refusedAt === null ? await listFactorKinds(connection, account.id) : []
  const { factors } =
    account.refusedAt === null
      ? await resetDemand(connection, { accountId: account.id, now })
      : { factors: [] }
  return {
    email: link.email,
    purpose: 'reset',
    ends: {
      sessions,
      waysIn: [...identities.map(({ provider }) => provider), ...factorsHeld],
      changes: 0,
      links: await countLiveLinks(connection, { accountId: account.id, now }),
    },
    factors,
  }
}

/**
 * Sets the password of whoever holds the mailbox, with a link that works once: of an account, or of a sign-up whose
 * link was opened elsewhere, whose account then begins with this password alone. Every other way in ends, and the owner
 * is told which. No session begins.
 * @returns the address whose password it is.
 * @throws 400 invalid_token, or for a guessable password; 401 factor_required, 400 invalid_code or invalid_passkey for
 * an account with a second factor; 503 when too many passwords wait to be hashed.
 */
export async function choosePassword(
  services: Services,
  request: CommandContext & {
    token: string
    password: string
    /** A code of the second factor, where the account has one. */
    factor?: string | undefined
    /** A passkey's answer, and the id of what this browser was asked. */
    passkey?: AuthenticationResponseJSON | undefined
    attemptId?: string | undefined
  },
): Promise<{ email: string }> {
  const { token, password, now } = request
  const { database, env } = services
  // Hashing is costly, so the link is looked at first.
  const shown = await findPasswordLink(database.connection, token, now)
  if (!shown) throw deadResetLink()
  const { email } = shown.link
  const passwordHash = await hashNewPassword(env, {
    email,
    password,
    accountHash: shown.account?.passwordHash,
  })
  const factor = await factorOf(services, shown, request)

  return database.transaction(async (trx) => {
    await lockAddress(trx, email)
    if (shown.account) await lockAccount(trx, shown.account.id)
    // Read again under the locks: of two at once the second finds it used.
    const found = await findPasswordLink(trx, token, now)
    if (!found) throw deadResetLink()
    const { link, account } = found
    await markMailTokenUsed(trx, link.id, now)
    if (!account) await openAccount(trx, { email: link.email, passwordHash }, request)
    else if (account.refusedAt !== null) await replaceRefused(trx, { account, passwordHash }, request)
    else {
      const asked = { accountId: account.id, ...factor }
      const kept = await demandFactorAtReset(trx, { env }, asked, request)
      await reset(trx, { account, passwordHash, kept }, request)
    }
    return { email }
  })
}

/**
 * What was sent as the second factor: a passkey is checked, a code counted, outside the transaction that a wrong one
 * rolls back.
 * @throws 400 invalid_passkey; 400 invalid_code after five codes with one link.
 */
async function factorOf(
  { database, env }: Services,
  { link, account }: PasswordLink,
  { factor: code, passkey: response, attemptId, now }: Parameters<typeof choosePassword>[1],
): Promise<Pick<Parameters<typeof demandFactorAtReset>[2], 'code' | 'passkey'>> {
  if (!account) return {}
  if (response) {
    const asked = { purpose: 'sign-in', sessionId: null, accountId: account.id } as const
    return { passkey: await checkPasskey({ database, env }, { ...asked, attemptId, response, now }) }
  }
  if (code === undefined) return {}
  if (!(await takeFactorTry(database.connection, { id: link.id, tries: FACTOR_TRIES }))) throw wrongFactor()
  return { code }
}

async function reset(
  trx: Transaction,
  { account, passwordHash, kept }: { account: Account; passwordHash: string; kept: ShownFactor | undefined },
  context: CommandContext,
): Promise<void> {
  const { now } = context
  const accountId = account.id
  const others = await endWaysIn(trx, { account }, { because: 'reset', ...context })
  const factors = await endOtherFactors(trx, accountId, kept)
  const ended = { ...others, waysIn: [...others.waysIn, ...factors] }
  await patchAccount(trx, accountId, { ...opened, passwordHash, knownBrowsersSince: now, updatedAt: now })
  await tell(trx, { accountId, event: 'password-reset', detail: { ended } }, context)
}

/**
 * The mail server refused the address for good while nobody used its account: whoever reads the mailbox now may be
 * another person. They get a new, empty account; the old one is sealed for a factor or identity that remains.
 */
async function replaceRefused(
  trx: Transaction,
  { account, passwordHash }: { account: Account; passwordHash: string },
  context: CommandContext,
): Promise<void> {
  const { now } = context
  await endSessionsOf(trx, { accountId: account.id }, { because: 'reset', now })
  await killMailTokens(trx, { accountId: account.id }, now)
  // What waited would be told and proved by the mailbox, which is another person's now.
  await deletePendingLinks(trx, { accountId: account.id })
  await endWaitingChanges(trx, { accountId: account.id, outcome: 'dropped', now })
  await endAccountantLinks(trx, { accountId: account.id }, { because: 'safety', now })
  await patchAccount(trx, account.id, { sealedAt: now, passwordHash: null, updatedAt: now })
  await openAccount(trx, { email: account.email, passwordHash }, context)
}

/** What to leave when everything else ends. */
export interface WaysInKept {
  account: Pick<Account, 'id'>
  /** The public id of the session that stays. */
  exceptSession?: string | undefined
}

/**
 * Ends every session, identity, link, waiting identity and waiting change of an account, and the links that show a
 * calculation to a reader: whoever was in may have made one. The password stays for the caller to set.
 * @returns what ended, for its owner to see.
 */
export async function endWaysIn(
  trx: Transaction,
  { account, exceptSession }: WaysInKept,
  { because, now }: CommandContext & { because: EndedBecause },
): Promise<EndedWaysIn> {
  const accountId = account.id
  const sessions = await endSessionsOf(trx, { accountId, except: exceptSession }, { because, now })
  const identities = await deleteIdentities(trx, accountId)
  await deletePendingLinks(trx, { accountId })
  await killMailTokens(trx, { accountId }, now)
  const changes = await endWaitingChanges(trx, { accountId, outcome: 'dropped', now })
  const links = await endAccountantLinks(trx, { accountId }, { because: 'safety', now })
  const waysIn: WayInKind[] = identities.map(({ provider }) => provider)
  return { sessions, waysIn, changes: changes.length, links: links.length }
}
