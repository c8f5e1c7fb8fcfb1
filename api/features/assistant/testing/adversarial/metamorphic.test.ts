import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { put } from '../scoring/index.ts'

/** The yearly tax that is said at once; undefined where it is asked or shown first. */
function taxSaid(ask: string): number | undefined {
  const { first } = put({ ask, after: [], own: false })
  if (first.kind !== 'calculated') return undefined
  if (/no tax|no go pay any tax/i.test(first.text)) return 0
  const figure = /tax for 2026 (?:is|na) ₦([\d,]+)/.exec(first.text)?.[1]
  return figure === undefined ? undefined : Number(figure.replaceAll(',', ''))
}

const naira = (value: number) => `₦${value.toLocaleString('en')}`
const monthly = fc.integer({ min: 80, max: 3_000 }).map((thousands) => thousands * 1_000)
const rent = fc.integer({ min: 1, max: 40 }).map((tens) => tens * 10_000)

const onSalary = (pay: number) => `my salary is ${naira(pay)} every month, what is my tax`

const list = (pay: number) => [
  `salary ${naira(pay)} a month`,
  `rent ${naira(pay * 2)} a year`,
  '8% pension',
  '2.5% NHF',
]

describe('what a change of the question does to the tax', () => {
  test('more rent never raises it', () => {
    fc.assert(
      fc.property(monthly, rent, rent, (pay, one, more) => {
        const ask = (paid: number) =>
          `I earn ${naira(pay)} a month and my rent is ${naira(paid)} a year. tax?`
        expect(taxSaid(ask(one + more))).toBeLessThanOrEqual(taxSaid(ask(one)) ?? -1)
      }),
      { numRuns: 60 },
    )
  })

  test('more pay never lowers it', () => {
    fc.assert(
      fc.property(monthly, monthly, (pay, more) => {
        expect(taxSaid(onSalary(pay + more))).toBeGreaterThanOrEqual(
          taxSaid(onSalary(pay)) ?? Number.POSITIVE_INFINITY,
        )
      }),
      { numRuns: 60 },
    )
  })

  test('twelve times a month is the year', () => {
    fc.assert(
      fc.property(monthly, (pay) => {
        const month = taxSaid(`tax on ${naira(pay)} a month`)
        expect(month).toBeDefined()
        expect(taxSaid(`tax on ${naira(pay * 12)} a year`)).toBe(month)
      }),
      { numRuns: 60 },
    )
  })

  test('the order of a list changes nothing', () => {
    fc.assert(
      fc.property(monthly, fc.shuffledSubarray([0, 1, 2, 3], { minLength: 4 }), (pay, order) => {
        const parts = list(pay)
        const inOrder = taxSaid(`${parts.join(', ')}. what is my tax?`)
        expect(inOrder).toBeDefined()
        expect(taxSaid(`${order.map((at) => parts[at]).join(', ')}. what is my tax?`)).toBe(inOrder)
      }),
      { numRuns: 60 },
    )
  })

  test('idle words change nothing, or ask', () => {
    const idle = [
      'God bless you',
      'my cousin told me about this',
      'I dey Enugu',
      'e get as e be',
      'lol',
      'zorbling',
    ]
    fc.assert(
      fc.property(monthly, fc.constantFrom(...idle), fc.boolean(), (pay, words, isBefore) => {
        const ask = `tax on ${naira(pay)} a month`
        const said = taxSaid(isBefore ? `${words}. ${ask}` : `${ask}. ${words}`)
        expect([undefined, taxSaid(ask)]).toContain(said)
      }),
      { numRuns: 60 },
    )
  })
})
