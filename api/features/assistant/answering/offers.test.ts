import { assert, boolean, constantFrom, integer, option, property, record } from 'fast-check'
import { expect, it } from 'vitest'
import { calculate, formatNaira, nothingPaid } from '../../../../tax/index.ts'
import { answerFrom } from './index.ts'

const own = { answers: undefined, currentYear: 2026 }

/** One offer, in thousands of naira: pay a month, a bonus, rent a year where it is, a share for the pension. */
interface Offer {
  readonly pay: number
  readonly bonus: number | null
  readonly rent: number | null
  readonly percent: number | null
}

const offer = record({
  pay: integer({ min: 15, max: 90 }).map((tens) => tens * 10),
  bonus: option(integer({ min: 1, max: 9 }).map((hundreds) => hundreds * 100 + 50)),
  rent: option(integer({ min: 5, max: 20 }).map((hundreds) => hundreds * 100 + 30)),
  percent: option(constantFrom(8, 10)),
})

const saidOf = (name: string, { pay, bonus, rent, percent }: Offer): string =>
  [
    `${name} pays ${pay}k a month`,
    ...(bonus === null ? [] : [`plus a bonus of ${bonus}k`]),
    ...(percent === null ? [] : [`with ${percent}% pension`]),
    ...(rent === null ? [] : [`and rent there is ${rent}k a year`]),
  ].join(' ')

function netOf({ pay, bonus, rent, percent }: Offer): string {
  const income = pay * 12_000 + (bonus ?? 0) * 1000
  // A share that is taken is one of all the pay.
  const paidIn = (income * (percent ?? 0)) / 100
  const { totalTax } = calculate(
    {
      ...nothingPaid,
      taxYear: 2026,
      status: 'employee',
      salary: pay * 12_000,
      commissions: (bonus ?? 0) * 1000,
      rentPaidBySelf: (rent ?? 0) * 1000,
      pensionContribution: paidIn,
    },
    own,
  )
  return formatNaira(income - totalTax - paidIn)
}

it('two offers are told apart, or asked about: what one of them has is never counted for the other', () => {
  const joints = constantFrom(', ', '. ', ' or ', '; ', ' while ')
  const wrong: string[] = []
  let told = 0
  assert(
    property(offer, offer, joints, boolean(), (one, other, joint, isNamed) => {
      const [a, b] = isNamed ? ['offer A', 'offer B'] : ['the bank', 'the school']
      const question = `${saidOf(a, one)}${joint}${saidOf(b, other)}. Which one leaves more after tax?`
      const first = answerFrom(question, { own })
      const { kind, text } =
        first.kind === 'read' ? answerFrom('Calculate', { own, earlier: [question] }) : first
      if (kind !== 'calculated') return
      told += 1
      if (!text.includes(netOf(one)) || !text.includes(netOf(other)))
        wrong.push(`${question} -> ${text.slice(0, 300)}`)
    }),
    { numRuns: 300 },
  )
  expect(wrong.slice(0, 3)).toEqual([])
  expect(told).toBeGreaterThan(100)
})
