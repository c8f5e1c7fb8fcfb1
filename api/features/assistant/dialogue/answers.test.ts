import * as fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { answerFrom } from '../answering/index.ts'
import type { Ask } from '../deciding/index.ts'
import { recall } from './index.ts'

const own = { answers: undefined, currentYear: 2026 }
const told = { own: undefined, currentYear: 2026 }

/** A message that comes to each question of its own; a question that lacks one does not compile. */
const openings: Readonly<Record<Ask['missing'], string>> = {
  trap: 'salary 400k a month and 3 months arrears, tax?',
  unplaced: 'salary 300k a month and 90k thing, tax?',
  dangling: 'salary 400k a month and pension, tax?',
  rate: 'earning $1200 monthly, tax?',
  hours: 'I get 2500 naira an hour, tax?',
  days: 'I am paid 8k a day, tax?',
  period: 'raise from 900k to 1.2m, how much more tax?',
  income: 'I pay 32k pension a month, how much tax',
  compared: 'what is the difference in tax on 900k?',
  net: 'gross pay of 400k a month, what is the gross?',
  costs: 'my sales are 6m a year. tax?',
  beforeCosts: 'my business profit is 900k a month and fuel cost 100k a month, tax?',
  salesOrProfit: 'my shop makes 900k a month, tax?',
  homeOrShop: 'my sales are 9m a year, costs 5m, rent 900k. Tax?',
  asset: 'I made a gain of 5m, tax?',
  boughtFor: 'I sold land for 8m, tax?',
  soldFor: 'I sold my house which I bought for 8m, tax?',
  raise: 'I earn 400k a month and got a raise of 450k, tax?',
  implausible: 'salary 300k a month, pension 200k a month. tax?',
  tooLarge: 'tax on 9000000000000000 a month',
  tooMany: 'salary 300k a month, 10k, 20k, 30k, 40k, 50k, 60k, 70k, 80k, 90k, 11k, 12k, 13k, 14k, tax?',
  year: 'tax on 300k a month for 2019',
  oldRule: 'tax for 2024 on salary 300k a month and gratuity of 3m',
  sure: 'I earn 400k a month and my rent na 700k zazzle, tax?',
}

const kinds = Object.keys(openings) as Ask['missing'][]

/** What people answer to a question, whatever it was. */
const answers = [
  'yes',
  'no',
  'yes please',
  'ok',
  'the first',
  'the second one',
  '2',
  'before',
  'before costs',
  'after',
  'after I removed everything',
  'sales',
  'profit',
  'it is profit',
  'no costs',
  'none',
  'nothing',
  "I don't know",
  'i no know',
  'not sure',
  'skip',
  'monthly',
  'a year',
  'na every month',
  '2m',
  '150k a month',
  '₦1,500',
  'what do you mean',
  'hmm',
]

/** Other money is another question. */
const namesMoney = (answer: string) => /\d[mk,]/.test(answer)

const pending = (earlier: readonly string[]): Ask | undefined => recall(earlier, told).asked

describe('a question of its own', () => {
  test.each(kinds)('%s: its message comes to it', (kind) => {
    expect(pending([openings[kind]])?.missing).toBe(kind)
  })

  it('leads on from every usual answer, and is never asked twice in the same words', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...kinds),
        fc.array(fc.constantFrom(...answers), { minLength: 3, maxLength: 5 }),
        (kind, given) => {
          const earlier = [openings[kind]]
          const asked = new Set<string>()
          for (const answer of given) {
            const before = pending(earlier)
            if (before === undefined) return
            asked.add(before.question)
            if (namesMoney(answer)) asked.clear()
            const { kind: came, text } = answerFrom(answer, { own, earlier })
            expect([earlier, answer, came]).not.toEqual([earlier, answer, 'unknown'])
            earlier.push(answer)
            // What waits is no question any more.
            const isWaiting = pending(earlier)?.times === 2
            expect([earlier, !isWaiting && asked.has(text)]).toEqual([earlier, false])
          }
        },
      ),
      { numRuns: 150 },
    )
  })

  it('is answered, or waits, after the same answer three times', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...kinds),
        fc.constantFrom(...answers.filter((answer) => !namesMoney(answer))),
        (kind, answer) => {
          const ask = pending([openings[kind], answer, answer, answer])
          const isStuck = ask?.missing === kind && ask.times < 2
          expect([kind, answer, isStuck]).toEqual([kind, answer, false])
        },
      ),
      { numRuns: 150 },
    )
  })
})

const profit = openings.beforeCosts
const before = answerFrom('sales', { own, earlier: [profit] }).text
const after = answerFrom('profit', { own, earlier: [profit] }).text

test.each([
  ['before', before],
  ['before costs', before],
  ['before I remove anything', before],
  ['it is gross', before],
  ['the first', before],
  ['Sales', before],
  ['na sales', before],
  ['after', after],
  ['after the costs', after],
  ['what is left', after],
  ['I have already removed it', after],
  ['the second', after],
])('before or after the costs: %s', (answer, text) => {
  expect(before).not.toBe(after)
  expect(answerFrom(answer, { own, earlier: [profit] }).text).toBe(text)
})

test('what is not known is supposed, and said', () => {
  expect(answerFrom("I don't know", { own, earlier: [profit] }).text).toContain(
    'what is left after the costs',
  )
  expect(answerFrom("I don't know", { own, earlier: [openings.costs] }).text).toContain('I counted no costs')
  expect(answerFrom('I no know', { own, earlier: [openings.days] }).text).toContain('5 days a week')
})

const rent = openings.homeOrShop
const ofHome = answerFrom('Rent of my home', { own, earlier: [rent] })
const ofShop = answerFrom('Rent of the shop', { own, earlier: [rent] })

test.each([
  ['my house', ofHome],
  ['house rent', ofHome],
  ['where I live', ofHome],
  ['the first', ofHome],
  ['na for my flat', ofHome],
  ['the shop', ofShop],
  ['shop rent', ofShop],
  ['it is for the business', ofShop],
  ['the second', ofShop],
  ['cost', ofShop],
])('a rent of somebody with a trade: %s', (answer, { text, kind }) => {
  expect(ofHome.text).toContain('₦180,000 rent relief')
  expect(ofShop.text).toContain('₦5,900,000 costs')
  expect([answer, answerFrom(answer, { own, earlier: [rent] })]).toMatchObject([answer, { text, kind }])
})
