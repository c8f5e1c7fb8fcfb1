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

const worker: Answers = {
  ...nothingPaid,
  firstName: 'Ada',
  lastName: 'Obi',
  taxYear: 2026,
  status: 'both',
  salary: 3_600_000,
  allowances: 1_800_000,
  businessIncome: 2_640_000,
  pensionContribution: 432_000,
  nhfContribution: 135_000,
  rentPaidBySelf: 1_100_000,
}
const landlord: Answers = {
  ...nothingPaid,
  firstName: 'Obi',
  lastName: 'Ada',
  taxYear: 2026,
  status: 'self-employed',
  businessIncome: 6_200_000,
  rentalIncome: 1_700_000,
  pensionContribution: 300_000,
  rentPaidBySelf: 950_000,
}
const taxOf = (answers: Answers, change: Partial<Answers> = {}) =>
  formatNaira(calculate({ ...answers, ...change }, { currentYear: 2026 }).totalTax)
const said = (answers: Answers, question: string, earlier: readonly string[] = []) =>
  answerFrom(question, { own: { answers, currentYear: 2026 }, earlier }).text

/** Something that may be supposed of one's own, in a clause of its own. */
interface Clause {
  readonly keys: readonly AmountKey[]
  readonly words: string
  readonly change: Partial<Answers>
}

const thousands = (naira: number) => `${naira / 1_000}k`

/** Clauses of a person with a job and a trade, each about one answer. */
const clausesOf = (naira: number): readonly Clause[] => [
  ...['I stop the bakery', 'I close the shop', 'I no do the business again', 'I stop selling cakes'].map(
    (words) => ({ keys: ['businessIncome'] as const, words, change: { businessIncome: 0 } }),
  ),
  ...[
    'the bakery makes AMOUNT a month',
    'my business brings AMOUNT every month',
    'I make AMOUNT a month from the shop',
  ].map((words) => ({ keys: ['businessIncome'] as const, words, change: { businessIncome: naira * 12 } })),
  ...['I stop NHF', 'I no dey pay NHF again', 'I stop paying NHF'].map((words) => ({
    keys: ['nhfContribution'] as const,
    words,
    change: { nhfContribution: 0 },
  })),
  ...['I pay rent of AMOUNT', 'my rent goes up to AMOUNT', 'my rent becomes AMOUNT'].map((words) => ({
    keys: ['rentPaidBySelf'] as const,
    words,
    change: { rentPaidBySelf: naira },
  })),
  ...['I pay no rent', 'I no pay rent', 'I stop paying rent'].map((words) => ({
    keys: ['rentPaidBySelf'] as const,
    words,
    change: { rentPaidBySelf: 0 },
  })),
  ...['my pension is 12%', 'I pay 12% pension', 'I increase my pension to 12%'].map((words) => ({
    keys: ['pensionContribution'] as const,
    words,
    change: { pensionContribution: (5_400_000 * 12) / 100 },
  })),
  ...['I add AMOUNT a month to my pension', 'I put extra AMOUNT a month into my pension'].map((words) => ({
    keys: ['pensionContribution'] as const,
    words,
    change: { pensionContribution: 432_000 + naira * 12 },
  })),
  ...['I buy life insurance of AMOUNT', 'I pay AMOUNT for life insurance'].map((words) => ({
    keys: ['lifeAssurance'] as const,
    words,
    change: { lifeAssurance: naira },
  })),
  ...['I get a bonus of AMOUNT', 'they give me AMOUNT bonus in December'].map((words) => ({
    keys: ['commissions'] as const,
    words,
    change: { commissions: naira },
  })),
  ...['my basic salary becomes AMOUNT a month', 'my basic goes up to AMOUNT monthly'].map((words) => ({
    keys: ['salary'] as const,
    words,
    change: { salary: naira * 12 },
  })),
  ...['my allowances become AMOUNT a month', 'my allowances drop to AMOUNT a month'].map((words) => ({
    keys: ['allowances'] as const,
    words,
    change: { allowances: naira * 12 },
  })),
]
/** Changes together: a share of the pay is of the pay as it would be. */
function together(changes: readonly Partial<Answers>[], last?: Clause): Partial<Answers> {
  const all = Object.assign({}, ...changes) as Partial<Answers>
  const isShare = (last?.change ?? all).pensionContribution === (5_400_000 * 12) / 100
  const pay = (all.salary ?? worker.salary ?? 0) + (all.allowances ?? worker.allowances ?? 0)
  return isShare ? { ...all, pensionContribution: (pay * 12) / 100 } : all
}

