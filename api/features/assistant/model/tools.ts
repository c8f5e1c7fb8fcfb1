import * as z from 'zod'
import {
  actInWords,
  explain,
  formatEffectiveRate,
  formatNaira,
  monthlyFromYearly,
  nothingPaid,
  totalDeductionsOf,
  totalName,
} from '../../../../tax/index.ts'
import { articleOf, caveatsOf } from '../../../../tax/guide/index.ts'
import {
  explainOwnCalculation,
  sourcesOf,
  suggestionsOf,
  type OwnCalculation,
  type Source,
} from '../answering/index.ts'
import { find } from '../retrieval/index.ts'

/** The result of a tool: text for the model, and the sources for the person. */
export interface ToolResult {
  text: string
  sources: readonly Source[]
}

const yearly = z.number().min(0).max(1e12).default(0)
const schemas = {
  calculate: z.strictObject({
    status: z.enum(['employee', 'self-employed', 'pensioner']).default('employee'),
    salary: yearly.describe('naira a year'),
    businessIncome: yearly.describe('naira a year'),
    gains: yearly.describe('naira a year: price less cost and cost of selling'),
    rentPaidBySelf: yearly.describe('naira a year'),
    pensionContribution: yearly.describe('naira a year'),
  }),
  explain: z.strictObject({}),
  look_up: z.strictObject({ query: z.string().min(1).max(500) }),
} as const
type ToolName = keyof typeof schemas

const about: Readonly<Record<ToolName, string>> = {
  calculate: 'Income tax of a year on amounts that the person named. All amounts in naira a year.',
  explain: 'The person’s own saved calculation, from income to bands, and what would change it.',
  look_up: 'Articles of the guide to the Nigeria Tax Act 2025, with sections.',
}

/** The tool definitions of the protocol; the person's own calculation is included only with their consent. */
export function toolsFor(consent: boolean) {
  return Object.entries(schemas)
    .filter(([name]) => consent || name !== 'explain')
    .map(([name, schema]) => ({
      type: 'function' as const,
      function: {
        name,
        description: about[name as ToolName],
        parameters: z.toJSONSchema(schema, { io: 'input' }),
      },
    }))
}

/** A yearly amount with its monthly equivalent, so that the model need not divide. */
const yearlyAndMonthly = (yearlyAmount: number) =>
  `${formatNaira(yearlyAmount)} a year, ${formatNaira(monthlyFromYearly(yearlyAmount))} a month`

function runCalculate(args: z.output<typeof schemas.calculate>, currentYear: number): ToolResult {
  const answers = { ...nothingPaid, ...args, taxYear: Math.max(currentYear, 2026) }
  const explained = explain(answers, { currentYear })
  const { result } = explained
  const act = actInWords(explained)
  const bands = result.breakdown.map(
    ({ band, amount, rate, tax }) => `${band}: ${formatNaira(amount)} at ${rate}% is ${formatNaira(tax)}`,
  )
  const lines = [
    `Tax year ${answers.taxYear}. Income ${yearlyAndMonthly(result.annualIncome)}.`,
    `${totalName('totalDeductions')} ${formatNaira(-totalDeductionsOf(result))}, of which rent relief ${formatNaira(-result.reliefApplied)}. ${totalName('taxableIncome')} ${formatNaira(result.taxableIncome)}.`,
    ...bands,
    `Tax ${yearlyAndMonthly(result.totalTax)}, ${formatEffectiveRate(result.effectiveRate)} of the income.`,
    ...(act === null ? [] : [act]),
  ]
  return { text: lines.join('\n'), sources: sourcesOf('tax-bands') }
}

function runExplain(own: OwnCalculation): ToolResult {
  const { text, sources } = explainOwnCalculation(own)
  if (!own.answers) return { text, sources }
  const explained = explain(own.answers, { currentYear: own.currentYear })
  return {
    text: [
      text,
      ...suggestionsOf(explained),
      ...(explained.notOffered === null ? [] : [explained.notOffered]),
    ].join('\n'),
    sources,
  }
}

function runLookUp(query: string): ToolResult {
  const found = find(query)
  const articles = (found ? [found.id, ...found.others] : []).flatMap((id) => articleOf(id) ?? [])
  const texts = articles.map((article) => {
    const { title, body, sections } = article
    return [title, ...body, ...caveatsOf(article), `Source: ${sections.join('; ')}`].join('\n')
  })
  return {
    text: texts.length === 0 ? 'The guide has nothing on that.' : texts.join('\n\n'),
    sources: sourcesOf(...articles.slice(0, 2).map(({ id }) => id)),
  }
}

const invalidCall = (text: string): ToolResult => ({ text, sources: [] })

/** Runs a tool call of the model. An invalid call returns a text that explains the mistake. */
export function runTool(
  { name, json }: { name: string; json: string },
  { own, consent }: { own: OwnCalculation; consent: boolean },
): ToolResult {
  let args: unknown
  try {
    args = JSON.parse(json === '' ? '{}' : json)
  } catch {
    return invalidCall('The arguments were no JSON. Call the tool again.')
  }
  if (name === 'calculate') {
    const parsed = schemas.calculate.safeParse(args)
    return parsed.success
      ? runCalculate(parsed.data, own.currentYear)
      : invalidCall('The amounts were not understood: send numbers in naira a year.')
  }
  if (name === 'look_up') {
    const parsed = schemas.look_up.safeParse(args)
    return parsed.success ? runLookUp(parsed.data.query) : invalidCall('Send { "query": "words" }.')
  }
  if (name === 'explain' && consent) return runExplain(own)
  return invalidCall('There is no such tool.')
}
