import * as fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import {
  amountKeys,
  amountOf,
  type Answers,
  explain,
  formatEffectiveRate,
  formatNaira,
  nothingPaid,
  settle,
  totalName,
  type TotalId,
} from '../../../../tax/index.ts'
import { soundAnswers } from '../../../../tax/testing/arbitraries.ts'
import { lineNames, type OwnLineId, ownLineIds } from '../deciding/own-lines/names.ts'
import { answerFrom } from './index.ts'

const currentYear = 2026
const asked = (question: string, answers: Answers | undefined) =>
  answerFrom(question, { own: { answers, currentYear } })

const answers: Answers = {
  ...nothingPaid,
  firstName: 'Ada',
  lastName: 'Obi',
  taxYear: 2026,
  status: 'both',
  salary: 6_000_000,
  businessIncome: 2_400_000,
  pensionContribution: 480_000,
  payeTaken: 600_000,
  rentPaidBySelf: 1_200_000,
}

/** How a person asks for a line by one of its names. */
const forms: readonly ((name: string) => string)[] = [
  (name) => `how much is my ${name}?`,
  (name) => `my ${name}`,
  (name) => `What ${name} did I put`,
  (name) => `${name} abeg`,
  (name) => `how much of my tax comes from my ${name}?`,
  (name) => `Why is my ${name} so high?`,
  (name) => `how much ${name} dey inside`,
  (name) => `please what is my ${name} in my result`,
]

type Figure = (saved: Answers, explained: ReturnType<typeof explain>) => string | null

const inNaira = (naira: number | null | undefined) =>
  naira === null || naira === undefined ? null : formatNaira(naira)

/** Lines that are no row of the explanation, as the page of the result shows them; null where it has none. */
const others: Readonly<Partial<Record<OwnLineId, Figure>>> = {
  rentPaidBySelf: ({ rentPaidBySelf }) => inNaira(rentPaidBySelf),
  effectiveRate: (_, { result }) => formatEffectiveRate(result.effectiveRate),
  bands: (_, { result }) => inNaira(result.totalTax),
  byTheAct: (_, { act }) => inNaira(act?.totalTax),
  payExempt: (_, { act }) => inNaira(act?.totalTax),
  paye: (_, { month }) => inNaira(month?.inResult),
  payeTaken: ({ payeTaken }) => inNaira(payeTaken),
  balance: (saved, { result, act }) =>
    inNaira(Math.abs(settle({ answers: saved, result, act, worksheets: {}, taxYear: saved.taxYear }).left)),
  // That there is none is said in words.
  totalTax: (_, { result }) => (result.totalTax === 0 ? null : formatNaira(result.totalTax)),
}

/** The figure of a line as the page of the result shows it, in words; null where it has none. */
function figureOf(id: OwnLineId, saved: Answers): string | null {
  const explained = explain(saved, { currentYear })
  const other = others[id]
  return other ? other(saved, explained) : inNaira(explained.lines.find((each) => each.id === id)?.amount)
}

const names = ownLineIds.flatMap((id) =>
  [...lineNames[id].en, ...lineNames[id].pcm].map((name) => ({ id, name })),
)

const saved = fc
  .tuple(soundAnswers, fc.option(fc.integer({ min: 0, max: 5_000_000 }), { nil: undefined }))
  .map(([sound, payeTaken]) => ({
    ...sound,
    firstName: 'Ada',
    lastName: 'Obi',
    ...(payeTaken !== undefined && { payeTaken }),
  })) as fc.Arbitrary<Answers>

test('a line that is asked for by its name is answered by its figure', () => {
  fc.assert(
    fc.property(saved, fc.constantFrom(...names), fc.constantFrom(...forms), (own, { id, name }, form) => {
      const figure = figureOf(id, own)
      // Of lines with one name those are told that the person has.
      const isTold = !amountKeys.some((key) => key === id) || own[id as keyof Answers] !== undefined
      fc.pre(figure !== null && isTold)
      const { kind, text } = asked(form(name), own)
      expect(kind).toBe('explained')
      expect(text).toContain(figure)
    }),
    { numRuns: 1000 },
  )
})

test('every name in every form is a question of one’s own', () => {
  for (const { name } of names)
    for (const form of forms) expect(asked(form(name), answers).kind, form(name)).toBe('explained')
})

test('without a saved calculation no name and no form tells a figure of one', () => {
  fc.assert(
    fc.property(fc.constantFrom(...names), fc.constantFrom(...forms), ({ name }, form) => {
      const { text } = asked(form(name), undefined)
      expect(text).not.toMatch(/in your saved calculation for/i)
    }),
  )
})

test('what answers call a line is what the result calls it', () => {
  for (const key of amountKeys) expect(lineNames[key].en[0]).toBe(amountOf(key).name)
  const totals: readonly TotalId[] = [
    'earnedIncome',
    'annualIncome',
    'totalDeductions',
    'taxableIncome',
    'totalTax',
  ]
  for (const id of totals) expect(lineNames[id].en[0]).toBe(totalName(id).toLowerCase())
})

describe('a person with a saved calculation asks', () => {
  const left = settle({
    answers,
    result: explain(answers, { currentYear }).result,
    act: explain(answers, { currentYear }).act,
    worksheets: {},
    taxYear: 2026,
  }).left

  it.each([
    'how much do I still owe after PAYE',
    'what is my balance after paye',
    'balance after PAYE',
    'How much tax is left to pay?',
    'Abeg how much I still dey owe',
  ])('%s: what is still to be paid', (question) => {
    expect(asked(question, answers).text).toContain(`owe ${formatNaira(left)}`)
  })

  it.each(['how much comes from my fabrics', 'how much of it is from the business'])(
    '%s: the profit, and its part of the tax',
    (question) => {
      const { text } = asked(question, answers)
      expect(text).toContain('₦2,400,000')
      expect(text).toContain(`without it the tax would be ${withoutBusiness}`)
    },
  )
  const { businessIncome: _, ...job } = answers
  const withoutBusiness = formatNaira(explain(job, { currentYear }).result.totalTax)

  it('how much is left in my hand: what is left', () => {
    expect(asked('how much is left in my hand', answers).text).toContain('is left in your hand')
  })

  it.each([
    ['what is my life insurance', 'You named no life assurance premium'],
    ['How much are my dividends?', 'You named no Nigerian dividends'],
    ['what tenants did I put', 'You named no rental income'],
    ['how much is my gratuity abeg', 'You no name any gratuity'],
  ])('%s: that nothing of the kind was named', (question, words) => {
    expect(asked(question, answers).text).toContain(words)
  })

  it('what was paid and withheld beside the answers comes off the balance', () => {
    const worksheets = {
      payments: { certificates: [], instalments: [{ on: '2026-07-01', amount: 100_000 }] },
    }
    const { text } = answerFrom('what is my balance', { own: { answers, currentYear, worksheets } })
    expect(text).toContain(`owe ${formatNaira(left - 100_000)}`)
  })

  it.each([
    'what is rent relief',
    'how much is the rent relief',
    'how is taxable income calculated',
    'what is my tax id',
    'my wife balance',
    'what is the balance of my brother',
    'how much do I still owe if I earn 5m',
    'tax on my salary of 450k a month',
  ])('%s: no line of their own', (question) => {
    expect(asked(question, answers).text).not.toMatch(/saved calculation for 2026:|still owe/)
  })
})