const amounts = fc.integer({ min: 21, max: 180 }).map((each) => each * 1_000)
const clause = amounts.chain((naira) =>
  fc
    .constantFrom(...clausesOf(naira))
    .map((each) => ({ ...each, words: each.words.replace('AMOUNT', thousands(naira)) })),
)
const openers = ['what if', 'if', 'suppose', 'wetin go happen if', 'Abeg what happens if', 'how much tax if']

describe('what is supposed of one’s own', () => {
  it('is all that is said, of one answer or of two', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...openers),
        clause,
        fc.option(clause, { nil: undefined }),
        fc.constantFrom(' and ', ', and '),
        (opener, one, other, joint) => {
          const two = other && !other.keys.some((key) => one.keys.includes(key)) ? [one, other] : [one]
          const text = said(worker, `${opener} ${two.map(({ words }) => words).join(joint)}?`)
          const change = together(two.map((each) => each.change))
          expect(text).toContain(taxOf(worker, change))
          for (const value of Object.values(change)) expect(text).toContain(formatNaira(Number(value)))
        },
      ),
      { numRuns: 400 },
    )
  })

  it('is kept by “and if”, and by nothing else, and told again', () => {
    fc.assert(
      fc.property(clause, clause, fc.constantFrom('and if', 'what if'), (one, other, opener) => {
        fc.pre(!other.keys.some((key) => one.keys.includes(key)))
        const isKept = opener === 'and if'
        const text = said(worker, `${opener} ${other.words}`, [`what if ${one.words}`])
        // What is kept is the figure that was told; a share of the pay is of the pay as it was then.
        const parts = isKept
          ? { ...one.change, ...together([one.change, other.change], other) }
          : other.change
        expect(text).toContain(taxOf(worker, parts))
        for (const value of Object.values(parts)) expect(text).toContain(formatNaira(Number(value)))
      }),
      { numRuns: 150 },
    )
  })

  it('has another figure after a correction, which the next message keeps', () => {
    const corrections: readonly ((to: string, from: string) => string)[] = [
      (to, from) => `sorry, ${to} not ${from}`,
      (to) => `no I mean ${to}`,
      (to) => `and if it was ${to}?`,
      (to, from) => `not ${from}, it is ${to}`,
      (to) => `what about ${to}`,
      (to) => `${to} nko`,
    ]
    fc.assert(
      fc.property(
        fc.integer({ min: 1_200, max: 3_000 }),
        fc.integer({ min: 1_200, max: 3_000 }),
        fc.constantFrom(...corrections),
        (before, now, correct) => {
          fc.pre(before !== now)
          const earlier = [`what if my rent is ${before}k`]
          const correction = correct(`${now}k`, `${before}k`)
          expect(said(worker, correction, earlier)).toContain(taxOf(worker, { rentPaidBySelf: now * 1_000 }))
          expect(said(worker, 'and if I stop the bakery', [...earlier, correction])).toContain(
            taxOf(worker, { rentPaidBySelf: now * 1_000, businessIncome: 0 }),
          )
        },
      ),
      { numRuns: 100 },
    )
  })

  it('is of another answer where that is said', () => {
    const earlier = ['what if I pay 300k rent']
    const text = said(worker, 'not rent, it is life insurance', earlier)
    expect(text).toContain(taxOf(worker, { lifeAssurance: 300_000 }))
  })

  it('is of the basic pay alone where that is meant', () => {
    const text = said(worker, 'I mean the basic', ['what if my salary is 500k'])
    expect(text).toContain(taxOf(worker, { salary: 6_000_000 }))
  })

  it.each([
    'and how much will be left?',
    'how much more tax is that?',
    'by how much does my tax go up?',
    'and per month?',
  ])('is asked again: %s', (question) => {
    expect(said(worker, question, ['what if I get a bonus of 400k'])).toContain(
      taxOf(worker, { commissions: 400_000 }),
    )
  })

  it.each([
    'I mean my own saved result, with rent of 1.5m instead',
    'no, my own calculation with rent of 1.5m',
  ])('starts anew from the saved result: %s', (question) => {
    for (const before of ['what if I buy life insurance of 200k', 'tax on 700k a month'])
      expect(said(worker, question, [before])).toContain(taxOf(worker, { rentPaidBySelf: 1_500_000 }))
  })
})

