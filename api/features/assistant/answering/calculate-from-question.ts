import {
  actInWords,
  calculate,
  explain,
  formatEffectiveRate,
  formatNaira,
  monthlyFromYearly,
  nothingPaid,
  yearlyFromMonthly,
  type Answers,
} from '../../../../tax/index.ts'
import { statedAmounts, type StatedAmount } from './amounts.ts'
import { isPidgin } from './scope.ts'
import { sourcesOf, type Reply } from './reply.ts'

const yearOf = ({ naira, per }: StatedAmount) => (per === 'month' ? yearlyFromMonthly(naira) : naira)

/** A salary below this without "a month" or "a year" beside it is taken as monthly. */
const looksMonthly = 1_000_000

type StatedAnswers = Partial<Answers> & { taxYear: number; status: 'employee' | 'self-employed' }

/** The amounts in the sentence as answers; what the sentence does not name is taken as not paid. */
function answersFrom(
  amounts: readonly StatedAmount[],
  taxYear: number,
): { answers: StatedAnswers; earned: StatedAmount } | undefined {
  const earned = amounts.find(({ of }) => of === 'salary' || of === 'business')
  if (!earned) return undefined
  const income =
    earned.per === undefined && earned.of === 'salary' && earned.naira < looksMonthly
      ? { ...earned, per: 'month' as const }
      : earned
  const rent = amounts.find(({ of }) => of === 'rent')
  const pension = amounts.find(({ of }) => of === 'pension')
  return {
    earned: income,
    answers: {
      taxYear,
      status: income.of === 'business' ? 'self-employed' : 'employee',
      [income.of === 'business' ? 'businessIncome' : 'salary']: yearOf(income),
      ...(rent && { rentPaidBySelf: yearOf(rent) }),
      ...nothingPaid,
      ...(pension && { pensionContribution: yearOf(pension) }),
    },
  }
}

/** The tax on the amounts in a question, calculated by the engine; undefined when it names no income. */
export function calculateFromQuestion(question: string, currentYear: number): Reply | undefined {
  const amounts = statedAmounts(question)
  const stated = answersFrom(amounts, Math.max(currentYear, 2026))
  if (!stated) return rentAlone(amounts)
  const { answers } = stated
  const explained = explain(answers, { currentYear })
  const { result } = explained
  const act = actInWords(explained)
  const off = [
    result.reliefApplied > 0 && `${formatNaira(result.reliefApplied)} rent relief`,
    result.deductionsApplied > 0 && `${formatNaira(result.deductionsApplied)} pension`,
  ].filter((words) => words !== false)
  const income = formatNaira(result.annualIncome)
  const month = formatNaira(monthlyFromYearly(result.annualIncome))
  const tax = formatNaira(result.totalTax)
  const taxMonth = formatNaira(monthlyFromYearly(result.totalTax))
  const kind = answers.status === 'employee' ? 'salary' : 'business income'
  const last = result.breakdown.at(-1)
  const text = isPidgin(question)
    ? [
        `If your ${kind} na ${income} for one year (${month} every month) and ${off.length === 0 ? 'dem no comot anything' : `dem comot ${off.join(' and ')}`}, your tax for ${answers.taxYear} na ${tax}: about ${taxMonth} every month.`,
        'Pension, NHF, NHIS and rent wey you pay fit bring am down. Put am for di questionnaire make e correct.',
      ]
    : [
        `On a ${kind} of ${income} a year (${month} a month), with ${off.length === 0 ? 'nothing' : off.join(' and ')} taken off, the tax for ${answers.taxYear} is ${tax}: about ${taxMonth} a month, ${formatEffectiveRate(result.effectiveRate)} of the income.${result.totalTax > 0 && last ? ` The highest band it reaches is the ${last.band.toLowerCase()} at ${last.rate}%.` : ''}`,
        'Pension, NHF and NHIS contributions and rent that you paid can make it less: the questionnaire asks for them.',
      ]
  const extra = result.reliefApplied > 0 ? ['rent-relief'] : []
  return {
    kind: 'calculated',
    text: [...text, ...(act === null ? [] : [act])].join('\n\n'),
    sources: sourcesOf('tax-bands', ...extra),
  }
}

/** The reply for rent without an income: what the rent relief is, not what it saves. */
function rentAlone(amounts: readonly StatedAmount[]): Reply | undefined {
  const rent = amounts.find(({ of }) => of === 'rent')
  if (!rent) return undefined
  const { reliefApplied } = calculate(
    { taxYear: 2026, status: 'employee', rentPaidBySelf: yearOf(rent) },
    { currentYear: 2026 },
  )
  return {
    kind: 'calculated',
    text: `For rent of ${formatNaira(yearOf(rent))} a year the relief is ${formatNaira(reliefApplied)}: 20% of the rent, at most ₦500,000. What it saves depends on the highest band you reach: the relief times that band’s rate.`,
    sources: sourcesOf('rent-relief'),
  }
}
