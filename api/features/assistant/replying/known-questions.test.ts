import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { type Answers, formatNaira } from '../../../../tax/index.ts'
import { type Context, decide } from '../deciding/index.ts'
import { read } from '../reading/index.ts'
import { inWords } from './index.ts'

interface Want {
  readonly kind: string
  readonly naira?: number
  readonly slot?: string
  readonly ids?: readonly string[]
}
interface Known {
  readonly id: string
  readonly ask: string
  readonly own?: true
  readonly after?: readonly string[]
  readonly want: Want
  readonly also?: readonly Want[]
}

const known = readFileSync(new URL('../testing/known-questions.jsonl', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as Known)

const saved: Answers = {
  firstName: 'Ada',
  lastName: 'Obi',
  taxYear: 2026,
  status: 'employee',
  salary: 6_000_000,
  rentPaidBySelf: 1_000_000,
  pensionContribution: 0,
  nhfContribution: 0,
  nhisContribution: 0,
}

function answerTo({ ask, own }: Known) {
  const context: Context = { own: own ? saved : undefined, currentYear: 2026, isConfirmed: true }
  const reading = read(ask, context)
  const decision = decide(reading, context)
  const isFigured =
    decision.kind === 'sum' || decision.kind === 'rule' || decision.kind === 'ask' || decision.kind === 'own'
  return { decision, said: isFigured ? inWords(decision, reading.language, context) : undefined }
}

/** What comes from a figure; the rest is of the guide, of scope or of turns. */
const figured = known.filter(
  ({ want, after }) =>
    !after &&
    (want.naira !== undefined || (want.kind === 'ask' && ['hours', 'rate'].includes(want.slot ?? ''))),
)

describe('a known question comes to the figure that is wanted of it', () => {
  test.each(figured)('$id $ask', (question) => {
    const { decision, said } = answerTo(question)
    const wanted = [question.want, ...(question.also ?? [])]
    const meets = ({ kind, naira, slot }: Want) => {
      if (kind === 'ask') return decision.kind === 'ask' && decision.ask.slot === slot
      if (naira === undefined || said === undefined) return false
      return naira === 0 ? said.text.startsWith('No tax') : said.text.includes(formatNaira(naira))
    }
    expect(wanted.some(meets), said?.text ?? decision.kind).toBe(true)
  })
})

describe('what the Act decides before any salary is told by its rule', () => {
  const ruled = known.filter(({ id }) => ['10-1', '10-3', '10-5', '10-7', '10-9'].includes(id))
  test.each(ruled)('$id $ask', (question) => {
    const { said } = answerTo(question)
    expect(question.want.ids?.some((id) => said?.articles.includes(id))).toBe(true)
  })
})
