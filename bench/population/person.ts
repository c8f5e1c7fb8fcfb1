import { v7 as uuidv7 } from 'uuid'
import { newSecretId } from '../../identity/sessions.ts'

/** A version 7 UUID of that moment, as the product makes its ids. */
export const uuidAt = (moment: Date): string => uuidv7({ msecs: moment.getTime() })

/** What a person in the middle of the questionnaire has typed: about 600 bytes. */
export const typedAnswers = {
  firstName: 'Adaeze',
  lastName: 'Okafor',
  tin: '12345678-0001',
  taxYear: '2026',
  status: 'employee',
  salary: '6,000,000',
  commissions: '250,000',
  allowances: '1,200,000',
  interest: '48,500.75',
  dividendsNigeria: '120,000',
  rentPaidBySelf: '1,000,000',
  lifeAssurance: '90,000',
}

/** The same answers with another salary: tells one write from another. @param salary in naira. */
export const answersWith = (salary: number): Record<string, string> => ({
  ...typedAnswers,
  salary: `${salary}`,
})

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

/** How many records each person has. */
export interface RecordCounts {
  /** Drafts that wait to be submitted. */
  ready: number
  submissions: number
}

const ids = (wanted: number, msecs: number): string[] =>
  Array.from({ length: wanted }, () => uuidv7({ msecs }))

/** Makes people up, who joined one after the other over the last year; every second one has Pro. */
export function makePeople(count: number, { ready, submissions }: RecordCounts, now: Date): Person[] {
  return Array.from({ length: count }, (_, index) => {
    const joined = new Date(now.getTime() - Math.round(((count - index) / count) * 360 * DAY) - DAY)
    const later = joined.getTime() + DAY / 2
    return {
      accountId: uuidv7({ msecs: joined.getTime() }),
      email: `person-${index}@example.test`,
      sessionId: newSecretId(),
      draftId: uuidv7({ msecs: later }),
      ready: ids(ready, later),
      submissions: ids(submissions, later),
      mailId: uuidv7({ msecs: later }),
      joined,
      isPaid: index % 2 === 0,
    }
  })
}
