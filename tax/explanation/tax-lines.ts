import { percentOf, toNaira } from '../money/exact.ts'
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

function bandLine({ band, amount, tax }: Slice, index: number, { law, taxable }: Assessment): Line {
  const held = toNaira(amount)
  const rate = formatRate(band.rate)
  // Before rounding to the naira: what the rate really makes of the slice.
  const charged = formatNaira(toNaira(percentOf(band.rate, amount)))
  const from =
    band.above === 0
      ? ''
      : `${formatNaira(toNaira(taxable))} is above ${formatNaira(band.above)}: this band holds ${formatNaira(held)} of it. `
  return {
    id: `band-${index + 1}`,
    role: 'band',
    label: `${band.name} at ${rate}`,
    amount: tax,
    sentence: `${from}${rate} × ${formatNaira(held)} = ${charged}.`,
    steps: [
      { label: 'Your income in this band', amount: held },
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
