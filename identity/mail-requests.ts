import { v7 as uuidv7 } from 'uuid'
import type { Database, Transaction } from '../db/connection.ts'
import { findAccountOfAddress, lockAddress, type Account } from '../db/stores/accounts.ts'
import { audit } from '../db/stores/audit-log.ts'
import { findPendingLink } from '../db/stores/identities.ts'
import { insertMailRequest, takeMailRequest, type MailRequest } from '../db/stores/mail-requests.ts'
import { listMailedLinks } from '../db/stores/mail-tokens.ts'
import { addToOutbox, countOutboxMails } from '../db/stores/outbox.ts'
import { listSignUps } from '../db/stores/sign-ups.ts'
import type { CommandContext, OnBehalf } from '../platform/command-context.ts'
import { seal, unseal } from '../platform/seal.ts'
import { tellOnceADay } from './history.ts'
import { mailLinkTo } from './links.ts'
import { hasMailGaps, mailBound, MOST_OF_A_PLACE, type MailGapsEnv } from './mail-bounds.ts'
import { addSignUp } from './sign-ups.ts'
import { mailAddressUse } from './tell-of-deletion.ts'

interface MailServices {
  database: Database
  env: { TOKEN_KEY: string } & MailGapsEnv
}

/** What somebody asks to be mailed. */
export interface MailAsked {
  purpose: Exclude<MailRequest['purpose'], 'account-deleted'>
  email: string
  /** Whose links are at home there; none for what carries no link. */
  browserHash?: Buffer
  /** For a sign-up. */
  passwordHash?: string
  /** The account that this browser is known to. */
  knownAccountId?: string | undefined
}

/** Of requests that no network asked for (support's), and of those from no browser in particular. */
const NOWHERE = Buffer.alloc(32)

/**
 * Takes a request for a mail: the same few statements whether the address is known or not [security S09]. The worker
 * looks it up (`answerMailRequest`). The address is sealed, so that the table and its job say nothing.
 */
export async function askForMail(
  { database, env }: MailServices,
  request: CommandContext & MailAsked,
): Promise<void> {
  await database.transaction((trx) => addMailRequest(trx, env, request))
}

/** Takes a request for a mail in the transaction of what makes it needed. */
export async function addMailRequest(
  trx: Transaction,
  { TOKEN_KEY }: MailServices['env'],
  {
    purpose,
    email,
    browserHash = NOWHERE,
    passwordHash,
    knownAccountId,
    ...context
  }: CommandContext & MailAsked,
): Promise<void> {
  const { now, requestId, caller } = context
  const mailRequestId = uuidv7()
  await insertMailRequest(trx, {
    id: mailRequestId,
    purpose,
    addressSealed: seal(TOKEN_KEY, mailAddressUse, email),
    passwordHash: passwordHash ?? null,
    browserHash,
    place: caller?.network ?? NOWHERE,
    knownAccountId: knownAccountId ?? null,
    createdAt: now,
  })
  const job = 'answer-mail-request'
  await addToOutbox(trx, { job, payload: { mailRequestId, requestId }, accountId: null, now })
  const entry = { actor: 'anyone', action: 'authn_token_created', accountId: null }
  await audit(trx, { ...entry, now, requestId, caller, detail: { asked: purpose } })
}

/**
 * Answers a request: what a sign-up brought is written down, and a mail goes out unless a working one lies in the
 * mailbox. Runs twice with one effect.
 * @returns in a few words what was done, without personal data.
 */
