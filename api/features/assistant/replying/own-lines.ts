import {
  amountKeys,
  type AmountKey,
  type Answers,
  calculate,
  explain,
  type Explanation,
  type Line,
  rowsOf,
  settle,
  type Worksheets,
} from '../../../../tax/index.ts'
import type { AskedLines } from '../deciding/own-lines/forms.ts'
import type { OwnLineId } from '../deciding/own-lines/names.ts'
import { savedFiguresOf } from './figures.ts'
import type { LineWords } from './words/line-words.ts'

/** What a saved calculation is explained of. */
export interface SavedCalculation {
  readonly answers: Answers
  readonly currentYear: number
  /** What was filled in beside it: by them what is still to be paid. */
  readonly worksheets: Worksheets
}

/** A saved calculation, explained once for all lines of an answer. */
interface Saved extends SavedCalculation {
  readonly explained: Explanation
  readonly words: LineWords
}

type Ask = AskedLines['asks']

/** Lines that are no row of the explanation, or that it tells as no amount. */
type OtherId = Exclude<OwnLineId, Line['id']> | 'effectiveRate'

const others: Readonly<Record<OtherId, (saved: Saved, asks: Ask) => string>> = {
  effectiveRate: ({ explained: { result }, words }) => words.rate(result),
  bands: ({ explained: { result }, words }) => words.bands(result),
  byTheAct: ({ answers, currentYear, words }) => words.byTheAct(savedFiguresOf(answers, currentYear)),
  paye: ({ answers, explained: { month, result }, words }) =>
    words.paye({ month, taxYear: answers.taxYear, tax: result.totalTax, taken: answers.payeTaken }),
  payeTaken: ({ answers, words }) => words.payeTaken(answers.payeTaken ?? null, answers.taxYear),
  balance: (saved) => saved.words.balance(settlementOf(saved)),
  takeHome: ({ answers, currentYear, words }) => words.takeHome(savedFiguresOf(answers, currentYear)),
  payExempt: ({ explained, answers: { taxYear }, words }) =>
    words.payExempt({
      taxYear,
      tax: explained.act?.totalTax ?? explained.result.totalTax,
      isPayExempt: explained.act?.isPayExempt ?? false,
      reason: explained.result.exemptionReason,
    }),
}

const isOther = (id: OwnLineId): id is OtherId => Object.hasOwn(others, id)

/** What was paid of the tax, and what is due, as the page of the return shows it. */
const settlementOf = ({ answers, explained, worksheets }: Saved) =>
  settle({
    answers,
    result: explained.result,
    act: explained.act,
    worksheets,
    taxYear: answers.taxYear,
  })

/** The answer that a line is worked out of; null where it is of several. */
const answerOf = (id: OwnLineId): AmountKey | null =>
  id === 'rentRelief' ? 'rentPaidBySelf' : (amountKeys.find((key) => key === id) ?? null)

const incomes: ReadonlySet<string> = new Set(rowsOf('earned', 'investment', 'benefit').map(({ key }) => key))

/** What the tax would be without one answer, beside what it is. */
function partOfTax(id: OwnLineId, { answers, currentYear, explained, words }: Saved): string {
  const key = answerOf(id)
  if (key === null) return ''
  const without = calculate({ ...answers, [key]: 0 }, { currentYear }).totalTax
  return words.ofTax({ tax: explained.result.totalTax, without, isIncome: incomes.has(key) })
}

/** What the person typed for rent stands in no line of its own: it is the first step of its relief. */
function amountIn(
  id: OwnLineId,
  { answers, explained }: Saved,
): Pick<Line, 'amount' | 'sentence' | 'steps'> | undefined {
  if (id !== 'rentPaidBySelf') return explained.lines.find((line) => line.id === id)
  const relief = explained.lines.find((line) => line.id === 'rentRelief')
  return answers.rentPaidBySelf === undefined || relief === undefined
    ? undefined
    : { amount: answers.rentPaidBySelf, sentence: relief.sentence, steps: relief.steps }
}

function lineInWords(id: OwnLineId, asks: Ask, saved: Saved): string {
  if (isOther(id)) return others[id](saved, asks)
  const { words } = saved
  const line = amountIn(id, saved)
  const { taxYear } = saved.answers
  if (line === undefined) return words.none(id, taxYear)
  return [
    words.amount(id, line.amount, taxYear),
    words.cameAbout(line, asks === 'why'),
    ...(asks === 'from' && line.amount > 0 ? [partOfTax(id, saved)] : []),
  ]
    .filter((part) => part !== '')
    .join(' ')
}

/** The lines of a saved result that were asked for, a paragraph each: every figure is that of the page of the result. */
export function linesInWords(
  { ids, asks }: AskedLines,
  calculation: SavedCalculation,
  words: LineWords,
): readonly string[] {
  const { answers, currentYear } = calculation
  const saved = { ...calculation, words, explained: explain(answers, { currentYear }) }
  return ids.map((id) => lineInWords(id, asks, saved))
}
