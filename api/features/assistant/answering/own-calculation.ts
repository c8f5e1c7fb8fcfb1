import {
  actInWords,
  deductionRows,
  explain,
  type Explanation,
  formatEffectiveRate,
  formatNaira,
  reliefRows,
  standingInWords,
  type Answers,
} from '../../../../tax/index.ts'
import { sourcesOf, type OwnCalculation, type Words } from './reply.ts'

/** Deductions and reliefs with their everyday names: rent, pension, nhf, nhis, life, mortgage. */
const takenOff = [...reliefRows, ...deductionRows].map(({ key, shortName, group, article }) => ({
  key,
  word: shortName.toLowerCase(),
  group,
  article,
}))
const words = takenOff.map(({ word }) => word).join('|')

/**
 * Patterns of questions about one's own figures rather than the law: "why is my tax so high", "how much does my rent
 * save".
 */
const aboutOwn = [
  /\b(why|explain|show|break ?down|how did|how was|tell me|understand)\b.*\bmy (tax|result|calculation|total|report|effective rate)\b/i,
  /\b(what is|what's|wetin be|how much (is|be|was))\b my (tax|total|effective rate|monthly tax|paye)\b/i,
  new RegExp(
    `\\b(sav(e|es|ed|ing)|worth|reduc\\w*|comot)\\b.*\\bmy (tax|${words})\\b|\\bmy (${words})\\b.*\\b(sav(e|es|ed|ing)|worth|reduc\\w*)\\b`,
    'i',
  ),
  /\bthe act(’s|'s)? (figure|total|tax|amount)\b|\bby the act\b.*\bmy\b|\bmy\b.*\bby the act\b/i,
  /\b(lower|reduce|cut|bring down|less)\b.*\bmy tax\b|\bmy (saved )?(calculation|result)\b/i,
]

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

/** Whether a question is about the person's own calculation. */
export const isAboutOwnCalculation = (question: string): boolean =>
  aboutOwn.some((pattern) => pattern.test(question))

/** Explains the person's saved calculation from income to bands, or says that there is none. */
export const explainOwnCalculation = ({ answers, currentYear }: OwnCalculation): Words =>
  answers ? sum(answers, currentYear) : noCalculation
