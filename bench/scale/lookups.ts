import { createClient } from '../load/client.ts'
import type { Person } from '../population/index.ts'
import { percentile } from '../figures.ts'
import { sessionCookie } from '../production-env.ts'

/** Every list and lookup of a person, by the path under /api. */
const lookUps: readonly (readonly [name: string, path: (person: Person) => string])[] = [
  ['GET /users/me', () => '/users/me'],
  ['GET /drafts', () => '/drafts'],
  ['GET /drafts/{id}', ({ draftId }) => `/drafts/${draftId}`],
  ['GET /submissions', () => '/submissions'],
  ['GET /submissions/{id}', ({ submissions }) => `/submissions/${submissions[0]}`],
  ['GET /submissions/{id}/report', ({ submissions }) => `/submissions/${submissions[0]}/report`],
  ['GET /billing/status', () => '/billing/status'],
  ['GET /auth/sessions', () => '/auth/sessions'],
]

/** A call by its name, and how long 95 of a hundred took at most, in milliseconds. */
export interface LookUp {
  name: string
  p95: number
}

/**
 * Asks for everything in the name of people from all over the table, one after the other.
 * @throws Error at the first answer that is not 200.
 */
export async function timeLookUps(app: string, people: readonly Person[], asked: number): Promise<LookUp[]> {
  const send = createClient(app)
  const step = Math.max(1, Math.floor(people.length / asked))
  const some = people.filter((_, index) => index % step === 0).slice(0, asked)
  const timed: LookUp[] = []
  for (const [name, path] of lookUps) {
    const taken: number[] = []
    for (const person of some) {
      const started = performance.now()
      const { status } = await send({
        method: 'GET',
        path: path(person),
        cookie: sessionCookie(person.sessionId),
      })
      if (status !== 200) throw new Error(`${name} was answered ${status}`)
      taken.push(performance.now() - started)
    }
    timed.push({ name, p95: percentile(taken, 0.95) })
  }
  return timed
}
