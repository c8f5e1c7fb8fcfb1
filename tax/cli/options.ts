import { factKeys, facts, isFactKey } from '../answers/facts.ts'
import { factWords } from '../words/en/facts.ts'
import { amountKeys, amountRows, type AnswerKey, kebab } from '../answers/keys.ts'

/** Shorter names for what is asked most. */
const aliases: ReadonlyMap<string, AnswerKey> = new Map<string, AnswerKey>([
  ['year', 'taxYear'],
  ...amountRows.flatMap(({ key, option }) => (option === null ? [] : [[option, key] as const])),
])

const named: readonly AnswerKey[] = ['status', 'taxYear', ...amountKeys, 'monthsPaid', ...factKeys]

/** Every option that is an answer, with the answer that it gives: "--rent-paid-by-self" and "--rent". */
export const answerOptions: ReadonlyMap<string, AnswerKey> = new Map([
  ...named.map((key) => [kebab(key), key] as const),
  ...aliases,
])

/** The options as `parseArgs` wants them. */
export const parseOptions = {
  ...Object.fromEntries([...answerOptions.keys()].map((name) => [name, { type: 'string' as const }])),
  file: { type: 'string' as const },
  explain: { type: 'boolean' as const },
  json: { type: 'boolean' as const },
  help: { type: 'boolean' as const, short: 'h' },
}

/** The option under which a key is best known. */
export function optionOf(key: AnswerKey): string {
  const alias = [...aliases].find(([, answer]) => answer === key)
  return `--${alias === undefined ? kebab(key) : alias[0]}`
}

/** What a fact is: the question that the product asks for it, in a line of its own. */
function meaningOf(key: AnswerKey): string {
  if (!isFactKey(key)) return ''
  const { heading } = factWords[key]
  return `\n      ${heading.replaceAll('{year}', 'the tax year').replaceAll('{before}', 'the year before it')}`
}

/** What may be typed for a fact that is chosen: " yes, no". */
function choicesOf(key: AnswerKey): string {
  const fact = isFactKey(key) ? facts[key] : undefined
  return fact?.kind === 'choice' ? `  ${fact.options.map(({ value }) => value).join(', ')}` : ''
}

export const usage = `Usage: npm run -s tax -- --salary 6000000 --rent 1000000 [--explain] [--json]
       npm run -s tax -- --file answers.json

Personal income tax of a year under the Nigeria Tax Act 2025.

  --status     employee, self-employed, both, pensioner or other (default: from the incomes given)
  --year       tax year (default: this year)
  --file       answers as JSON, as they are sent to the API; options add to them
  --explain    how each figure came about, assumptions, what the Act says, the old law
  --json       the result (with --explain: the whole explanation) as JSON

Amounts for the year, in naira:
${amountKeys.map((key) => `  ${optionOf(key)}`).join('\n')}

What the Act asks beyond them, with --explain (none of it changes the result):
${(['monthsPaid', ...factKeys] as const).map((key) => `  ${optionOf(key)}${choicesOf(key)}${meaningOf(key)}`).join('\n')}

Exit codes: 0 done, 1 the file cannot be read, 2 an option or answer is wrong.`
