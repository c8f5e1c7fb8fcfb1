import { percentOf, toNaira, wholeKobo } from '../money/exact.ts'
import { formatNaira, formatRate } from '../money/format.ts'
import type { Assessment } from '../rules/assess.ts'
import { type Line, stepsOf } from './line.ts'

function rentLine({ declared, law, reliefs }: Assessment): Line | null {
  const paid = declared.amounts.rentPaidBySelf
  if (paid === null) return null
  const rate = formatRate(law.rentReliefRate.value)
  const limit = law.rentReliefLimit.value
  const share = toNaira(percentOf(law.rentReliefRate.value, wholeKobo(paid)))
  const amount = toNaira(reliefs.rent)
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
}

function consolidatedLine({ income, law, reliefs }: Assessment): Line | null {
  if (reliefs.consolidated.kobo === 0) return null
  const rate = formatRate(law.consolidatedRate.value)
  const fixed = law.consolidatedFixed.value
  const total = toNaira(income)
  const amount = toNaira(reliefs.consolidated)
  return {
    id: 'consolidatedRelief',
    role: 'relief',
    label: 'Consolidated relief',
    amount,
    sentence: `For tax years before 2026: ${formatNaira(fixed)} and ${rate} of your total income.`,
    steps: [
      { label: 'Total income', amount: total },
      { label: `${rate} of it`, amount: toNaira(percentOf(law.consolidatedRate.value, income)) },
      { label: 'The fixed part', amount: fixed },
      { label: 'Consolidated relief, both together', amount },
    ],
    citation: { law: 'Personal Income Tax Act', section: 'Section 33(1), as NaijaTax applies it' },
  }
}

/** How the reliefs came about, and their sum. */
export function reliefLines(assessment: Assessment): readonly Line[] {
  const lines = [rentLine(assessment), consolidatedLine(assessment)].filter((line) => line !== null)
  return [
    ...lines,
    {
      id: 'reliefApplied',
      role: 'sum',
      label: 'Reliefs',
      amount: toNaira(assessment.reliefs.total),
      sentence:
        lines.length === 0 ? 'No relief applies to what you declared.' : 'The sum of the reliefs above.',
      steps: stepsOf(lines),
      citation: { law: assessment.law.name, section: 'Section 30(2)(a)' },
    },
  ]
}
