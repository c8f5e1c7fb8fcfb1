import { v7 as uuidv7 } from 'uuid'
import { newSessionId } from '../../api/http/session-cookie.ts'

/** The password of every person here. */
export const password = 'nine quiet canoes'

const DAY = 24 * 3_600_000

/** A signed-in person with drafts and calculations, as the load needs to know them. */
export interface Person {
  accountId: string
  email: string
  /** What their browser's cookie says. */
  sessionId: string
  /** The draft that they save all the time. */
  draftId: string
  /** Further drafts, of an earlier day, to be submitted. */
  ready: string[]
  /** Calculations that they keep. */
  submissions: string[]
  /** The event of the mail that they had last, which was sent. */
  mailId: string
  joined: Date
  isPaid: boolean
}

/** How many of each a person has. */
export interface Belongings {
  /** Drafts that wait to be submitted. */
  ready: number
  submissions: number
}

const ids = (wanted: number, msecs: number): string[] =>
  Array.from({ length: wanted }, () => uuidv7({ msecs }))

/** Makes people up, who joined one after the other over the last year; every second one has Pro. */
export function makePeople(count: number, { ready, submissions }: Belongings, now: Date): Person[] {
  return Array.from({ length: count }, (_, index) => {
    const joined = new Date(now.getTime() - Math.round(((count - index) / count) * 360 * DAY) - DAY)
    const later = joined.getTime() + DAY / 2
    return {
      accountId: uuidv7({ msecs: joined.getTime() }),
      email: `person-${index}@example.test`,
      sessionId: newSessionId(),
      draftId: uuidv7({ msecs: later }),
      ready: ids(ready, later),
      submissions: ids(submissions, later),
      mailId: uuidv7({ msecs: later }),
      joined,
      isPaid: index % 2 === 0,
    }
  })
}
