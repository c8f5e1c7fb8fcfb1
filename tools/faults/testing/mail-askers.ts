import { setTimeout as pause } from 'node:timers/promises'
import type { Person } from './product.ts'

/** How long somebody waits who got no answer, in milliseconds. */
const PATIENCE = 50

/**
 * Has each person ask for the link to set a new password, one after the other, until they are told that it is on
 * its way.
 * @param gapMs pause between two people.
 * @returns the addresses that were promised a mail.
 */
export async function askForMails(
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
      else await pause(PATIENCE)
    }
    await pause(gapMs)
  }
  return promised
}
