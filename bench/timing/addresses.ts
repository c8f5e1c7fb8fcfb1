import { randomBytes } from 'node:crypto'
import { v7 as uuidv7 } from 'uuid'
import type { Connection } from '../../db/connection.ts'
import { insertSignUp } from '../../db/stores/sign-ups.ts'
import { verifiedAccount } from '../../db/testing/factories.ts'
import { hashPassword } from '../../platform/password-hash.ts'

/** What may be true of an address that somebody asks about; the unknown twice, because the two differ by chance alone. */
export const states = [
  'unknown',
  'unknown, others',
  'verified',
  'verified, by Google',
  'waiting',
  'provisional',
] as const
export type AddressState = (typeof states)[number]

const DAY = 24 * 3_600_000

/** Makes addresses of each state, so many of each, and gives them by state. */
export async function makeAddresses(
  connection: Connection,
  each: number,
): Promise<Readonly<Record<AddressState, readonly string[]>>> {
  const now = new Date()
  const soon = new Date(now.getTime() + DAY)
  const passwordHash = await hashPassword('six quiet looms by night')
  const db = { connection }
  const addressOf = (state: AddressState, index: number) =>
    `${state.replaceAll(/\W+/g, '-')}-${index}@example.test`
  const make: Record<AddressState, (email: string) => Promise<unknown>> = {
    unknown: () => Promise.resolve(),
    'unknown, others': () => Promise.resolve(),
    verified: (email) => verifiedAccount(db, { email, passwordHash }),
    'verified, by Google': (email) =>
      verifiedAccount(db, { email, passwordHash: null, authProvider: 'google' }),
    waiting: (email) =>
      insertSignUp(connection, {
        id: uuidv7(),
        email,
        passwordHash,
        provider: null,
        issuer: null,
        subject: null,
        browserHash: randomBytes(32),
        place: randomBytes(32),
        sessionHash: null,
        sessionExpiresAt: null,
        notices: [],
        createdAt: now,
        expiresAt: soon,
      }),
    provisional: (email) =>
      verifiedAccount(db, {
        email,
        passwordHash,
        provisionalBrowser: randomBytes(32),
        provisionalUntil: soon,
      }),
  }
  const made = {} as Record<AddressState, string[]>
  for (const state of states) {
    made[state] = Array.from({ length: each }, (_, index) => addressOf(state, index))
    for (const email of made[state]) await make[state](email)
  }
  return made
}
