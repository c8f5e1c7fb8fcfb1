import { setTimeout as pause } from 'node:timers/promises'
import type { Person } from './product.ts'

/** Delay before a request without an answer is sent again, in milliseconds. */
const RETRY_DELAY_MS = 50

/**
 * Requests a password reset link for each person in turn, and repeats the request until it is acknowledged.
 * @param gapMs pause between two people.
 * @returns the addresses whose request was acknowledged.
 */
export async function requestMails(
  people: readonly Person[],
  ports: () => readonly number[],
  gapMs: number,
): Promise<Set<string>> {
  const promised = new Set<string>()
  let turn = 0
  for (const person of people) {
    const { email } = person.account
    while (!promised.has(email)) {
      turn += 1
      const port = ports()[turn % ports().length] ?? 0
      const answer = await person
        .at(port)
        .post('/auth/forgot-password', { email })
        .catch(() => undefined)
      if (answer?.status === 202) promised.add(email)
      else await pause(RETRY_DELAY_MS)
    }
    await pause(gapMs)
  }
  return promised
}
