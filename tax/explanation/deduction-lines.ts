import type { AmountKey } from '../answers/keys.ts'
import { answerLabel } from '../answers/names.ts'
import { type Exact, toNaira } from '../money/exact.ts'
import { formatNaira, formatRate } from '../money/format.ts'
import type { Assessment } from '../rules/assess.ts'
import type { Figure } from '../years/law.ts'
import { sections } from './citation.ts'
import { type Line, stepsOf } from './line.ts'

function deductionLine(key: AmountKey, amount: Exact, sentence: string, assessment: Assessment): Line {
  return {
    id: key,
    role: 'deduction',
    label: answerLabel(key),
    amount: toNaira(amount),
    sentence,
    steps: [],
    citation: { law: assessment.law.name, section: sections[key] },
  }
}

function contributionLine(key: AmountKey, amount: Exact, share: Figure, assessment: Assessment): Line {
  const { declared, income } = assessment
  const given = declared.amounts[key]
  const rate = formatRate(share.value)
  const total = toNaira(income)
  if (declared.status === 'pensioner')
    return deductionLine(key, amount, 'We take nothing off for it for pensioners.', assessment)
  if (given !== null) {
    const sentence =
      given === 0 ? 'You typed 0, so nothing is taken off.' : 'You typed it; it is taken off in full.'
    return deductionLine(key, amount, sentence, assessment)
  }
  const line = deductionLine(
    key,
    amount,
    `You left it empty, so ${rate} of your total income is assumed: ${rate} × ${formatNaira(total)} = ${formatNaira(toNaira(amount))}.`,
    assessment,
  )
  const steps = [
    { label: 'Total income', amount: total },
    { label: `${rate} of it`, amount: line.amount },
  ]
  // The share is ours: the Act takes off what was paid.
  const section = `${line.citation.section}, which names no percentage`
  return { ...line, steps, citation: { ...line.citation, section } }
}

/** How the deductions came about: the contributions always, life assurance and mortgage interest when given. */
export function deductionLines(assessment: Assessment): readonly Line[] {
  const { declared, law, deductions } = assessment
  const lines = [
    contributionLine('pensionContribution', deductions.pension, law.pensionDefault, assessment),
    contributionLine('nhfContribution', deductions.nhf, law.nhfDefault, assessment),
    contributionLine('nhisContribution', deductions.nhis, law.nhisDefault, assessment),
  ]
  const inFull = 'You typed it; it is taken off in full.'
  if (declared.amounts.lifeAssurance !== null)
    lines.push(deductionLine('lifeAssurance', deductions.lifeAssurance, inFull, assessment))
  if (declared.amounts.mortgageInterest !== null)
    lines.push(deductionLine('mortgageInterest', deductions.mortgageInterest, inFull, assessment))
  lines.push({
    id: 'deductionsApplied',
    role: 'sum',
    label: 'Deductions',
    amount: toNaira(deductions.total),
    sentence: 'The sum of the deductions above.',
    steps: stepsOf(lines),
    citation: { law: law.name, section: 'Section 30(2)(a)' },
  })
  return lines
}
