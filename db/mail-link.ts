import { createHash, createHmac } from 'node:crypto'
import type { MailWith } from '../contract/jobs/mails.ts'
import { signingKeyOf } from '../platform/token-key.ts'

/** What a mailed link is for: the mail that carries it. A token made for one purpose is nothing for another. */
export type MailTokenPurpose = MailWith<'mailTokenId'>

/** The page of the web client that each link opens; its script calls the API. */
const pages: Record<MailTokenPurpose, string> = {
  'verify-email': '/verify',
  'reset-password': '/reset-password',
  'change-email': '/verify',
  'email-change-asked': '/email-change',
  'link-identity': '/link-account',
  'know-browser': '/know-browser',
  'confirm-code': '/account',
}

/**
 * The token of a mail_tokens row: HMAC-SHA256 of purpose and id under TOKEN_KEY, base64url (256 bits, 43 characters).
 * It can be made again from the id, so jobs carry ids only and a repeated job sends the same link [decision 0013].
 */
export function mailToken(tokenKey: string, purpose: MailTokenPurpose, id: string): string {
  return createHmac('sha256', signingKeyOf(tokenKey)).update(`${purpose}:${id}`).digest('base64url')
}

/** What a token is found by: the database keeps only this. */
export function hashMailToken(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}

/** The link to mail, on the address of the environment whatever a request's headers say [security S22]. */
export function mailLink(
  env: { PUBLIC_URL: string; TOKEN_KEY: string },
  purpose: MailTokenPurpose,
  id: string,
): string {
  const link = new URL(pages[purpose], env.PUBLIC_URL)
  link.searchParams.set('token', mailToken(env.TOKEN_KEY, purpose, id))
  return link.href
}
