import { calculate, nothingPaid } from '../../../../tax/index.ts'
import type { Case, Remark, Sum } from '../deciding/index.ts'
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
  { kind, cases }: Extract<Sum, { kind: 'tax' | 'net' | 'rate' }>,
  words: Words,
  currentYear: number,
): Paragraphs {
  const all = cases.map((one) => told(one, currentYear))
  const [first, ...rest] = all
  if (first === undefined) return []
  if (rest.length === 0) return [words.sums[kind](first), ...behind(first.figures, words)]
  return [
    all.map((one) => words.sums[kind](one)).join('\n'),
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

/** The tax of the bands on an income from which nothing comes off. */
const bandsOn = (otherIncome: number, taxYear: number, currentYear: number) =>
  calculate({ ...nothingPaid, taxYear, status: 'other', otherIncome }, { currentYear }).totalTax

function paragraphs(sum: Sum, words: Words, currentYear: number): Paragraphs {
  const { sums } = words
  switch (sum.kind) {
    case 'tax':
    case 'net':
    case 'rate':
      return ofCases(sum, words, currentYear)
    case 'difference': {
      const [before, after] = [told(sum.before, currentYear), told(sum.after, currentYear)]
      return ofChange(before, after, sums.difference({ before, after }), words)
    }
    case 'saving': {
      const [before, after] = [told(sum.before, currentYear), told(sum.after, currentYear)]
      return ofChange(before, after, sums.saving(sum.role, { before, after }), words)
    }
    case 'relief':
      return [sums.relief(sum.rent, reliefFor(sum.rent, sum.taxYear, currentYear))]
    case 'gross': {
      const pay = payForNet(sum.naira, sum.case, sum.shares, currentYear)
      const at = { label: null, answers: withPay(sum.case, pay, sum.shares) }
      const one = told(at, currentYear)
      return [sums.gross(pay, one), ...behind(one.figures, words)]
    }
    case 'incomeFromTax': {
      const pay = payForTax(sum.naira, sum.case, sum.shares, currentYear)
      const one = told({ label: null, answers: withPay(sum.case, pay, sum.shares) }, currentYear)
      return [sums.incomeFromTax(sum.naira, pay), sums.nothingElse(one.figures)]
    }
    case 'bands':
      return [sums.bands(sum.taxable, bandsOn(sum.taxable, sum.taxYear, currentYear), sum.taxYear)]
    case 'stillDue': {
      const one = told(sum.case, currentYear)
      return [sums.stillDue(sum.taken, one), ...behind(one.figures, words)]
    }
  }
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
