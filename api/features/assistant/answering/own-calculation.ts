import {
  actInWords,
  explain,
  type Explanation,
  formatEffectiveRate,
  formatNaira,
  standingInWords,
  type Answers,
} from '../../../../tax/index.ts'
import { sourcesOf, type OwnCalculation, type Words } from './reply.ts'

const noCalculation: Words = {
  text: 'You have no saved calculation yet, so there is nothing of yours to look at. Finish one in the questionnaire, or ask with an amount, like “tax on 450k a month”.',
  sources: [],
}

/** What the person can do about the tax, a paragraph each, as their result says it. */
export const suggestionsOf = ({ changes: all }: Explanation): readonly string[] =>
  all.map(({ heading, words: text }) => `${heading}. ${text}`)

/** The reply that explains the saved tax step by step, from income to bands. */
function sum(answers: Answers, currentYear: number): Words {
  const explained = explain(answers, { currentYear })
  const { result, monthly } = explained
  const act = actInWords(explained)
  const off = result.deductionsApplied + result.reliefApplied
  const bands = result.breakdown
    .filter(({ tax }) => tax > 0)
    .map(
      ({ band, amount, rate, tax }) => `${band}: ${formatNaira(amount)} at ${rate}% is ${formatNaira(tax)}.`,
    )
  const text = [
    `In your saved calculation for ${answers.taxYear} the income is ${formatNaira(result.annualIncome)}, ${formatNaira(off)} is taken off, and ${formatNaira(result.taxableIncome)} is taxable.`,
    result.isExempt ? (result.exemptionReason ?? 'No tax is due.') : bands.join(' '),
    ...standingInWords(explained.standing, {
      taxYear: answers.taxYear,
      isExempt: result.isExempt,
      hasSeveralJobs: explained.act?.hasSeveralJobs ?? false,
    }),
    `Total Tax Due: ${formatNaira(result.totalTax)}, ${formatEffectiveRate(result.effectiveRate)} of the income, about ${formatNaira(monthly.tax)} a month.`,
    ...(act === null ? [] : [act]),
  ]
  return { text: text.join('\n\n'), sources: sourcesOf('tax-bands', 'taxable-income') }
}

/** Explains the person's saved calculation from income to bands, or says that there is none. */
export const explainOwnCalculation = ({ answers, currentYear }: OwnCalculation): Words =>
  answers ? sum(answers, currentYear) : noCalculation
