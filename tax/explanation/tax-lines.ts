import { percentOf, toNaira, wholeKobo } from '../money/exact.ts'
import { formatEffectiveRate, formatNaira, formatRate } from '../money/format.ts'
import type { Result } from '../result.ts'
import type { Assessment } from '../rules/assess.ts'
import { exemptionSource } from '../rules/exemption.ts'
import { charge, type Slice, slicesOf } from '../rules/bands.ts'
import type { TaxLaw } from '../years/law.ts'
import { type Line, stepsOf } from './line.ts'
import { totalDeductionsOf, totalName } from './totals.ts'

function taxableSentence({ annualIncome, taxableIncome }: Result): string {
  if (annualIncome === 0) return 'There is no income to tax.'
  return taxableIncome === 0
    ? 'Deductions and reliefs leave nothing to tax.'
    : 'Income less deductions and reliefs.'
}

function taxableLine({ law }: Assessment, result: Result): Line {
  const steps = [
    { label: totalName('annualIncome'), amount: result.annualIncome },
    { label: totalName('totalDeductions'), amount: 0 - totalDeductionsOf(result) },
  ]
  return {
    id: 'taxableIncome',
    role: 'sum',
    label: totalName('taxableIncome'),
    amount: result.taxableIncome,
    sentence: taxableSentence(result),
    steps,
    citation: { law: law.name, section: 'Section 30' },
  }
}

/** The line of a band with this wording; a band at 0% has a sentence of its own. */
function bandLine({ band, amount, tax }: Slice, index: number, law: TaxLaw, words: BandWords): Line {
  const rate = formatRate(band.rate)
  return {
    id: `band-${index + 1}`,
    role: 'band',
    label: words.label,
    amount: tax,
    sentence:
      band.rate === 0
        ? `The ${band.name.toLowerCase()} of taxable income is taxed at ${rate}.`
        : words.sentence,
    steps: [
      { label: 'Your income in this band', amount: toNaira(amount) },
      { label: `${rate} of it, to the naira`, amount: tax },
    ],
    citation: { law: law.name, section: law.bands.source },
  }
}

type BandWords = Pick<Line, 'label' | 'sentence'>

/** The last band reached: the remaining income by subtraction, and the tax on it. */
function lastBandLine(slice: Slice, index: number, { law, taxable }: Assessment): Line {
  const { band, amount } = slice
  const rate = formatRate(band.rate)
  const held = formatNaira(toNaira(amount))
  // The unrounded tax on the slice.
  const charged = formatNaira(toNaira(percentOf(band.rate, amount)))
  return bandLine(slice, index, law, {
    label: index === 0 ? `${band.name} at ${rate}` : `The last ${held} at ${rate}`,
    sentence: `${formatNaira(toNaira(taxable))} − ${formatNaira(band.above)} = ${held}, and ${rate} of it is ${charged}.`,
  })
}

const fullBandLines = new Map<TaxLaw, readonly Line[]>()

/** The bands of a law that can be full. Their lines are the same for everybody, so they are created once. */
function fullBandLinesOf(law: TaxLaw): readonly Line[] {
  const cached = fullBandLines.get(law)
  if (cached !== undefined) return cached
  const highest = Math.max(...law.bands.list.map(({ above }) => above))
  const lines = slicesOf(charge(wholeKobo(highest * 100), law.bands.list), law.bands.list).map(
    (slice, index) => {
      const rate = formatRate(slice.band.rate)
      return bandLine(slice, index, law, {
        label: `${slice.band.name} at ${rate}`,
        sentence: `${rate} × ${formatNaira(toNaira(slice.amount))} = ${formatNaira(slice.tax)}.`,
      })
    },
  )
  fullBandLines.set(law, lines)
  return lines
}

/** The lines of the bands reached: full ones, and the last. */
function bandLines(assessment: Assessment): readonly Line[] {
  const { charge: charged, law } = assessment
  const reached = slicesOf(charged, law.bands.list)
  const last = reached[reached.length - 1]
  if (last === undefined) return []
  const full = fullBandLinesOf(law).slice(0, reached.length - 1)
  return [...full, lastBandLine(last, full.length, assessment)]
}

/** The lines of the tax: taxable income, each band that holds some of it, and their sum. */
export function taxLines(assessment: Assessment, result: Result): readonly Line[] {
  const bands = bandLines(assessment)
  const rate = formatEffectiveRate(result.effectiveRate)
  return [
    taxableLine(assessment, result),
    ...bands,
    {
      id: 'totalTax',
      role: 'total',
      label: totalName('totalTax'),
      amount: result.totalTax,
      sentence: result.exemptionReason ?? `The sum of the bands, which is ${rate} of your income.`,
      steps: stepsOf(bands),
      citation: {
        law: assessment.law.name,
        section: exemptionSource(result.exemptionReason, assessment.law.bands.source),
      },
    },
  ]
}
