import { v7 as uuidv7 } from 'uuid'
import type { Transaction } from '../db/connection.ts'
import {
  findAccountOfAddress,
  insertAccount,
  insertConsent,
  lockAddress,
  type Account,
} from '../db/stores/accounts.ts'
import { audit } from '../db/stores/audit-log.ts'
import { insertIdentity } from '../db/stores/identities.ts'
import { findMailToken, killMailTokens, markMailTokenUsed, type MailToken } from '../db/stores/mail-tokens.ts'
import {
  deleteSignUps,
  deleteSignUpsOf,
  insertSignUp,
  listSignUps,
  type SignUp,
} from '../db/stores/sign-ups.ts'
import type { Database } from '../db/connection.ts'
import type { ProvedBy } from '../db/tables/accounts.ts'
import type { CommandContext } from '../platform/command-context.ts'
import { isOpen } from './links.ts'
import { deadVerificationLink } from './refusals.ts'
import { notices } from './notices.ts'
import { signUpToDrop } from './sign-up-bound.ts'

/** How long a sign-up waits, and how long what it brought waits to be used in its browser, in seconds. */
const SIGN_UP_SECONDS = 7 * 24 * 3600
const PROVISIONAL_SECONDS = 3600

/** What somebody signs up with: a password, or an identity whose provider does not vouch for the address. */
export type NewSignUp = Pick<SignUp, 'email' | 'browserHash' | 'place'> &
  Pick<SignUp, 'passwordHash' | 'provider' | 'issuer' | 'subject'> &
  Partial<Pick<SignUp, 'sessionHash' | 'sessionExpiresAt'>>

/**
 * Writes a sign-up down: no account, no data. The same browser's older one of the address ends; of more than ten, one
 * of the network with most. The caller holds the lock on the address.
 */
export async function addSignUp(
  trx: Transaction,
  signUp: NewSignUp,
  { now, signedUpAt = now }: { now: Date; signedUpAt?: Date },
): Promise<void> {
  const waiting = await listSignUps(trx, { email: signUp.email, now, limit: 100 })
  const { browserHash } = signUp
  const older = waiting.filter((one) => browserHash !== null && one.browserHash?.equals(browserHash))
  await deleteSignUps(
    trx,
    older.map(({ id }) => id),
  )
  await insertSignUp(trx, {
    sessionHash: null,
    sessionExpiresAt: null,
    ...signUp,
    id: uuidv7({ msecs: signedUpAt.getTime() }),
    notices: [...notices],
    createdAt: signedUpAt,
    expiresAt: new Date(signedUpAt.getTime() + SIGN_UP_SECONDS * 1000),
  })
  const drop = signUpToDrop(await listSignUps(trx, { email: signUp.email, now, limit: 100 }))
  if (drop !== undefined) await deleteSignUps(trx, [drop.id])
}

/** What a new account begins with. */
export interface NewAccount {
  email: string
  passwordHash: string | null
  identity?: {
    provider: 'google' | 'microsoft' | 'hosted'
    issuer: string
    subject: string
    provedBy: ProvedBy
  }
  /** The sign-up's browser, where what it brought counts until it was used there. */
  provisionalBrowser?: Buffer
  notices?: SignUp['notices']
}

/**
 * Opens the account of a free address whose mailbox was proved, and ends every sign-up and verification link of the
 * address. The caller holds the lock on the address.
 */
export async function openAccount(
  trx: Transaction,
  { email, passwordHash, identity, provisionalBrowser, notices: agreed = [...notices] }: NewAccount,
  { now, requestId, caller }: CommandContext,
): Promise<Account> {
  const accountId = uuidv7({ msecs: now.getTime() })
  const provider = identity?.provider
  const account: Account = {
    id: accountId,
    email,
    passwordHash,
    authProvider: provider === undefined || provider === 'hosted' ? 'email' : provider,
    verifiedAt: now,
    provisionalBrowser: provisionalBrowser ?? null,
    provisionalUntil: provisionalBrowser ? new Date(now.getTime() + PROVISIONAL_SECONDS * 1000) : null,
    knownBrowsersSince: now,
    lastUsedAt: now,
    refusedAt: null,
    sealedAt: null,
    unusedToldAt: null,
    firstName: null,
    lastName: null,
    dateOfBirth: null,
    tin: null,
    phoneNumber: null,
    subscriptionActiveUntil: null,
    celebratedUntil: null,
    createdAt: now,
    updatedAt: now,
  }
  await insertAccount(trx, account)
  if (identity)
    await insertIdentity(trx, {
      id: uuidv7(),
      accountId,
      provider: identity.provider,
      issuer: identity.issuer,
      subject: identity.subject,
      email,
      provedAt: now,
      provedBy: identity.provedBy,
      usedAt: identity.provedBy === 'provider' ? now : null,
      createdAt: now,
    })
  for (const notice of agreed) await insertConsent(trx, { ...notice, accountId, givenAt: now })
  await deleteSignUpsOf(trx, email)
  await killMailTokens(trx, { email, purposes: ['verify-email'] }, now)
  const actor = `account:${accountId}`
  const detail = provider === undefined ? {} : { provider }
  await audit(trx, { actor, action: 'user_created', accountId, now, requestId, caller, detail })
  return account
}

/** What opening a verification link did. */
export type Opening = 'adopted' | 'elsewhere'

/**
 * Opens a verification link. In the browser of a waiting sign-up its account begins, provisional and without a session;
 * anywhere else nothing happens, and its opener chooses a password. Opened again there it changes nothing.
 * @throws 400 invalid_token.
 */
export async function openVerification(
  { database }: { database: Database },
  { token, browserHash, ...context }: CommandContext & { token: string; browserHash: Buffer | null },
): Promise<Opening> {
  const { now } = context
  return database.transaction(async (trx) => {
    const found = await findMailToken(trx, 'verify-email', token)
    if (!found || now >= found.expiresAt) throw deadVerificationLink()
    await lockAddress(trx, found.email)
    // Read again under the lock: of two clicks the second finds it used.
    const link = (await findMailToken(trx, 'verify-email', token)) ?? found
    const wasOpenedHere =
      link.usedAt !== null && browserHash !== null && link.browserHash?.equals(browserHash)
    if (wasOpenedHere) return 'adopted'
    if (!isOpen(link, now)) throw deadVerificationLink()
    const signUp = await signUpOfBrowser(trx, link, { browserHash, now })
    if (!signUp || browserHash === null) return 'elsewhere'
    if (await findAccountOfAddress(trx, link.email)) throw deadVerificationLink()

    const { email, passwordHash, provider, issuer, subject } = signUp
    await markMailTokenUsed(trx, link.id, now, browserHash)
    const identity =
      provider !== null && issuer !== null && subject !== null
        ? { provider, issuer, subject, provedBy: 'sign-up' as const }
        : undefined
    await openAccount(
      trx,
      {
        email,
        passwordHash,
        ...(identity && { identity }),
        provisionalBrowser: browserHash,
        notices: signUp.notices,
      },
      context,
    )
    return 'adopted'
  })
}

/** The newest sign-up of the link's address in this browser. */
async function signUpOfBrowser(
  trx: Transaction,
  { email }: MailToken,
  { browserHash, now }: { browserHash: Buffer | null; now: Date },
): Promise<SignUp | undefined> {
  if (browserHash === null) return undefined
  const waiting = await listSignUps(trx, { email, now })
  return waiting.find((one) => one.browserHash?.equals(browserHash))
}