describe('a pay that is told is the whole pay', () => {
  it.each([
    'what if my salary goes up to 500k',
    'what if my salary is 500k a month',
    'suppose they increase me to 500k',
    'if my pay becomes 6 million a year',
  ])('%s', (question) => {
    const text = said(worker, question)
    expect(text).toContain(taxOf(worker, { salary: 6_000_000, allowances: 0 }))
    expect(text).toContain('a whole pay, basic and allowances together, of ₦6,000,000')
  })
})

describe('of somebody who lets', () => {
  it.each([
    ['what if I stop driving', { businessIncome: 0 }],
    ['if I no get tenant, how much my tax go be', { rentalIncome: 0 }],
    ['what if my tenant packs out and the flat is empty all year', { rentalIncome: 0 }],
    ['if I collect 150k a month from the flat', { rentalIncome: 1_800_000 }],
    ['what if my own rent goes up to 1.2m', { rentPaidBySelf: 1_200_000 }],
    ['what if bolt makes 7m and the flat brings 2m', { businessIncome: 7_000_000, rentalIncome: 2_000_000 }],
    ['what if my income from Bolt falls by 20%', { businessIncome: 4_960_000 }],
  ] as const)('%s', (question, change) => expect(said(landlord, question)).toContain(taxOf(landlord, change)))
})

describe('what income adds to the tax', () => {
  const sources: readonly (readonly [answers: Answers, name: string, keys: readonly AmountKey[]])[] = [
    [worker, 'the bakery', ['businessIncome']],
    [worker, 'my business income', ['businessIncome']],
    [worker, 'my cake business', ['businessIncome']],
    [worker, 'my job', ['salary', 'allowances']],
    [worker, 'my salary', ['salary', 'allowances']],
    [landlord, 'Bolt', ['businessIncome']],
    [landlord, 'driving', ['businessIncome']],
    [landlord, 'the rent from my flat', ['rentalIncome']],
    [landlord, 'my tenants', ['rentalIncome']],
    [landlord, 'my rental income', ['rentalIncome']],
  ]
  const ways: readonly ((name: string) => string)[] = [
    (name) => `how much of my tax comes from ${name}`,
    (name) => `How much of it is from ${name}?`,
    (name) => `what do I pay on ${name}`,
    (name) => `how much tax is because of ${name}`,
    (name) => `how much tax dey come from ${name} alone`,
    (name) => `what part of my tax is from ${name}`,
    (name) => `how much tax am I paying on ${name}`,
    (name) => `how much tax does ${name} add`,
    (name) => `${name}, how much tax does it bring?`,
  ]
  it.each(sources)('%#: %o', (answers, name, keys) => {
    const without = Object.fromEntries(keys.map((key) => [key, 0]))
    const [tax, rest] = [{}, without].map(
      (change) => calculate({ ...answers, ...change }, { currentYear: 2026 }).totalTax,
    )
    for (const way of ways) {
      const text = said(answers, way(name), ['What is my tax?'])
      expect([way(name), text]).toMatchObject([
        way(name),
        expect.stringContaining(formatNaira((tax ?? 0) - (rest ?? 0))),
      ])
      expect(text).toContain(formatNaira(rest ?? 0))
    }
  })
})

describe('is never guessed', () => {
  it.each([
    'what if I stop the bakery and my wife starts one of 3m',
    'what if my salary is half on credit',
    'what if my expenses in the bakery go up by 300k',
    'what if bakery sales is 5m',
    'what if I stop the thing in June',
  ])('%s', (question) =>
    expect(said(worker, question)).not.toContain('Everything else stays as you saved it'),
  )

  it.each(['tax on a gain of 5 million from bitcoin', 'tax on 350k a month'])(
    'after a what-if that was left open, %s is of its own figures',
    (question) => {
      for (const before of ['what if I add 800k to my pension', 'what if my rent is 2m'])
        expect(said(worker, question, [before])).toBe(said(worker, question))
    },
  )
})

