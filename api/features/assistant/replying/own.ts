import { type AmountKey, amountRows, calculate, explain, type Answers } from '../../../../tax/index.ts'
import type { Decision } from '../deciding/decision.ts'
import type { Context } from '../deciding/row.ts'
import { incomeKeys, payKeys } from '../deciding/own-change/named.ts'
import { jobAloneOf } from '../deciding/facts/own-change.ts'
import { roleOf } from '../reading/index.ts'
import { savedFiguresOf } from './figures.ts'
import { linesInWords, type SavedCalculation } from './own-lines.ts'
import type { Words } from './words/words.ts'

type Own = Extract<Decision, { kind: 'own' }>
/** What is told of the whole result, or of a change to it. */
type OfWhole = Exclude<Own, { readonly about: 'lines' | 'part' }>

/** How many ways to pay less are told at most. */
const mostChanges = 3

/** What the person can still do about the tax, a paragraph each, as their result says it. */
function changes(answers: Answers, currentYear: number, { own }: Words): readonly string[] {
  const explained = explain(answers, { currentYear })
  const told = explained.changes.slice(0, mostChanges).map((change) => own.changes(change))
  if (told.length === 0) return [own.noChanges]
  const notOffered = own.notOffered(answers.taxYear)
  return notOffered === null ? told : [...told, notOffered]
}

/** What one deduction of the saved calculation makes less: the tax with it, and without. */
function saving({ role }: Own, answers: Answers, currentYear: number, { own }: Words): readonly string[] {
  const key = role === null ? null : roleOf(role).answer
  if (role === null || key === null) return [own.noChanges]
  const withIt = calculate(answers, { currentYear }).totalTax
  const without = calculate({ ...answers, [key]: 0 }, { currentYear }).totalTax
  return [own.saving(role, withIt, without, answers.taxYear)]
}

/** What an employer takes of the pay, where other income has a tax that it does not take. */
function paye(answers: Answers, currentYear: number, { own }: Words): readonly string[] {
  const figures = savedFiguresOf(answers, currentYear)
  const alone = jobAloneOf(answers)
  return [alone === undefined ? own.result(figures) : own.paye(savedFiguresOf(alone, currentYear), figures)]
}

/** The answers with nothing of some of them. */
const withNothingOf = (answers: Answers, keys: readonly AmountKey[]): Answers =>
  Object.assign({}, answers, Object.fromEntries(keys.map((key) => [key, 0])))

/** What income adds to the tax: the result with it, and without it, all else as it is saved. */
function part(keys: readonly AmountKey[], answers: Answers, currentYear: number, { own }: Words): string {
  const without = withNothingOf(answers, keys)
  const others = incomeKeys.filter((key) => !keys.includes(key) && (answers[key] ?? 0) > 0)
  const alone = withNothingOf(answers, others)
  return own.part({
    parts: keys.map((key) => ({ key, naira: answers[key] ?? 0 })),
    withIt: savedFiguresOf(answers, currentYear),
    without: savedFiguresOf(without, currentYear),
    alone: others.length === 0 ? null : savedFiguresOf(alone, currentYear),
  })
}

/** Naira a year of what a job pays: the basic pay and its allowances. */
const payIn = (answers: Partial<Answers>): number =>
  payKeys.reduce((sum, key) => sum + (answers[key] ?? 0), 0)

/** Every answer that a what-if changes, beside the one that is saved: none of them is kept in silence. */
function changed({ change, isWholePay }: OfWhole, answers: Answers, { own }: Words): string {
  const told = amountRows
    .map(({ key }) => key)
    .filter((key) => change[key] !== undefined && !(isWholePay === true && isPay(key)))
    .map((key) => own.changed(key, answers[key] ?? 0, Number(change[key])))
  const now = { ...answers, ...change } as Answers
  const pay = isWholePay === true ? [own.changedPay(payIn(answers), payIn(now))] : []
  const parts = [...pay, ...told]
  return parts.length === 0 ? '' : `${own.supposing(parts)} `
}

const isPay = (key: AmountKey): boolean => payKeys.some((each) => each === key)

/** What is known of the person who asks: undefined where they saved no calculation. */
export type OwnContext = Pick<Context, 'own' | 'currentYear'> & Partial<Pick<SavedCalculation, 'worksheets'>>

/** The person's saved calculation in words. */
export function ownInWords(decision: Own, saved: OwnContext, words: Words): readonly string[] {
  const { own: answers, currentYear, worksheets = {} } = saved
  if (answers === undefined) return [words.own.none]
  if (decision.about === 'lines')
    return linesInWords(decision.lines, { answers, currentYear, worksheets }, words.lines)
  const figures = savedFiguresOf(answers, currentYear)
  const { about, change } = decision
  if (about === 'saving') return saving(decision, answers, currentYear, words)
  if (about === 'changes') return changes(answers, currentYear, words)
  if (about === 'paye') return paye(answers, currentYear, words)
  if (about === 'part') return [part(decision.keys, answers, currentYear, words)]
  if (about !== 'whatIf') return [words.own[about](figures)]
  const told = savedFiguresOf({ ...answers, ...change } as Answers, currentYear)
  return [`${changed(decision, answers, words)}${words.own.whatIf(figures, told)}`]
}
