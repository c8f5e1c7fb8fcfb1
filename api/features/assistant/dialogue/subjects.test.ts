import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { calculate, formatNaira, nothingPaid } from '../../../../tax/index.ts'
import { answerFrom } from '../answering/index.ts'
import { peoplePhrases, type Person } from '../reading/index.ts'
import type { Subject } from './subject.ts'

const nobody = { answers: undefined, currentYear: 2026 }
const saved = {
  currentYear: 2026,
  answers: {
    ...nothingPaid,
    firstName: 'Ada',
    lastName: 'Obi',
    taxYear: 2026,
    status: 'employee',
    salary: 4_812_000,
  } as const,
}

const people = (Object.keys(peoplePhrases) as Person[]).filter((person) => person !== 'boss')
/** What a person is called, where the word of a reply is one for all of a trade's people. */
const called = (who: Subject) => (who === 'staff' ? 'driver' : who)

const subjects: readonly Subject[] = ['me', ...people]

/** How the money of the first is told, in thousands a month. */
const firsts: readonly ((who: Subject, thousands: number) => string)[] = [
  (who, k) =>
    who === 'me' ? `I earn ${k}k a month. Tax?` : `my ${called(who)} earns ${k}k a month, what is the tax`,
  (who, k) =>
    who === 'me'
      ? `my salary is ${k}k a month, how much tax?`
      : `How much tax will my ${called(who)} pay if the salary is ${k}k a month?`,
  (who, k) =>
    who === 'me'
      ? `I earn ${k}k monthly, pension 8%. Tax?`
      : `my ${called(who)} earns ${k}k monthly and pays 8% pension. Tax?`,
]

/** What is said of the second, whose income is never told; a rent or a share counts in it once it is. */
const seconds: readonly {
  readonly says: (who: Person) => string
  readonly rent?: number
  readonly percent?: number
}[] = [
  { says: (who) => `what about my ${called(who)}?` },
  { says: (who) => `What about my ${called(who)}, a driver` },
  { says: (who) => `how about my ${called(who)}` },
  { says: (who) => `and my ${called(who)}?` },
  { says: (who) => `and for my ${called(who)}` },
  { says: (who) => `ok what of my ${called(who)} too` },
  { says: (who) => `my ${called(who)} is a teacher, how much will it be?` },
  { says: (who) => `my ${called(who)} works in a bank. tax?` },
  { says: (who) => `how much tax will my ${called(who)} pay?` },
  { says: (who) => `tax for my ${called(who)}` },
  { says: (who) => `my ${called(who)} nko?` },
  { says: (who) => `wetin about my ${called(who)}` },
  { says: (who) => `my ${called(who)} dey drive keke, how much tax?` },
  { says: (who) => `and my ${called(who)} with no pension` },
  { says: (who) => `what about my ${called(who)}, 8% pension`, percent: 8 },
  { says: (who) => `what about my ${called(who)} with rent of 600k a year`, rent: 600_000 },
]

const taxOf = (pay: number, rent = 0, percent = 0) =>
  formatNaira(
    calculate(
      {
        ...nothingPaid,
        taxYear: 2026,
        status: 'employee',
        salary: pay,
        rentPaidBySelf: rent,
        pensionContribution: (pay * percent) / 100,
      },
      { currentYear: 2026 },
    ).totalTax,
  )

const anyFirst = fc.constantFrom(...subjects)
const anySecond = fc.constantFrom(...people)
const pay = fc.integer({ min: 150, max: 900 })

describe('the figures of one person', () => {
  it('are never those of another, who is asked about in any way', () => {
    fc.assert(
      fc.property(
        anyFirst,
        anySecond,
        fc.constantFrom(...firsts),
        fc.constantFrom(...seconds),
        pay,
        pay,
        fc.boolean(),
        (one, other, tells, asks, first, second, hasSaved) => {
          fc.pre(one !== other)
          // What a trade pays its people is a cost of it.
          fc.pre(other !== 'staff' || (asks.rent === undefined && asks.percent === undefined))
          const own = hasSaved ? saved : nobody
          const earlier = [tells(one, first)]
          const asked = answerFrom(asks.says(other), { own, earlier })
          expect([earlier, asks.says(other), asked.kind, asked.text]).toEqual([
            earlier,
            asks.says(other),
            'asked',
            expect.stringContaining(`your ${other} `),
          ])
          earlier.push(asks.says(other))
          const answered = answerFrom(`${second}k a month`, { own, earlier })
          expect([earlier, answered.text]).toEqual([
            earlier,
            expect.stringContaining(taxOf(second * 12_000, asks.rent, asks.percent)),
          ])
        },
      ),
      { numRuns: 150 },
    )
  })

  it('are taken up again where that person is turned to', () => {
    fc.assert(
      fc.property(anyFirst, anySecond, pay, pay, (one, other, first, second) => {
        fc.pre(one !== other)
        const earlier = [
          one === 'me' ? `I earn ${first}k a month. Tax?` : `my ${called(one)} earns ${first}k a month. Tax?`,
          `what about my ${called(other)}?`,
          `${second}k a month`,
        ]
        const back = one === 'me' ? 'and me?' : `and my ${called(one)}?`
        const again = answerFrom(back, { own: nobody, earlier })
        expect([earlier, again.text]).toEqual([earlier, expect.stringContaining(taxOf(first * 12_000))])
      }),
    )
  })

  it('of a saved calculation are not those of somebody else', () => {
    fc.assert(
      fc.property(anySecond, fc.constantFrom(...seconds), (other, asks) => {
        const earlier = ['what is my tax?']
        const { kind, text } = answerFrom(asks.says(other), { own: saved, earlier })
        expect([asks.says(other), kind, text]).toEqual([
          asks.says(other),
          'asked',
          expect.stringContaining(`your ${other} `),
        ])
      }),
    )
  })
})
