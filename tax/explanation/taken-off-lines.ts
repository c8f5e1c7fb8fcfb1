import { type Amount, type DeductionKey, deductionRows, type ReliefKey, reliefRows } from '../answers/keys.ts'
import { add, nothing, percentOf, grownInNaira, toNaira, wholeKobo } from '../money/exact.ts'
import { formatNaira, formatRate } from '../money/format.ts'
import type { Result } from '../result.ts'
import type { Assessment } from '../rules/assess.ts'
import { consolidatedByLaw } from './consolidated.ts'
import { type Line, stepsOf } from './line.ts'
import { totalDeductionsOf, totalName } from './totals.ts'

/** Deductions and reliefs as displayed: naira, rounded so that the parts of each sum add up to it. */
export interface ShownParts {
  /** In the order of `deductionRows`. */
  readonly deductions: readonly number[]
  /** In the order of `reliefRows`. */
  readonly reliefs: readonly number[]
  readonly consolidated: number
}

export function shownParts({ deductions, reliefs, off }: Assessment): ShownParts {
  let before = nothing
  const shown: number[] = []
  for (const part of [...deductions.parts, ...reliefs.parts]) {
    const after = add(before, part)
    shown.push(grownInNaira(before, after))
    before = after
  }
  const split = deductions.parts.length
  return {
    deductions: shown.slice(0, split),
    reliefs: shown.slice(split),
    consolidated: grownInNaira(before, off),
  }
}

const inFull = 'Your answer; it is taken off in full.'

/** How a deduction is calculated; null when it has no line. */
function sentenceOf(
  { assumed }: Amount<DeductionKey>,
  typed: number | null,
  amount: number,
  { declared }: Assessment,
): string | null {
  if (assumed !== null && declared.status === 'pensioner') return 'We take nothing off for it for pensioners.'
  if (typed === null) return null
  if (assumed !== null && typed === 0) return 'Your answer is ₦0, so nothing is taken off.'
  return typed === Math.round(amount * 100)
    ? inFull
    : `Of the ${formatNaira(typed / 100)} you typed, this part is taken off.`
}

function deductionLine(
  row: Amount<DeductionKey>,
  amount: number,
  assessment: Assessment,
  income: { readonly naira: number; readonly text: string },
): Line | null {
  const { declared, law } = assessment
  const { key, label, section, assumed } = row
  const sentence = sentenceOf(row, declared.amounts[row.index] ?? null, amount, assessment)
  if (sentence !== null)
    return {
      id: key,
      role: 'deduction',
      label,
      amount,
      sentence,
      steps: [],
      citation: { law: law.name, section },
    }
  if (assumed === null) return null
  const rate = formatRate(law[assumed].value)
  return {
    id: key,
    role: 'deduction',
    label,
    amount,
    sentence: `You left it empty, so ${rate} of your income is assumed: ${rate} × ${income.text} = ${formatNaira(amount)}.`,
    steps: [
      { label: totalName('annualIncome'), amount: income.naira },
      { label: `${rate} of it`, amount },
    ],
    // The assumed percentage is the product's, not the Act's: the Act deducts what was paid.
    citation: { law: law.name, section: `${section}, which names no percentage` },
  }
}

/** The lines of the deductions: contributions always, the others when answered. */
function deductionLines(assessment: Assessment, { deductions }: ShownParts): Line[] {
  const lines: Line[] = []
  const naira = toNaira(assessment.income)
  const income = { naira, text: formatNaira(naira) }
  for (const row of deductionRows) {
    const line = deductionLine(row, deductions[row.indexInGroup] ?? 0, assessment, income)
    if (line !== null) lines.push(line)
  }
  return lines
}

/** The line of each relief. */
const reliefLine: Readonly<
  Record<ReliefKey, (paid: number, amount: number, law: Assessment['law']) => Line>
> = {
  rentPaidBySelf: (paid, amount, law) => {
    const rate = formatRate(law.rentReliefRate.value)
    const limit = law.rentReliefLimit.value
    // Below the limit the relief equals the share, so the share is shown with the same rounding.
    const share = amount < limit ? amount : toNaira(percentOf(law.rentReliefRate.value, wholeKobo(paid)))
    return {
      id: 'rentRelief',
      role: 'relief',
      label: 'Rent relief',
      amount,
      sentence: `The Act takes off ${rate} of the rent you paid, and at most ${formatNaira(limit)}.`,
      steps: [
        { label: 'Rent you paid', amount: paid / 100 },
        { label: `${rate} of it`, amount: share },
        { label: 'The most allowed', amount: limit },
        { label: 'Rent relief, the smaller of the two', amount },
      ],
      citation: { law: law.name, section: law.rentReliefRate.source },
    }
  },
}

function consolidatedLine(amount: number, { income, law, consolidated }: Assessment): Line | null {
  if (consolidated.kobo === 0) return null
  const rate = formatRate(law.consolidatedRate.value)
  const fixed = law.consolidatedFixed.value
  return {
    id: 'consolidatedRelief',
    role: 'relief',
    label: 'Consolidated relief',
    amount,
    sentence: `For tax years before 2026 this calculator takes off ${formatNaira(fixed)} and ${rate} of your income. The law then in force takes off ${consolidatedByLaw} (reported by PwC).`,
    steps: [
      { label: totalName('annualIncome'), amount: toNaira(income) },
      { label: `${rate} of it`, amount: Math.round((amount - fixed) * 100) / 100 },
      { label: 'The fixed part', amount: fixed },
      { label: 'Consolidated relief, both together', amount },
    ],
    citation: { law: 'Personal Income Tax Act', section: 'Section 33(1), as NaijaTax applies it' },
  }
}

/** The lines of the reliefs, where something was paid. */
function reliefLines(assessment: Assessment, shown: ShownParts): Line[] {
  const { declared, law } = assessment
  const lines: Line[] = []
  for (const { key, index, indexInGroup } of reliefRows) {
    const paid = declared.amounts[index] ?? null
    if (paid !== null) lines.push(reliefLine[key](paid, shown.reliefs[indexInGroup] ?? 0, law))
  }
  const consolidated = consolidatedLine(shown.consolidated, assessment)
  if (consolidated !== null) lines.push(consolidated)
  return lines
}

/**
 * The lines of what is taken off, deductions before reliefs, and their one sum: two sums of parts would be alike by
 * name and differ.
 */
export function takenOffLines(assessment: Assessment, shown: ShownParts, result: Result): readonly Line[] {
  const lines = deductionLines(assessment, shown).concat(reliefLines(assessment, shown))
  return lines.concat({
    id: 'totalDeductions',
    role: 'sum',
    label: totalName('totalDeductions'),
    amount: totalDeductionsOf(result),
    sentence: 'The sum of the deductions and reliefs above.',
    steps: stepsOf(lines),
    citation: { law: assessment.law.name, section: 'Section 30(2)(a)' },
  })
}
