import { format, resolveConfig } from 'prettier'
import { expect, test } from 'vitest'
import { people, type CasePerson } from '../cases/people.ts'
import { explain, explainFreely } from '../explanation/index.ts'
import {
  payExemptInWords,
  restsOnInWords,
  takerInWords,
  toldFirstInWords,
} from '../explanation/standing-words.ts'
import { formatNaira } from '../money/format.ts'
import { articles } from '../guide/index.ts'
import { choiceNames } from '../words/en/choice-names.ts'
import { groundInWords } from './in-words.ts'

const taxYear = 2026
const context = { currentYear: taxYear }

/** What stands first on the result, on either plan: that pay is exempt, on what an exemption rests, who takes the tax. */
function firstRead(answers: CasePerson['answers']): string {
  const { standing, result } = explain({ ...answers, taxYear }, context)
  const words = [
    ...toldFirstInWords(standing, { isWithFigures: true }),
    ...(payExemptInWords(standing, { isWithFigures: true, isDue: !result.isExempt }) ?? []),
    restsOnInWords(standing, { taxYear, isWithFigures: true }),
    result.isExempt ? result.exemptionReason : takerInWords(standing),
  ]
  return words.filter((text) => text !== null).join(' ')
}

function section({ who, answers, facts }: CasePerson): readonly string[] {
  const first = explain({ ...answers, taxYear }, context)
  const exact = explain({ ...answers, ...facts, taxYear }, context)
  const free = explainFreely({ ...answers, taxYear }, context)
  const parts = exact.act?.parts ?? []
  return [
    `## ${who}`,
    `Reads first: ${firstRead(answers)}`,
    `Total Tax Due ${formatNaira(first.result.totalTax)}; by the Act ${formatNaira(first.act?.totalTax ?? 0)} at once, ${formatNaira(exact.act?.totalTax ?? 0)} once ${Object.keys(facts).length} facts are given.`,
    ...(parts.length === 0 ? [] : ['What makes the Act’s total, each alone:']),
    parts
      .map(
        ({ words, effect, ground }) =>
          `- ${effect > 0 ? '+' : ''}${formatNaira(effect)}: ${words}. ${groundInWords(ground).join(' ')}`,
      )
      .join('\n'),
    'A free account reads beside the masked result:',
    free.notes.map(({ heading, words }) => `- ${heading}. ${words}`).join('\n'),
  ].filter((paragraph) => paragraph !== '')
}

const head = [
  '# What twelve people read',
  'Made by the engine from `tax/cases/people.ts`: `npx vitest run --project=unit tax/act/people.test.ts -u`. The total follows the product’s rules and never moves; beside it stands what the Act itself comes to.',
]

const table = () => [
  '| Who | Total Tax Due | By the Act at once | With its facts |',
  '| --- | ---: | ---: | ---: |',
  ...people.map(({ who, answers, facts }) => {
    const first = explain({ ...answers, taxYear }, context)
    const exact = explain({ ...answers, ...facts, taxYear }, context)
    expect(exact.result).toEqual(first.result)
    const figures = [first.result.totalTax, first.act?.totalTax ?? 0, exact.act?.totalTax ?? 0]
    return `| ${who} | ${figures.map((naira) => formatNaira(naira)).join(' | ')} |`
  }),
]

/** Everything that is not read in the Act or not certain, and where it is said. */
function doubts(): readonly string[] {
  const told = articles.flatMap(({ title, reportedBy = [], unsure = [] }) => [
    ...reportedBy.map((by) => `- Reported by ${by}: help, “${title}”`),
    ...unsure.map((words) => `- Not certain: ${words} Help, “${title}”`),
  ])
  const parts = people.flatMap(({ answers, facts }) => {
    const { act } = explain({ ...answers, ...facts, taxYear }, context)
    return [...(act?.parts ?? []), ...(act?.questions ?? [])]
  })
  const made = parts.flatMap(({ id, ground: { reportedBy, unsure } }) => [
    ...(reportedBy === undefined ? [] : [`- Reported by ${reportedBy}: By the Act, ${choiceNames[id]}`]),
    ...(unsure === undefined ? [] : [`- Not certain: ${unsure} By the Act, ${choiceNames[id]}`]),
  ])
  return [
    '## What is reported or not certain, and where it is said',
    [...new Set([...made, ...told])].sort().join('\n'),
  ]
}

test('the page of what twelve people read is up to date, and no fact moves a result', async () => {
  const file = 'docs/by-the-act.md'
  const page = [...head, table().join('\n'), ...people.flatMap(section), ...doubts()].join('\n\n')
  const formatted = await format(page, { ...(await resolveConfig(file)), filepath: file })
  await expect(formatted).toMatchFileSnapshot('../../docs/by-the-act.md')
})
