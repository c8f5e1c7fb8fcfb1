import { expect, test } from 'vitest'
import { makePro, signInToNewAccount } from './testing/accounts.ts'
import { useJourney } from './testing/journey.ts'
import type { Person } from './testing/person.ts'

const journey = useJourney()

/** What one does on a screen. The first box of a screen is a tap, the keyboard reaches the others. */
type Act = { tick: string } | { type: Readonly<Record<string, string>> } | { months: string } | { none: true }

interface Someone {
  who: string
  status: string
  /** The acts on each screen after the dashboard, by its slug, in order. */
  screens: readonly (readonly [slug: string, ...acts: readonly Act[]])[]
  /** A figure of the result, or its heading. */
  says: string
  /** Of the way from the dashboard to the result. */
  count: { screens: number; taps: number }
}

const tick = (...rows: string[]): Act[] => rows.map((row) => ({ tick: row }))
const type = (boxes: Readonly<Record<string, string>>): Act => ({ type: boxes })

const people: readonly Someone[] = [
  {
    who: 'an employee with a salary and a rent',
    status: 'Employee',
    screens: [
      ['had', ...tick('Rent for your home')],
      ['salary', type({ 'Basic pay': '500,000' })],
      ['rent-paid-by-self', type({ '': '1,000,000' })],
    ],
    // 6,000,000 less 15.5% and 200,000 of the rent = 4,870,000: 330,000 + 18% of 1,870,000.
    says: '₦666,600',
    count: { screens: 5, taps: 8 },
  },
  {
    who: 'an employee at the minimum wage',
    status: 'Employee',
    screens: [['had'], ['salary', type({ 'Basic pay': '70,000' })]],
    says: 'Tax Exempt',
    count: { screens: 4, taps: 5 },
  },
  {
    who: 'a manager',
    status: 'Employee',
    screens: [
      [
        'had',
        ...tick(
          'Life assurance',
          'Interest on a loan for your house',
          'Savings, deposits or bonds',
          'Shares: dividends',
          'Commission or bonus',
          'A home',
          'A car',
        ),
      ],
      [
        'salary',
        type({
          'Basic pay': '400k',
          Housing: '200k',
          Transport: '100k',
          Pension: '56,000',
          NHF: '10,000',
          NHIS: '5,000',
        }),
      ],
      ['commissions', type({ '': '1m' })],
      ['dividends-nigeria', type({ 'Nigerian dividends': '200k', 'Foreign dividends': '100k' })],
      ['interest', type({ '': '100,000' })],
      ['rent-paid-by-employer', type({ '': '1,000,000' })],
      ['vehicle-benefit', type({ '': '500k' })],
      ['life-assurance', type({ '': '100,000' })],
      ['mortgage-interest', type({ '': '400,000' })],
    ],
    // 8,400,000 + 1,000,000 + 400,000 + 1,500,000 less 852,000 + 500,000 = 9,948,000: 330,000 + 18% of 6,948,000.
    says: '₦1,580,640',
    count: { screens: 11, taps: 26 },
  },
  {
    who: 'a trader who paid no contributions',
    status: 'Self-Employed/Business Owner',
    screens: [
      ['had', ...tick('Rent for your home')],
      ['business-income', type({ '': '3m' })],
      ['rent-paid-by-self', type({ '': '500,000' })],
      ['pension-contribution', { none: true }],
    ],
    // 3,000,000 less 100,000 = 2,900,000: 15% of 2,100,000.
    says: '₦315,000',
    count: { screens: 6, taps: 10 },
  },
  {
    who: 'someone with a job and work of their own, some of it abroad',
    status: 'Both Employee and Self-Employed',
    screens: [
      ['had', ...tick('Work abroad', 'Rent for your home')],
      ['business-income', type({ '': '1m' })],
      ['salary', type({ 'Basic pay': '250k' })],
      ['foreign-income', type({ '': '1,000,000' })],
      ['rent-paid-by-self', type({ '': '600,000' })],
    ],
    // 5,000,000 less 15.5% and 120,000 = 4,105,000: 330,000 + 18% of 1,105,000.
    says: '₦528,900',
    count: { screens: 7, taps: 13 },
  },
  {
    who: 'a pensioner with a house to let',
    status: 'Pensioner',
    screens: [
      ['had', ...tick('Property you let')],
      ['pension', type({ '': '100,000' })],
      ['rental-income', type({ '': '2,000,000' })],
    ],
    // 15% of 1,200,000.
    says: '₦180,000',
    count: { screens: 5, taps: 8 },
  },
  {
    who: 'a student without income',
    status: 'Other',
    screens: [['had']],
    says: 'Tax Exempt',
    count: { screens: 3, taps: 3 },
  },
  {
    who: 'someone who retired in June',
    status: 'Employee',
    screens: [
      ['had', ...tick('Pension, annuity or gratuity', 'Rent for your home')],
      ['salary', { months: '6 months' }, type({ 'Basic pay': '300,000' })],
      ['pension', type({ 'Pension received': '600,000', Gratuity: '2m' })],
      ['rent-paid-by-self', type({ '': '400,000' })],
    ],
    // 1,800,000 + 2,000,000 less 15.5% and 80,000 = 3,131,000: 330,000 + 18% of 131,000.
    says: '₦353,580',
    count: { screens: 6, taps: 13 },
  },
]

