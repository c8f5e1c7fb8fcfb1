import type { AmountKey } from '../answers/keys.ts'
import { benefitKeys, earnedKeys, investmentKeys, zeroForPensionersKeys } from '../answers/keys.ts'
import { answerLabel } from '../answers/names.ts'
import { type Exact, toNaira } from '../money/exact.ts'
import type { Assessment } from '../rules/assess.ts'
import { sections } from './citation.ts'
import { type Line, type LineRole, stepsOf } from './line.ts'

const typed = 'You typed it.'
const notForPensioners = 'You typed it. We count dividends and interest as zero for pensioners.'
const exemptPension = 'You typed it. A pension under the Pension Reform Act is exempt, so it is not added.'

const zeroForPensioners: readonly AmountKey[] = zeroForPensionersKeys

function isLeftOut(key: AmountKey, { declared }: Assessment): boolean {
  return declared.status === 'pensioner' && zeroForPensioners.includes(key)
}

function typedLine(key: AmountKey, role: LineRole, assessment: Assessment): Line | null {
  const kobo = assessment.declared.amounts[key]
  if (kobo === null) return null
  const leftOut = isLeftOut(key, assessment)
  return {
    id: key,
    role: key === 'pension' || leftOut ? 'exempt' : role,
    label: answerLabel(key),
    amount: kobo / 100,
    sentence: key === 'pension' ? exemptPension : leftOut ? notForPensioners : typed,
    steps: [],
    citation: { law: assessment.law.name, section: sections[key] },
  }
}

const typedLines = (keys: readonly AmountKey[], role: LineRole, assessment: Assessment): readonly Line[] =>
  keys.map((key) => typedLine(key, role, assessment)).filter((line) => line !== null)

function sumSentence(declared: number, counted: number): string {
  if (declared === 0) return 'You declared none.'
  if (counted === 0) return 'Nothing of what you declared counts here.'
  return counted === declared ? 'The sum of the lines above.' : 'The sum of the lines above that count.'
}

function sum(
  id: 'earnedIncome' | 'investmentIncome' | 'benefitsInKind',
  label: string,
  amount: Exact,
  parts: readonly Line[],
  assessment: Assessment,
): Line {
  const counted = parts.filter(({ role }) => role !== 'exempt')
  return {
    id,
    role: 'sum',
    label,
    amount: toNaira(amount),
    sentence: sumSentence(parts.length, counted.length),
    steps: stepsOf(counted),
    citation: { law: assessment.law.name, section: id === 'benefitsInKind' ? 'Section 14' : 'Section 28' },
  }
}

/** How annual income came about: each amount typed, the three sums, and their sum. */
export function incomeLines(assessment: Assessment): readonly Line[] {
  const earned = typedLines(earnedKeys, 'income', assessment)
  const investment = typedLines(investmentKeys, 'income', assessment)
  const benefits = typedLines(benefitKeys, 'benefit', assessment)
  const sums = {
    earned: sum('earnedIncome', 'Earned income', assessment.earned, earned, assessment),
    investment: sum('investmentIncome', 'Investment income', assessment.investment, investment, assessment),
    benefits: sum('benefitsInKind', 'Benefits in kind', assessment.benefits, benefits, assessment),
  }
  const income: Line = {
    id: 'annualIncome',
    role: 'sum',
    label: 'Total income',
    amount: toNaira(assessment.income),
    sentence: 'Earned income, investment income and benefits in kind together.',
    steps: stepsOf([sums.earned, sums.investment, sums.benefits]),
    citation: { law: assessment.law.name, section: 'Section 28' },
  }
  return [...earned, sums.earned, ...investment, sums.investment, ...benefits, sums.benefits, income]
}
