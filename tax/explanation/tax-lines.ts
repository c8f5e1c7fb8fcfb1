import { type Exact, percentOf, toNaira } from '../money/exact.ts'
import { formatEffectiveRate, formatNaira, formatRate } from '../money/format.ts'
import type { Result } from '../result.ts'
import type { Assessment } from '../rules/assess.ts'
import type { Slice } from '../rules/bands.ts'
import { type Line, stepsOf } from './line.ts'

function taxableLine({ law }: Assessment, result: Result): Line {
  const steps = [
    { label: 'Total income', amount: result.annualIncome },
    { label: 'Deductions, taken off', amount: result.deductionsApplied },
    { label: 'Reliefs, taken off', amount: result.reliefApplied },
  ]
  return {
    id: 'taxableIncome',
    role: 'sum',
    label: 'Taxable income',
    amount: result.taxableIncome,
    sentence:
      result.taxableIncome === 0
        ? 'Deductions and reliefs leave nothing to tax.'
        : 'Total income less deductions and reliefs.',
    steps,
    citation: { law: law.name, section: 'Section 30' },
  }
}

/** How the tax of one band came about: in a word for the free band, by subtraction for the last of several. */
function bandSentence({ band, amount, tax }: Slice, held: string, isLast: boolean, taxable: Exact): string {
  const rate = formatRate(band.rate)
  if (band.rate === 0) return `The ${band.name.toLowerCase()} of taxable income is taxed at ${rate}.`
  if (!isLast) return `${rate} × ${held} = ${formatNaira(tax)}.`
  // Before rounding to the naira: what the rate really makes of the slice.
  const charged = formatNaira(toNaira(percentOf(band.rate, amount)))
  const left = `${formatNaira(toNaira(taxable))} − ${formatNaira(band.above)} = ${held}`
  return `${left}, and ${rate} of it is ${charged}.`
}

function bandLine(slice: Slice, index: number, { law, taxable, slices }: Assessment): Line {
  const { band, amount, tax } = slice
  const isLast = index === slices.length - 1
  const naira = toNaira(amount)
  const held = formatNaira(naira)
  const rate = formatRate(band.rate)
  return {
    id: `band-${index + 1}`,
    role: 'band',
    label: isLast && index > 0 ? `The last ${held} at ${rate}` : `${band.name} at ${rate}`,
    amount: tax,
    sentence: bandSentence(slice, held, isLast, taxable),
    steps: [
      { label: 'Your income in this band', amount: naira },
      { label: `${rate} of it, to the naira`, amount: tax },
    ],
    citation: { law: law.name, section: law.bands.source },
  }
}

/** How the tax came about: taxable income, each band that holds some of it, and their sum. */
export function taxLines(assessment: Assessment, result: Result): readonly Line[] {
  const bands = assessment.slices.map((slice, index) => bandLine(slice, index, assessment))
  const rate = formatEffectiveRate(result.effectiveRate)
  return [
    taxableLine(assessment, result),
    ...bands,
    {
      id: 'totalTax',
      role: 'total',
      label: 'Total tax due',
      amount: result.totalTax,
      sentence: result.exemptionReason ?? `The sum of the bands, which is ${rate} of your total income.`,
      steps: stepsOf(bands),
      citation: { law: assessment.law.name, section: assessment.law.bands.source },
    },
  ]
}