export async function answerMailRequest(
  { database, env }: MailServices,
  { mailRequestId, ...context }: CommandContext & { mailRequestId: string },
): Promise<string> {
  return database.transaction(async (trx) => {
    const request = await takeMailRequest(trx, mailRequestId)
    if (!request) return 'answered before'
    const email = unseal(env.TOKEN_KEY, mailAddressUse, request.addressSealed)
    await lockAddress(trx, email)
    const { purpose, passwordHash, browserHash, place, createdAt } = request
    const { now } = context
    if (purpose === 'sign-up' && passwordHash !== null) {
      const nobody = { provider: null, issuer: null, subject: null }
      await addSignUp(
        trx,
        { email, passwordHash, browserHash, place, ...nobody },
        { now, signedUpAt: createdAt },
      )
    }
    const owner = await findAccountOfAddress(trx, email)
    const to = { email, owner, env, request, context }
    return owner ? answerOwner(trx, owner, to) : answerNobody(trx, to)
  })
}

interface Addressee {
  email: string
  owner: Account | undefined
  env: MailServices['env']
  request: MailRequest
  context: CommandContext
}

/** To an address without an account: its verification link, when somebody signed up there. */
async function answerNobody(trx: Transaction, to: Addressee): Promise<string> {
  const { email, env, request, context } = to
  const waiting = await listSignUps(trx, { email, now: context.now, limit: 1 })
  const forOwners = request.purpose === 'known-browser' || request.purpose === 'guessing-stopped'
  if (waiting.length === 0 || forOwners) return 'nobody is there'
  return mailWithinBounds(trx, to, 'verify-email', () =>
    mailLinkTo(trx, { env }, { accountId: null, email, purpose: 'verify-email', ...context }),
  )
}

async function answerOwner(trx: Transaction, owner: Account, to: Addressee): Promise<string> {
  const { email, env, request, context } = to
  const { purpose, browserHash, place } = request
  const accountId = owner.id
  const atHome = async (linkPurpose: LinkAtHome['purpose'], matterId?: string): Promise<string> => {
    const link = { email, purpose: linkPurpose, browserHash, place }
    if (!(await mayMailHome(trx, env, { ...link, now: context.now }))) return 'a working link is out'
    await mailLinkTo(
      trx,
      { env },
      { accountId, ...link, ...(matterId !== undefined && { matterId }), ...context },
    )
    return `mailed: ${linkPurpose}`
  }
  if (purpose === 'guessing-stopped') return tellOfGuessing(trx, owner, context)
  if (purpose === 'known-browser') return atHome('know-browser')
  if (purpose === 'reset' || (purpose === 'verification' && owner.provisionalUntil !== null))
    return mailWithinBounds(trx, to, 'reset-password', () =>
      mailLinkTo(
        trx,
        { env },
        { accountId, email, purpose: 'reset-password', browserHash, place, ...context },
      ),
    )
  if (purpose === 'verification') {
    const waits = await findPendingLink(trx, browserHash, context.now)
    if (waits?.accountId === accountId) return atHome('link-identity', waits.id)
    if ((await listSignUps(trx, { email, now: context.now, limit: 1 })).length === 0)
      return 'nobody waits there'
  }
  return remindOwner(trx, owner, context)
}

/** Sends a link unless a bound says that a working one lies in the mailbox. */
async function mailWithinBounds(
  trx: Transaction,
  { email, owner, env, request: { knownAccountId }, context: { now } }: Addressee,
  purpose: 'reset-password' | 'verify-email',
  send: () => Promise<unknown>,
): Promise<string> {
  const since = new Date(now.getTime() - 24 * 3_600_000)
  const mailed = await listMailedLinks(trx, { email, purpose, since })
  const known = owner !== undefined && knownAccountId === owner.id
  if (hasMailGaps(env) && !mailBound(purpose, { mailed, now, known })) return 'a working link is out'
  await send()
  return `mailed: ${purpose}`
}

/** Tells an owner, once a day, that strangers guessed at the password until it was shut to them. */
async function tellOfGuessing(trx: Transaction, owner: Account, context: CommandContext): Promise<string> {
  const told = await tellOnceADay(trx, { accountId: owner.id, event: 'guessing-stopped' }, context)
  return told ? 'told the owner' : 'was told today'
}

/** A link that is at home in the browser that asks for it, and may be mailed to an account's address. */
export interface LinkAtHome {
  email: string
  purpose: 'know-browser' | 'link-identity'
  browserHash: Buffer
  place: Buffer | null
}

