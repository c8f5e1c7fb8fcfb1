import * as fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { calculate, formatNaira, nothingPaid } from '../../../../tax/index.ts'
import { answerFrom } from '../answering/index.ts'
import { chipsOf } from '../chips/index.ts'
import type { ReadAmount, Reading } from '../reading/index.ts'
import { recall, say } from './index.ts'

const told = { own: undefined, currentYear: 2026 }
const nobody = { answers: undefined, currentYear: 2026 }

/** What a person said so far, in thousands of naira; what was never said is undefined. */
interface Facts {
  pay: number
  rent?: number | undefined
  percent?: number | undefined
  premium?: number | undefined
}

/** One thing to say, and what it changes. */
type Say = (facts: Facts, thousands: number) => { words: string; facts: Facts }

const says: readonly Say[] = [
  (facts, pay) => ({ words: `and for ${pay}k?`, facts: { ...facts, pay } }),
  (facts, pay) => ({ words: `what if it was ${pay}k a month`, facts: { ...facts, pay } }),
  (facts, pay) => ({ words: `sorry I mean ${pay}k`, facts: { ...facts, pay } }),
  (facts, rent) => ({ words: `now add rent of ${rent}k`, facts: { ...facts, rent } }),
  (facts, rent) => ({ words: `and I pay ${rent}k rent every year`, facts: { ...facts, rent } }),
  (facts) => ({ words: 'and with 8% pension?', facts: { ...facts, percent: 8 } }),
  (facts) => ({ words: 'make the pension 10%', facts: { ...facts, percent: 10 } }),
  (facts, premium) => ({
    words: `also life insurance premium of ${premium}k a year`,
    facts: { ...facts, premium },
  }),
  (facts) => ({ words: 'no rent', facts: { ...facts, rent: undefined } }),
  (facts) => ({ words: 'without pension', facts: { ...facts, percent: undefined } }),
  (facts) => ({ words: 'thank you', facts }),
  (facts) => ({ words: 'how much is that monthly?', facts }),
]

const taxOf = ({ pay, rent = 0, percent = 0, premium = 0 }: Facts): number =>
  calculate(
    {
      ...nothingPaid,
      taxYear: 2026,
      status: 'employee',
      salary: pay * 12_000,
      rentPaidBySelf: rent * 1000,
      pensionContribution: pay * 120 * percent,
      lifeAssurance: premium * 1000,
    },
    told,
  ).totalTax

describe('a conversation', () => {
  it('holds what was said, whatever is changed in which order, or asks', () => {
    const step = fc.tuple(fc.constantFrom(...says), fc.integer({ min: 20, max: 90 }))
    const told: { said: string; text: string; wanted: string }[] = []
    let all = 0
    fc.assert(
      fc.property(fc.integer({ min: 30, max: 90 }), fc.array(step, { maxLength: 6 }), (base, steps) => {
        let facts: Facts = { pay: base * 10 }
        const earlier = [`tax on ${facts.pay}k a month`]
        for (const [speak, thousands] of steps) {
          // Pay in hundreds, rent and premiums in tens of thousands: all of them plausible beside each other.
          const said = speak(facts, thousands * 10)
          const { kind, text } = answerFrom(said.words, { own: nobody, earlier })
          facts = said.facts
          earlier.push(said.words)
          all += 1
          if (kind !== 'calculated' && kind !== 'greeted') return
          if (kind === 'calculated')
            told.push({ said: earlier.join(' / '), text, wanted: formatNaira(taxOf(facts)) })
        }
      }),
      { numRuns: 300 },
    )
    expect(told.filter(({ text, wanted }) => !text.includes(wanted))).toEqual([])
    expect(told.length / all).toBeGreaterThan(0.7)
  })

  it('lets nothing of a sum into a new question', () => {
    fc.assert(
      fc.property(fc.integer({ min: 25, max: 90 }), fc.integer({ min: 25, max: 90 }), (one, other) => {
        const earlier = [`I earn ${one}0k a month, pension 8% and rent 900k a year. How much tax?`]
        const { text } = answerFrom(`My salary is ${other}0k a month. What is the tax?`, {
          own: nobody,
          earlier,
        })
        expect(text).toContain(formatNaira(taxOf({ pay: other * 10 })))
      }),
    )
  })
})

