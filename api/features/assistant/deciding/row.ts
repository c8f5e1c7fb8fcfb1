import type { Answers } from '../../../../tax/index.ts'
import type { Reading } from '../reading/index.ts'
import type { Decision } from './decision.ts'
import type { Supposed } from './own-change/supposed.ts'

/** What decides besides the message. */
export interface Context {
  /** The saved calculation of the person who asks; undefined where there is none. */
  readonly own: Answers | undefined
  /** The calendar year in Lagos. */
  readonly currentYear: number
  /** The person saw how the message was read, and said "Calculate". */
  readonly isConfirmed: boolean
  /** What the message before supposed of one's own. */
  readonly supposed?: Supposed | undefined
  /** The last answer was of the saved result. */
  readonly isAfterOwn?: boolean
  /** What was said before is joined in: the words of the reading are not those of one question. */
  readonly isJoined?: boolean
}

/** A row of the decision table: what it makes of a message, or undefined where the next row is to decide. */
export type Row = (reading: Reading, context: Context) => Decision | undefined