/**
 * Whether a link that works in one browser alone may be mailed: none while this browser's own is out, and few an hour
 * because of one network. What other browsers had mailed does nothing for this one, and keeps nothing back.
 */
export async function mayMailHome(
  trx: Transaction,
  env: MailGapsEnv,
  { email, purpose, browserHash, place, now }: LinkAtHome & { now: Date },
): Promise<boolean> {
  if (!hasMailGaps(env)) return true
  const ago = (hours: number) => new Date(now.getTime() - hours * 3_600_000)
  const mailed = await listMailedLinks(trx, { email, purpose, browserHash, since: ago(24) })
  if (!mailBound(purpose, { mailed, now, known: false })) return false
  const ofPlace = place ? await listMailedLinks(trx, { email, purpose, place, since: ago(1) }) : []
  return ofPlace.length < MOST_OF_A_PLACE
}

/** How often an owner is told that somebody signed up with their address, in seconds. */
const REMIND_SECONDS = 20 * 60

/** Tells the owner of an address that somebody, most likely they, signed up with it again [security S09]. */
async function remindOwner(trx: Transaction, owner: Account, context: CommandContext): Promise<string> {
  const { now, requestId, caller } = context
  const accountId = owner.id
  const mail = 'already-registered'
  const since = new Date(now.getTime() - REMIND_SECONDS * 1000)
  if ((await countOutboxMails(trx, { accountId, mail, since })) > 0) return 'was reminded'
  await addToOutbox(trx, { job: 'send-email', payload: { mail, accountId, requestId }, accountId, now })
  await audit(trx, { actor: 'anyone', action: 'user_created_fail', accountId, now, requestId, caller })
  return 'reminded the owner'
}

type SupportServices = Pick<MailServices, 'database'> & Parameters<typeof mailLinkTo>[1]

/** A mail that support had sent. */
interface MailedFor {
  eventId: string
  auditId: string
}

/**
 * Mails a link for support, whom somebody asks whose mail is lost: more than strangers may have mailed.
 * @param services without TOKEN_KEY the link works once its mail has been made.
 * @returns undefined while enough working links lie in the mailbox.
 */
async function mailForSupport(
  services: SupportServices,
  link: { accountId: string | null; email: string; purpose: 'verify-email' | 'reset-password' },
  { onBehalf, ...context }: CommandContext & { onBehalf: OnBehalf },
): Promise<MailedFor | undefined> {
  const { now, requestId, caller } = context
  const { accountId, email, purpose } = link
  return services.database.transaction(async (trx) => {
    await lockAddress(trx, email)
    const since = new Date(now.getTime() - 24 * 3_600_000)
    const mailed = await listMailedLinks(trx, { email, purpose, since })
    if (!mailBound(purpose, { mailed, now, known: true })) return undefined
    const eventId = await mailLinkTo(trx, services, { ...link, ...context })
    const auditId = await audit(trx, {
      actor: onBehalf.actor,
      action: 'authn_token_created',
      accountId,
      now,
      requestId,
      caller,
      reason: onBehalf.reason,
      detail: { purpose },
    })
    return { eventId, auditId }
  })
}

/** Mails the verification link of an address that has signed up, for support (`mailForSupport`). */
export function sendVerificationFor(
  services: SupportServices,
  { email, ...request }: CommandContext & { email: string; onBehalf: OnBehalf },
): Promise<MailedFor | undefined> {
  return mailForSupport(services, { accountId: null, email, purpose: 'verify-email' }, request)
}

/** Mails the link that sets a new password, for support (`mailForSupport`). */
export function sendResetFor(
  services: SupportServices,
  { accountId, email, ...request }: CommandContext & { accountId: string; email: string; onBehalf: OnBehalf },
): Promise<MailedFor | undefined> {
  return mailForSupport(services, { accountId, email, purpose: 'reset-password' }, request)
}