/** Counts what a finger does, and the screens that come up. */
class Finger {
  screens = 0
  taps = 0
  readonly #person: Person
  constructor(person: Person) {
    this.#person = person
  }

  async follows(name: string): Promise<void> {
    this.taps += 1
    await this.#person.follows(name)
  }

  async presses(name: string): Promise<void> {
    this.taps += 1
    await this.#person.presses(name)
  }

  async comesTo(slug: string): Promise<void> {
    this.screens += 1
    await this.#person.isAsked(slug)
  }

  async does(act: Act): Promise<void> {
    const person = this.#person
    if ('tick' in act) {
      this.taps += 1
      await person.ticksTheRow(act.tick)
    } else if ('none' in act) {
      this.taps += 1
      await person.ticksTheRow('I paid into none of them')
    } else if ('months' in act) {
      // The list is opened by one tap and answered by another.
      this.taps += 2
      await person.picks('Paid like this for', act.months)
    } else {
      this.taps += 1
      for (const [box, text] of Object.entries(act.type))
        await (box === '' ? person.fillsTheField(text) : person.fillsTheBox(box, text))
    }
  }
}

test('eight people come to their tax in as many screens and taps as it takes, and not one more', async () => {
  for (const { who, status, screens, says, count } of people) {
    const person = await journey.arrive()
    const account = await signInToNewAccount(person, journey.services, 'Ngozi')
    await makePro(journey.services, account.email)
    await person.opens('/dashboard')
    const finger = new Finger(person)
    await finger.follows(status)
    for (const [slug, ...acts] of screens) {
      await finger.comesTo(slug)
      for (const act of acts) await finger.does(act)
      await finger.presses(slug === 'had' && acts.length === 0 ? 'None of these' : 'Next')
    }
    await finger.comesTo('check')
    expect(await person.accessibilityFaults(), who).toEqual([])
    await finger.presses('Calculate Tax')
    finger.screens += 1
    await person.sees(says)
    expect({ screens: finger.screens, taps: finger.taps }, who).toEqual(count)
    expect(person.errors, who).toEqual([])
    await person.leave()
  }
})

test('a later calculation asks year and status too: one screen and two taps more', async () => {
  const person = await journey.arrive()
  await signInToNewAccount(person, journey.services, 'Ngozi')
  await person.opens('/dashboard')
  const finger = new Finger(person)
  await finger.follows('New Tax Calculation')
  await finger.comesTo('tax-year')
  finger.taps += 1
  await person.chooses('Employee')
  await finger.presses('Next')
  await finger.comesTo('had')
  await finger.presses('None of these')
  await finger.comesTo('salary')
  // Without the status screen: Employee and "None of these", two screens.
  expect({ screens: finger.screens, taps: finger.taps }).toEqual({ screens: 2 + 1, taps: 2 + 2 })
  await person.leave()
})
