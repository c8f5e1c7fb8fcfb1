import { format, resolveConfig } from 'prettier'
import { describe, expect, it } from 'vitest'
import type { Answers } from '../answers/raw-answers.ts'
import { returnCases, type ReturnCase } from '../cases/returns.ts'
import { explain } from '../explanation/explain.ts'
import { formatNaira } from '../money/format.ts'
import { checkAnswers } from '../questionnaire/check-answers.ts'
import { checkWorksheet } from '../worksheets/all-rules.ts'
import { fillsBeside } from '../worksheets/beside.ts'
import { filledAnswers } from '../worksheets/fill.ts'
import type { WorksheetKind } from '../worksheets/kind-names.ts'
import type { Worksheets } from '../worksheets/kinds.ts'
import { headlineOf } from './headline.ts'
import { settle } from './settle.ts'
import type { Settlement } from './settlement.ts'

const taxYear = 2026
const currentYear = 2026

function checked(answers: object): Answers {
  const check = checkAnswers({ firstName: 'A', lastName: 'B', ...answers }, { currentYear })
  if (!check.ok) throw new Error(JSON.stringify(check.faults))
  return check.answers
}

/** What the API does with each worksheet in turn, without its storage. */
function filled({ answers, facts, worksheets }: ReturnCase): { answers: Answers; worksheets: Worksheets } {
  let own = checked({ ...answers, ...facts })
  const kept: Record<string, unknown> = {}
  for (const [name, raw] of Object.entries(worksheets)) {
    const kind = name as WorksheetKind
    const check = checkWorksheet(kind, raw, taxYear)
    if (!check.ok) throw new Error(`${kind}: ${JSON.stringify(check.faults)}`)
    kept[kind] = check.content
    own = checked(filledAnswers(own, fillsBeside(kind, check.content, { answers: own, taxYear })))
  }
  return { answers: own, worksheets: kept }
}

const settled = returnCases.map((person) => {
  const { answers, worksheets } = filled(person)
  const { result, act } = explain(answers, { currentYear })
  return { person, result, settlement: settle({ answers, result, act, worksheets, taxYear }) }
})

describe('from the first answers to what is left to pay', () => {
  it.each(settled)('$person.who', ({ person, settlement: { left, lines, balance } }) => {
    expect({ tax: lines[0]?.act, left }, person.byHand).toEqual(person.expected)
    expect(lines.reduce((sum, line) => sum + (line.act ?? 0), 0)).toBe(balance.act)
  })
})

const naira = (amount: number | null) => (amount === null ? '' : formatNaira(amount))

function headlineIn(settlement: Settlement): string {
  const { before, figure, after } = headlineOf(settlement, `${taxYear}-12-31`)
  return `${before}${figure}${after}`
}

const page = () => [
  '# Nine returns',
  'From `tax/cases/returns.ts`, made by the engine: `npx vitest run --project=unit tax/settlement/returns.test.ts -u`. What stands “by hand” was worked out from the law before the code was run, and the test holds the engine to it.',
  [
    '| Who | Tax by the Act | Left to pay by the Act |',
    '| --- | ---: | ---: |',
    ...settled.map(
      ({ person, settlement }) =>
        `| ${person.who} | ${naira(settlement.lines[0]?.act ?? null)} | ${naira(settlement.left)} |`,
    ),
  ].join('\n'),
  ...settled.flatMap(({ person, settlement }) => [
    `## ${person.who}`,
    `By hand: ${person.byHand}`,
    `The page says: ${headlineIn(settlement)}`,
    [
      '| Line | By the Act | Estimate | From |',
      '| --- | ---: | ---: | --- |',
      ...[...settlement.lines, settlement.balance].map(
        ({ label, act, estimate, source }) => `| ${label} | ${naira(act)} | ${naira(estimate)} | ${source} |`,
      ),
    ].join('\n'),
    [
      'What to do next:',
      ...settlement.steps.map(({ words, by }) => `- ${by === null ? '' : `By ${by}: `}${words}`),
    ].join('\n\n'),
  ]),
]

it('is written down for readers', async () => {
  const file = '../../docs/returns.md'
  const config = await resolveConfig('docs/returns.md')
  const text = await format(page().join('\n\n'), { ...config, parser: 'markdown' })
  await expect(text).toMatchFileSnapshot(file)
})
