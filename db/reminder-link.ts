import { createHmac, timingSafeEqual } from 'node:crypto'
import { parse, stringify } from 'uuid'
import { isMadeWith, signingKeyOf } from '../platform/token-key.ts'
import { reminderKinds, type ReminderKind } from '../contract/jobs/reminders.ts'

/** What a link that ends a reminder names: its row and, for whoever reads the link, its kind. */
export interface ReminderOfLink {
  id: string
  kind: ReminderKind
}

const signatureOf = (key: string, { id, kind }: ReminderOfLink): Buffer =>
  createHmac('sha256', key).update(`end-reminder:${kind}:${id}`).digest()

/**
 * The token of the link that ends a reminder: its kind, then its id and their HMAC-SHA256 under TOKEN_KEY. It ends and
 * brings back reminders and opens nothing else; it works until the account is deleted or the key changes [security S65].
 */
export function reminderToken(tokenKey: string, reminder: ReminderOfLink): string {
  const signed = Buffer.concat([parse(reminder.id), signatureOf(signingKeyOf(tokenKey), reminder)])
  return `${reminder.kind}.${signed.toString('base64url')}`
}

/** Bytes of an id. */
const ID = 16

/** What a token of ours names; undefined for any other text. */
export function readReminderToken(tokenKey: string, token: string): ReminderOfLink | undefined {
  const [name, rest = ''] = token.split('.')
  const kind = reminderKinds.find((known) => known === name)
  const bytes = Buffer.from(rest, 'base64url')
  const signature = bytes.subarray(ID)
  if (kind === undefined || signature.length !== 32) return undefined
  // Bytes that are no id make no text of one.
  const id = stringifyAny(bytes.subarray(0, ID))
  if (id === undefined) return undefined
  const isOurs = (key: string) => timingSafeEqual(signature, signatureOf(key, { id, kind }))
  return isMadeWith(tokenKey, isOurs) ? { id, kind } : undefined
}

function stringifyAny(bytes: Buffer): string | undefined {
  try {
    return stringify(bytes)
  } catch {
    return undefined
  }
}