const questions = [
  'I earn 350k a month and pay 1.2m rent. How much tax?',
  'salary 450k monthly, pension 36k monthly, rent 600k, tax?',
  'my shop made 9m sales this year and the goods cost 5.5m. tax?',
  'profit from my farm 1.5m a year, salary 1.5m a year, tax on both?',
  'salary 5m a year, school fees 800k, NHF 125k a year. tax',
]

const unchanged = ({ words, role, period, value }: ReadAmount) => `${words} ${role} ${period} ${value}`

/** What a tap makes of a reading. */
function afterTap(question: string, tap: string): Reading {
  return say(recall([question], told), tap, told).reading
}

describe('a chip', () => {
  test.each(questions)('changes what it says and nothing else: %s', (question) => {
    const { reading } = say(recall([], told), question, told)
    expect(reading.amounts.length).toBeGreaterThan(1)
    const chips = chipsOf(reading, undefined).slice(0, reading.amounts.length)
    for (const [index, { choices, box }] of chips.entries()) {
      const others = reading.amounts.toSpliced(index, 1).map(unchanged)
      for (const { says: tap } of choices) {
        const after = afterTap(question, tap).amounts
        const kept = after.length < reading.amounts.length ? after : after.toSpliced(index, 1)
        expect(kept.map(unchanged), tap).toEqual(others)
        expect(after.map(unchanged), tap).not.toEqual(reading.amounts.map(unchanged))
      }
      const typed = afterTap(question, box?.says.replace('{amount}', '123,000') ?? '').amounts
      expect(typed[index]?.value).toBe(123_000)
      expect(typed.toSpliced(index, 1).map(unchanged)).toEqual(others)
    }
  })
})

/** The answer to what follows pay in dollars, whose rate is asked. */
const afterDollars = (words: string) => answerFrom(words, { own: nobody, earlier: ['earning $1200 monthly'] })

test('a rate that was asked for is a rate, and pay that is told in its place is pay', () => {
  const amount = fc.integer({ min: 10, max: 900 }).map((thousands) => `${thousands}k`)
  const questions = [
    (pay: string) => `I earn ${pay} a month, how much tax?`,
    (pay: string) => `tax on ${pay}`,
    (pay: string) => `tax on ${pay} a month`,
  ]
  fc.assert(
    fc.property(amount, fc.constantFrom(...questions), (pay, ask) => {
      expect(afterDollars(ask(pay)).text).not.toContain('USD')
    }),
  )
  const rates = fc.integer({ min: 1000, max: 4000 })
  const says = [
    (rate: number) => `${rate}`,
    (rate: number) => `${rate} naira to the dollar`,
    (rate: number) => `1 dollar is ${rate} naira`,
    (rate: number) => `at ${rate} naira`,
  ]
  fc.assert(
    fc.property(rates, fc.constantFrom(...says), (rate, words) => {
      expect(afterDollars(words(rate)).text).toContain(`I used ${formatNaira(rate)} for 1 USD`)
    }),
  )
})

describe('after the sum of somebody else', () => {
  const mine = {
    currentYear: 2026,
    answers: {
      ...nothingPaid,
      firstName: 'Ada',
      lastName: 'Obi',
      taxYear: 2026,
      status: 'employee',
      salary: 4_800_000,
    } as const,
  }
  const others = [
    'My brother earns 30 million a year and pays 6 million in rent. His tax?',
    'My sister earns 3 million a year. Tax?',
    'How much tax will my wife pay if she earns 450k a month?',
  ]
  const ofMine = [
    'What do I still owe for 2026?',
    'Wetin be my tax?',
    'how much will I take home?',
    'If my bonus was 2 million, what would my tax be?',
    'What if my rent was 900k?',
  ]

  it.each(others.flatMap((other) => ofMine.map((words) => [words, other] as const)))(
    '%s is of the person, after: %s',
    (words, other) => {
      expect(answerFrom(words, { own: mine, earlier: [other] })).toEqual(answerFrom(words, { own: mine }))
    },
  )

  it.each(others)('what goes on with theirs still does, after: %s', (other) => {
    const { kind, text } = answerFrom('and with 8% pension?', { own: mine, earlier: [other] })
    expect([kind, text]).toEqual(['calculated', expect.stringContaining('pension')])
  })
})
