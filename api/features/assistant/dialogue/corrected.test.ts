import * as fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { calculate, formatNaira, nothingPaid } from '../../../../tax/index.ts'
import { answerFrom } from '../answering/index.ts'

const own = { answers: undefined, currentYear: 2026 }

/** What a sum is of, naira a month, months, and shares and naira a year. */
interface Facts {
  readonly pay: number
  readonly months?: number
  readonly percent?: number
  readonly rent?: number
  readonly bonus?: number
}

function taxOf({ pay, months = 12, percent = 0, rent = 0, bonus = 0 }: Facts): string {
  const salary = pay * months
  return formatNaira(
    calculate(
      {
        ...nothingPaid,
        taxYear: 2026,
        status: 'employee',
        salary,
        ...(bonus > 0 && { commissions: bonus }),
        pensionContribution: (salary * percent) / 100,
        rentPaidBySelf: rent,
        monthsPaid: Math.min(12, months),
      },
      { currentYear: 2026 },
    ).totalTax,
  )
}

/** A kind of value: what was told, how it is corrected, and what the sum is of then. */
interface Kind {
  readonly told: string
  readonly corrections: readonly string[]
  readonly facts: Facts
  /** What the answer says of the change. */
  readonly changed: string
}

const opened = (body: string, ...more: readonly string[]): readonly string[] => [
  `no I mean ${body}`,
  `sorry, ${body}`,
  `no, ${body}`,
  `I meant ${body}`,
  `oh sorry I mean ${body}`,
  `make it ${body}`,
  `it should be ${body}`,
  ...more,
]

/** In thousands a month, and in tens of thousands. */
const kindsOf = (pay: number, other: number): Readonly<Record<string, Kind>> => ({
  amount: {
    told: `tax on ${pay}k a month`,
    corrections: opened(
      `${other}k`,
      `sorry ${other}k not ${pay}k`,
      `not ${pay}k but ${other}k`,
      `actually ${other}k a month`,
    ),
    facts: { pay: other * 1000 },
    changed: `${formatNaira(pay * 1000)} a month to income ${formatNaira(other * 1000)} a month`,
  },
  percent: {
    told: `salary ${pay}k a month, pension 8%, tax?`,
    corrections: opened('12%', 'sorry 12% not 8%', 'not 8% but 12%', 'no I mean 12 percent'),
    facts: { pay: pay * 1000, percent: 12 },
    changed: '8% to pension paid in 12%',
  },
  period: {
    told: `tax on ${pay}k a month`,
    corrections: opened('per week', 'no, weekly', 'sorry, every week'),
    facts: { pay: pay * 1000, months: 52 },
    changed: 'a month to income',
  },
  months: {
    told: `salary ${pay}k a month for 6 months, tax?`,
    corrections: opened('3 months', 'no, three months', 'sorry 3 months not 6 months'),
    facts: { pay: pay * 1000, months: 3 },
    changed: '(6 times) to pay',
  },
  role: {
    told: `salary ${pay}k a month and 900k a year rent, tax?`,
    corrections: [
      'not my rent, my bonus',
      'not rent but bonus',
      'my bonus, not my rent',
      'no, not my rent, my bonus',
    ],
    facts: { pay: pay * 1000, bonus: 900_000 },
    changed: 'rent ₦900,000 a year to bonus ₦900,000',
  },
  rent: {
    told: `salary ${pay}k a month and rent 900k a year, tax?`,
    corrections: ['sorry, rent of 1.2m', 'sorry 1.2m not 900k', 'I mean the rent is 1.2m', 'no, rent 1.2m'],
    facts: { pay: pay * 1000, rent: 1_200_000 },
    changed: 'rent ₦900,000 a year to rent ₦1,200,000 a year',
  },
})

describe('a correction', () => {
  it('finds the value of its kind and unit, says what it changed, and makes the sum anew', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 30, max: 60 }),
        fc.integer({ min: 11, max: 19 }),
        fc.constantFrom('amount', 'percent', 'period', 'months', 'role', 'rent'),
        fc.nat(),
        (tens, more, kind, at) => {
          const pay = tens * 10
          const { told, corrections, facts, changed } = kindsOf(pay, Math.round((pay * more) / 10))[
            kind
          ] as Kind
          const says = corrections[at % corrections.length] ?? ''
          const { kind: came, text } = answerFrom(says, { own, earlier: [told] })
          expect([told, says, came, text]).toEqual([
            told,
            says,
            'calculated',
            expect.stringContaining(taxOf(facts)),
          ])
          expect([told, says, text]).toEqual([told, says, expect.stringContaining(changed)])
        },
      ),
      { numRuns: 250 },
    )
  })

  test('goes back to what the last change was meant of', () => {
    const earlier = [
      'salary 400k a month and rent 900k a year, tax?',
      'make the rent 1.2m',
      'not my rent, my salary',
    ]
    expect(answerFrom(earlier[2] ?? '', { own, earlier: earlier.slice(0, 2) }).text).toContain(
      taxOf({ pay: 1_200_000, rent: 900_000 }),
    )
  })

  test.each([
    ['salary 400k a month and rent 900k a year, tax?', 'not my salary, my rent'],
    ['salary 400k a month and rent 900k a year, tax?', 'sorry I mean 870k'],
    ['salary 400k a month, NHF 2.5%, pension 8%. tax?', 'no, 10%'],
  ])('of which it is open what it is of is asked: %s, %s', (told, says) => {
    expect(answerFrom(says, { own, earlier: [told] }).kind).toBe('asked')
  })
})
