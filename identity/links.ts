import type { MailPayload } from '../contract/jobs/mails.ts'
import type { Connection, Transaction } from '../db/connection.ts'
import type { MailTokenPurpose } from '../db/mail-link.ts'
import {
  findMailToken,
  insertMailToken,
  markCodeShown,
  takeCodeTry,
  type MailToken,
} from '../db/stores/mail-tokens.ts'
import { addToOutbox } from '../db/stores/outbox.ts'
import type { CommandContext } from '../platform/command-context.ts'
import { isMadeWith, signingKeyOf, type TokenKey } from '../platform/token-key.ts'
import { codeOf, normalCode, readableCode } from '../platform/typed-codes.ts'
import { deadLink, wrongCode } from './refusals.ts'

/** How long mailed links work, in seconds [spec 17.7]. */
export const linkSeconds: Readonly<Record<MailTokenPurpose, number>> = {
  'verify-email': 24 * 3600,
  'reset-password': 3600,
  'change-email': 3600,
  'email-change-asked': 7 * 24 * 3600,
  'link-identity': 3600,
  'know-browser': 3600,
  'confirm-code': 600,
}

/** How long a code can be typed after it was shown, in seconds, and how many tries there are. */
const CODE_SECONDS = 600
const CODE_TRIES = 5

/** A key from which links are made; support has none: its links work once the worker made their mail. */
interface LinkKey {
  readonly env: { readonly TOKEN_KEY?: string | undefined }
}

/** What a new link is bound to. */
export interface LinkTo {
  accountId: string | null
  email: string
  purpose: MailTokenPurpose
  /** The browser that asks. */
  browserHash?: Buffer | null
  /** What it is about. */
  matterId?: string
  /** The network that asked; the caller's unless given. */
  place?: Buffer | null
}

/**
 * Makes a link (or, for `confirm-code`, a code) and writes the mail that carries it to the outbox. Earlier ones keep
 * working: nobody can end a link by asking for another [decision 0032].
 * @returns id of the event that carries the mail.
 */
export async function mailLinkTo(
  trx: Transaction,
  { env }: LinkKey,
  link: CommandContext & LinkTo,
): Promise<string> {
  const { accountId, email, purpose, browserHash = null, matterId, now, requestId, caller } = link
  const mailTokenId = await insertMailToken(trx, env.TOKEN_KEY, {
    accountId,
    email,
    purpose,
    browserHash,
    matterId: matterId ?? null,
    place: link.place ?? caller?.network ?? null,
    // The code stands in the mail itself.
    codeShownAt: purpose === 'confirm-code' ? now : null,
    createdAt: now,
    expiresAt: new Date(now.getTime() + linkSeconds[purpose] * 1000),
  })
  const payload = { mail: purpose, ...(accountId !== null && { accountId }), mailTokenId, requestId }
  return addToOutbox(trx, { job: 'send-email', payload: payload as MailPayload, accountId, now })
}

/** A link is open until it is used, ended or expired. */
export function isOpen(token: MailToken, now: Date): boolean {
  return token.usedAt === null && token.supersededAt === null && now < token.expiresAt
}

/** The open link of a token that somebody holds. @throws 400 invalid_token. */
export async function findOpenLink(
  connection: Connection,
  purposes: MailTokenPurpose | readonly MailTokenPurpose[],
  token: string,
  now: Date,
): Promise<MailToken> {
  const link = await findMailToken(connection, purposes, token)
  if (!link || !isOpen(link, now)) throw deadLink()
  return link
}

const CODE_LENGTH = 8

type CodedLink = Pick<MailToken, 'id' | 'purpose'>

const codeUnder = (key: string, { id, purpose }: CodedLink): string =>
  codeOf(key, `${purpose}:${id}`, CODE_LENGTH)

/** The code that stands for a link elsewhere. */
export const codeOfLink = (tokenKey: TokenKey, link: CodedLink): string =>
  codeUnder(signingKeyOf(tokenKey), link)

/** Purposes whose link, opened in another browser, shows a code to type in the one that asked. */
export const codePurposes = ['link-identity', 'change-email', 'know-browser'] as const

/**
 * The code to show where a link was opened in another browser than the one that asked. Changes nothing but how long
 * the code can be typed.
 * @throws 400 invalid_token.
 */
export async function showCode(
  connection: Connection,
  { TOKEN_KEY }: { TOKEN_KEY: string },
  { token, now }: { token: string; now: Date },
): Promise<{ code: string; purpose: (typeof codePurposes)[number] }> {
  const link = await findOpenLink(connection, codePurposes, token, now)
  await markCodeShown(connection, link.id, now)
  return {
    code: readableCode(codeOfLink(TOKEN_KEY, link)),
    purpose: link.purpose as (typeof codePurposes)[number],
  }
}

/**
 * The open link whose code was typed in the browser that asked, or about this matter. Each try counts before it is
 * checked, also one that runs beside others.
 * @param connection never a transaction that a wrong code would roll back.
 * @throws 400 invalid_code.
 */
export async function findLinkOfCode(
  connection: Connection,
  { TOKEN_KEY }: { TOKEN_KEY: string },
  typed: { purpose: MailTokenPurpose; browserHash?: Buffer; matterId?: string; code: string; now: Date },
): Promise<MailToken> {
  const { code, now } = typed
  const links = await takeCodeTry(connection, { ...typed, tries: CODE_TRIES })
  const since = now.getTime() - CODE_SECONDS * 1000
  const found = links.find(
    (link) =>
      link.codeShownAt !== null &&
      link.codeShownAt.getTime() > since &&
      isMadeWith(TOKEN_KEY, (key) => codeUnder(key, link) === normalCode(code)),
  )
  if (!found) throw wrongCode()
  return found
}