describe('beside a saved calculation', () => {
  it.each([
    'Abeg I be driver, na one alhaji I dey drive for. He dey pay me 95k every month. How much tax dem suppose comot?',
    'I be cleaner for one school, na minimum wage 70k dem dey pay me every month. How much tax I suppose pay?',
    'The 20% rent relief, is it for my shop rent or the house I live in?',
    'I pay N15,000 monthly for a life insurance on my mother. Can I deduct it from my salary before tax?',
    'Does having a wife and 4 children reduce my tax under the new law?',
  ])('what supposes nothing of it is no what-if: %s', (question) => {
    const text = said(worker, question)
    expect(text).not.toMatch(/Everything else|On the same answers/)
  })

  it('what is stopped after a sum of other figures comes off that sum', () => {
    const text = said(worker, 'what if I stop the pension', ['tax on 250k a month with 8% pension'])
    expect(text).toContain('₦330,000')
  })
})

it('a gain of its own is no part of a sale that was left open', () => {
  const question = 'gain of 5 million on crypto, how much tax'
  expect(said(worker, question, ['I sold some shares with 800k'])).toBe(said(worker, question))
})

it('a question about the result is answered, once its own question was repeated', () => {
  const open = 'I earn 800k a month and 2m'
  expect(said(worker, 'what is my tax', [open, 'what is my tax'])).toContain(taxOf(worker))
})

const employee: Answers = {
  ...nothingPaid,
  firstName: 'Musa',
  lastName: 'Ade',
  taxYear: 2026,
  status: 'employee',
  salary: 5_400_000,
  pensionContribution: 432_000,
  mortgageInterest: 300_000,
  rentPaidBySelf: 960_000,
}

describe('what somebody of another status would have', () => {
  it.each([
    'what if I start a side business that makes AMOUNT a month?',
    'what if the business makes AMOUNT a month?',
    'what if I do freelance work of AMOUNT monthly on top?',
    'wetin if I open shop wey dey bring AMOUNT every month',
  ])('a trade beside the job is taxed with it: %s', (words) => {
    fc.assert(
      fc.property(fc.integer({ min: 20, max: 190 }), (each) => {
        const question = words.replace('AMOUNT', `${each}k`)
        const tax = taxOf(employee, { status: 'both', businessIncome: each * 12_000 })
        expect(said(employee, question)).toContain(tax)
      }),
      { numRuns: 20 },
    )
  })

  it('a job beside the trade is taxed with it', () => {
    const tax = taxOf(landlord, { status: 'both', salary: 3_600_000 })
    expect(said(landlord, 'what if I get a job that pays 300k a month')).toContain(tax)
  })

  it('of a pensioner nothing is said that the engine would not count', () => {
    const pensioner: Answers = {
      ...nothingPaid,
      firstName: 'Ada',
      lastName: 'Obi',
      taxYear: 2026,
      status: 'pensioner',
      pension: 2_400_000,
      rentalIncome: 3_000_000,
    }
    expect(said(pensioner, 'what if I start a business that makes 500k a month')).not.toContain(
      'the same as now',
    )
  })
})

it('a pay that rises to less than all of the pay is the basic', () => {
  fc.assert(
    fc.property(fc.integer({ min: 301, max: 449 }), (each) => {
      const tax = taxOf(worker, { salary: each * 12_000 })
      expect(said(worker, `what if my salary rises to ${each}k a month`)).toContain(tax)
    }),
  )
})

it.each(['loan interest', 'house loan interest', 'interest on my home loan'])(
  '%s is that of the home',
  (name) => {
    const tax = taxOf(employee, { mortgageInterest: 450_000 })
    expect(said(employee, `what if my ${name} is 450k a year`)).toContain(tax)
  },
)

it.each(['my gold chain', 'the whatsit'])('what nobody knows is asked, and no pay: %s', (name) => {
  expect(said(employee, `what if ${name} is 450k a year`)).not.toContain('salary of')
})

it('a pension that comes is none that is paid in', () => {
  expect(said(employee, 'what if I retire and get 100k pension monthly')).not.toContain(
    'pension contribution',
  )
})
