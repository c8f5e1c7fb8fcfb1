import { calculate, lawOf, nothingPaid } from '../../../../tax/index.ts'
import { firstYearOfAct } from '../../../../tax/years/index.ts'
import type { Case, Remark, Sum } from '../deciding/decision.ts'
import { payForNet, payForTax, withPay } from './backward.ts'
import { type CaseFigures, figuresOf } from './figures.ts'
import type { Told, Words } from './words/words.ts'

/** A reply's paragraphs: the answer, how it came about, where the law and the calculator differ. */
type Paragraphs = readonly string[]

const told = ({ label, answers }: Case, currentYear: number): Told => ({
  label,
  figures: figuresOf(answers, currentYear),
})

/** How a figure came about, with what the calculator's own rules come to where that is another figure. */
function behind(figures: CaseFigures, { sums }: Words): Paragraphs {
  const ownRules = sums.ownRules(figures)
  return [`${sums.cameAbout(figures)} ${sums.nothingElse(figures)}`, ...(ownRules === null ? [] : [ownRules])]
}

function ofCases(
  { kind, cases, isInSteps = false }: Extract<Sum, { kind: 'tax' | 'net' | 'rate' }>,
  words: Words,
  currentYear: number,
): Paragraphs {
  const all = cases.map((one) => told(one, currentYear))
  const [first, ...rest] = all
  if (first === undefined) return []
  const steps = isInSteps && !first.figures.isOldLaw ? [words.sums.steps(first.figures)] : []
  if (rest.length === 0) return [words.sums[kind](first), ...steps, ...behind(first.figures, words)]
  const isOfPeople = all.every(({ label }) => label?.kind === 'person')
  const sentences = all.map((one) => words.sums[kind](one))
  const total = all.reduce((sum, { figures }) => sum + figures.tax, 0)
  return [
    [...sentences, ...(isOfPeople ? [words.sums.together(total)] : [])].join('\n'),
    words.sums.nothingElse(first.figures),
    ...all.flatMap(({ figures }) => words.sums.ownRules(figures) ?? []),
  ]
}

/** The sentences of a change, and why the law of a side is another than the calculator's own figure. */
function ofChange(before: Told, after: Told, sentence: string, { sums }: Words): Paragraphs {
  const beside = [before, after].flatMap(({ figures }) => sums.ownRules(figures) ?? [])
  return [sentence, sums.nothingElse(after.figures), ...new Set(beside)]
}

/** What the rent relief of the engine is for a rent. */
function reliefFor(rentPaidBySelf: number, taxYear: number, currentYear: number): number {
  const answers = { ...nothingPaid, taxYear, status: 'employee' as const, rentPaidBySelf }
  return calculate(answers, { currentYear }).reliefApplied
}

/** What the law of a year takes off for a rent: the part of it, as it is written, and the most, naira a year. */
function reliefOfLaw(taxYear: number): { rate: string; limit: number } {
  const { rentReliefRate, rentReliefLimit } = lawOf(taxYear)
  return { rate: `${rentReliefRate.value}%`, limit: rentReliefLimit.value }
}

/** The tax of the bands on an income from which nothing comes off. */
const bandsOn = (otherIncome: number, taxYear: number, currentYear: number) =>
  calculate({ ...nothingPaid, taxYear, status: 'other', otherIncome }, { currentYear }).totalTax

const rentOf = ({ answers }: Case): number => answers.rentPaidBySelf ?? 0

function ofPair(sum: Extract<Sum, { kind: 'difference' | 'saving' }>, words: Words, currentYear: number) {
  const { sums } = words
  const [before, after] = [told(sum.before, currentYear), told(sum.after, currentYear)]
  const change = { before, after }
  const sentence = sum.kind === 'saving' ? sums.saving(sum.role, change) : sums.difference(change)
  const [from, to] = [rentOf(sum.before), rentOf(sum.after)]
  // Two offers in two places: what is left of each after its own rent.
  const isApart =
    sum.kind === 'difference' &&
    from > 0 &&
    to > 0 &&
    from !== to &&
    before.label?.kind === 'amount' &&
    before.label.role !== 'rent'
  const rents = isApart ? ` ${sums.lessRents(before.figures.net - from, after.figures.net - to)}` : ''
  return ofChange(before, after, `${sentence}${rents}`, words)
}

/** The pay that a net or a tax belongs to, with what the engine makes of it. */
function ofBackward(
  { kind, naira, case: one, shares }: Extract<Sum, { kind: 'gross' | 'incomeFromTax' }>,
  words: Words,
  currentYear: number,
): Paragraphs {
  const search = kind === 'gross' ? payForNet : payForTax
  const pay = search(naira, one, shares, currentYear)
  const found = told({ label: null, answers: withPay(one, pay, shares) }, currentYear)
  return kind === 'gross'
    ? [words.sums.gross(pay, found), ...behind(found.figures, words)]
    : [words.sums.incomeFromTax(naira, pay), words.sums.nothingElse(found.figures)]
}

function paragraphs(sum: Sum, words: Words, currentYear: number): Paragraphs {
  const { sums } = words
  if (sum.kind === 'difference' || sum.kind === 'saving') return ofPair(sum, words, currentYear)
  if ('shares' in sum) return ofBackward(sum, words, currentYear)
  if (sum.kind === 'relief' && sum.taxYear < firstYearOfAct)
    return [sums.noReliefThen(sum.taxYear, sum.besides)]
  if (sum.kind === 'relief')
    return [
      sums.relief(
        sum.rent,
        reliefFor(sum.rent, sum.taxYear, currentYear),
        sum.besides,
        reliefOfLaw(sum.taxYear),
      ),
    ]
  if (sum.kind === 'bands')
    return [sums.bands(sum.taxable, bandsOn(sum.taxable, sum.taxYear, currentYear), sum.taxYear)]
  if (sum.kind === 'stillDue') {
    const one = told(sum.case, currentYear)
    return [sums.stillDue(sum.taken, one), ...behind(one.figures, words)]
  }
  return ofCases(sum, words, currentYear)
}

/** A sum in words: every figure of it comes from the engine, or was said. */
export function sumInWords(
  sum: Sum,
  remarks: readonly Remark[],
  words: Words,
  currentYear: number,
): Paragraphs {
  const [answer = '', ...rest] = paragraphs(sum, words, currentYear)
  const said = remarks.map((remark) => words.sums.remark(remark))
  return [answer, ...(said.length === 0 ? [] : [said.join(' ')]), ...rest]
}
