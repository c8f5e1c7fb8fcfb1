import { formatNaira } from '../money/format.ts'
import { firstYearOfAct } from '../years/index.ts'
import { dayInFull } from '../worksheets/day.ts'
import type { Settlement } from './settlement.ts'

/** The answer in a sentence, its figure apart. */
export interface Headline {
  readonly before: string
  readonly figure: string
  readonly after: string
}

/**
 * What is left, first of all [spec 30.2]: "You still owe ₦971,520 by 31 March 2027."
 * @param today YYYY-MM-DD.
 */
export function headlineOf({ taxYear, left, due }: Settlement, today: string): Headline {
  const amount = formatNaira(Math.abs(left))
  if (taxYear < firstYearOfAct) return oldLawHeadline(left, amount)
  const day = due === null ? null : dayInFull(due.day)
  const isPast = due !== null && today > due.day
  if (left < 0) return { before: '', figure: amount, after: ' comes back to you, once you claim it.' }
  if (left === 0)
    return {
      before: 'Nothing is left to pay. ',
      figure: '',
      after:
        day === null || isPast
          ? 'The return is handed in all the same.'
          : `The return is still due by ${day}.`,
    }
  return {
    before: 'You still owe ',
    figure: amount,
    after: day === null ? '.' : isPast ? `. It was due on ${day}.` : ` by ${day}.`,
  }
}

function oldLawHeadline(left: number, amount: string): Headline {
  if (left === 0) return { before: 'By the estimate alone, nothing is left to pay.', figure: '', after: '' }
  const after = left > 0 ? ' is left to pay.' : ' more was paid than is due.'
  return { before: 'By the estimate alone, ', figure: amount, after }
}
