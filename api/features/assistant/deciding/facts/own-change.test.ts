import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  type AmountKey,
  type Answers,
  calculate,
  formatNaira,
  nothingPaid,
} from '../../../../../tax/index.ts'
import { answerFrom } from '../../answering/index.ts'

const saved: Answers = {
  ...nothingPaid,
  firstName: 'Ada',
  lastName: 'Obi',
  taxYear: 2026,
  status: 'both',
  salary: 5_760_000,
  businessIncome: 720_000,
  pensionContribution: 460_800,
  rentPaidBySelf: 900_000,
}
const taxWith = (change: Partial<Answers>) =>
  formatNaira(calculate({ ...saved, ...change }, { currentYear: 2026 }).totalTax)
const said = (question: string, earlier: readonly string[] = []) =>
  answerFrom(question, { own: { answers: saved, currentYear: 2026 }, earlier })

/** Ways of telling that something of one's own goes up or down by so much a month. */
const ways: readonly (readonly [key: AmountKey, sign: 1 | -1, words: (money: string) => string])[] = [
  ['salary', -1, (money) => `what if my salary reduces by ${money} a month`],
  ['salary', -1, (money) => `my salary go reduce by ${money} every month, how much tax`],
  ['salary', 1, (money) => `what if my salary increases by ${money} a month`],
  ['salary', 1, (money) => `what if I take a second job of ${money} a month`],
  ['pensionContribution', 1, (money) => `What if I save ${money} more a month in my pension?`],
  ['pensionContribution', 1, (money) => `what if I add ${money} a month to my pension`],
  ['pensionContribution', 1, (money) => `and if I increase my pension by ${money} a month`],
  ['businessIncome', -1, (money) => `what if my business profit falls by ${money} a month`],
  ['businessIncome', -1, (money) => `suppose my profit drops by ${money} a month`],
  ['businessIncome', 1, (money) => `what if I earn ${money} a month from the bakery more`],
  ['businessIncome', 1, (money) => `if Bolt pays me ${money} a month more, what is my tax`],
]

describe('a change of one’s own by an amount', () => {
  it('is made of what is saved, and of what was supposed before where it adds to it', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...ways),
        fc.integer({ min: 11, max: 55 }),
        fc.constantFrom([], ['What is my tax?'], ['what if my rent was 4 million?']),
        ([key, sign, words], thousands, earlier) => {
          const changed = Math.max(0, (saved[key] as number) + sign * thousands * 12_000)
          const question = words(`${thousands}k`)
          const { text } = said(question, earlier)
          // "And if" goes on with what was supposed, and says so.
          const kept = /^and\b/.test(question) && earlier.some((each) => each.startsWith('what if'))
          expect(text).toContain(taxWith({ [key]: changed, ...(kept && { rentPaidBySelf: 4_000_000 }) }))
          expect(text.includes('₦4,000,000')).toBe(kept)
          expect(text).toContain(formatNaira(changed))
        },
      ),
      { numRuns: 150 },
    )
  })

  it.each([
    ['what if my salary is cut by 10%', { salary: 5_184_000 }],
    ['what if my salary doubles', { salary: 11_520_000 }],
    ['what if I stop selling fabrics', { businessIncome: 0 }],
    ['what if I had no business', { businessIncome: 0 }],
    ['what if I stop paying pension', { pensionContribution: 0 }],
    ['what if my employer gives me a car that cost 5 million', { vehicleBenefit: 250_000 }],
  ])('%s', (question, change) => {
    expect(said(question).text).toContain(taxWith(change))
    expect(said(question, ['What is my tax?']).text).toContain(taxWith(change))
  })

  it.each([
    'what if I lose my job in June',
    'what if I don’t declare my business income',
    "what if I don't file my salary",
  ])('%s: no answer of theirs is taken for nothing', (question) =>
    expect(said(question).text).not.toContain('of ₦0 a year instead'),
  )

  it('whose period is not said is asked', () => {
    expect(said('what if my salary drops by 50k').kind).toBe('asked')
  })

  it.each(['What is my tax?', 'what if my rent was 2m'])(
    'that is not understood after %s is never answered by the same total',
    (before) => {
      expect(said('what if I paint my gate', [before]).text).not.toContain(taxWith({}))
    },
  )
})

it('what an employer takes is the tax of the pay alone', () => {
  const paye = calculate({ ...saved, businessIncome: 0 }, { currentYear: 2026 }).totalTax
  expect(said('Abeg how much PAYE my office suppose remove every month?').text).toContain(
    formatNaira(paye / 12),
  )
})

describe('beside a saved calculation', () => {
  const letting: Answers = { ...saved, rentalIncome: 1_500_000 }
  const ofLandlord = (question: string, earlier: readonly string[] = []) =>
    answerFrom(question, { own: { answers: letting, currentYear: 2026 }, earlier })

  it.each([
    'if I increase the rent of the flat to 2 million, what will I pay',
    'what if the rent of my flat is 2 million',
  ])('rent that comes in is changed, and none that is paid: %s', (question) => {
    const { totalTax } = calculate({ ...letting, rentalIncome: 2_000_000 }, { currentYear: 2026 })
    expect(ofLandlord(question).text).toContain(formatNaira(totalTax))
  })

  it('the rent that is paid stays the one that a tenant names as his', () => {
    const { totalTax } = calculate({ ...letting, rentPaidBySelf: 2_000_000 }, { currentYear: 2026 })
    expect(ofLandlord('what if I pay rent of 2 million').text).toContain(formatNaira(totalTax))
  })

  it('an amount of which it was asked how often it comes is added as it was told', () => {
    const { totalTax } = calculate({ ...saved, businessIncome: 1_720_000 }, { currentYear: 2026 })
    const earlier = ['what if I earn 1 million from the bakery more']
    expect(said('₦1,000,000 is a year', earlier).text).toContain(formatNaira(totalTax))
    expect(said('a year', earlier).text).toContain(formatNaira(totalTax))
  })

  it('months without pay take their part of the pay', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 11 }), (lost) => {
        const { totalTax } = calculate(
          { ...saved, salary: (5_760_000 * (12 - lost)) / 12 },
          { currentYear: 2026 },
        )
        for (const words of [
          `what if they do not pay me for ${lost} months`,
          `what if dem no pay me for ${lost} months`,
        ])
          expect(said(words).text).toContain(formatNaira(totalTax))
      }),
    )
  })

  it('what was saved gives its place to what is supposed instead of it', () => {
    const { totalTax } = calculate({ ...saved, businessIncome: 1_500_000 }, { currentYear: 2026 })
    expect(said('what if my bakery makes 1.5 million instead of 720k').text).toContain(formatNaira(totalTax))
  })

  it.each([undefined, saved])('a landlord’s rents are taxed as his, whoever asks', (answers) => {
    const own = { answers, currentYear: 2026 }
    const ask = 'my landlord collects 3 million a year in rent, what is his tax'
    const { text } = answerFrom('Calculate', { own, earlier: [ask] })
    expect(text).toContain('₦330,000')
  })

  it('a whole question after a what-if is of its own income, and one of somebody else of theirs', () => {
    const earlier = ['what if I pay 1.2m rent']
    expect(said('tax on 450k a month with 8% pension', earlier).text).toContain('₦684,240')
    expect(said('how much tax on 450k a month with 8% pension', earlier).text).toContain('₦684,240')
    expect(
      said('my sister earns 260k a month and pays rent of 700k, how much is her tax?', earlier).text,
    ).not.toContain('Everything else stays as you saved it')
  })
})
