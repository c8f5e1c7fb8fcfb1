import * as fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { read } from './read.ts'
import type { Reading } from './reading.ts'

const reading = (text: string): Reading => read(text, { currentYear: 2026 })
const isBlocked = ({ unplaced, dangling, traps }: Reading): boolean =>
  unplaced.length + dangling.length + traps.length > 0
const facts = ({ amounts, zero }: Reading) => ({
  amounts: amounts
    .map(({ value, role, period, times, currency }) =>
      [value, role === 'income' ? 'salary' : role, period, times, currency].join(),
    )
    .sort(),
  zero: [...zero].sort(),
})

/** Words of its own for the facts: none is taken from the lexicon. */
const salary = fc.integer({ min: 100, max: 2500 }).map((thousands) => thousands * 1000)
const rent = fc.integer({ min: 150, max: 5000 }).map((thousands) => thousands * 1000)
const off = fc.integer({ min: 2, max: 9 }).map((part) => part * 1000)

const style = fc.constantFrom<(naira: number) => string>(
  (naira) => `${naira / 1000}k`,
  (naira) => `₦${naira.toLocaleString('en')}`,
  (naira) => `N${naira}`,
  (naira) => `${naira.toLocaleString('en')} naira`,
)

describe('the order of the words', () => {
  it('changes nothing: amount before its name, name before its amount', () => {
    fc.assert(
      fc.property(
        salary,
        rent,
        off,
        style,
        fc.boolean(),
        fc.boolean(),
        (pay, house, nhis, write, isFirst, isSwapped) => {
          const parts = [
            isFirst ? `${write(pay)} salary a month` : `salary ${write(pay)} a month`,
            isSwapped ? `${write(house)} rent` : `rent ${write(house)}`,
            isFirst ? `${write(nhis)} nhis a month` : `nhis ${write(nhis)} a month`,
          ]
          const orders = [parts, parts.toReversed(), [parts[1], parts[0], parts[2]]]
          for (const order of orders) {
            const found = reading(`${order.join(', ')}. tax?`)
            expect(isBlocked(found)).toBe(false)
            expect(facts(found).amounts).toEqual(
              [`${house},rent,year,,NGN`, `${nhis},nhis,month,,NGN`, `${pay},salary,month,,NGN`].sort(),
            )
          }
        },
      ),
      { numRuns: 60 },
    )
  })
})

const plain = [
  'I earn 450k a month, how much tax do I pay?',
  'salary 6m a year, rent 1.2m, pension 480k a year. tax?',
  'dem dey pay me 210k every month, wetin be my tax',
  'gross 300k monthly and pension of 8%, what is my tax',
  'what do I take home from 400k a month',
]

describe('a word that says nothing of a sum', () => {
  test.each(plain)('changes nothing in: %s', (text) => {
    fc.assert(
      fc.property(
        fc.constantFrom(
          'abeg',
          'please',
          'I am a teacher in Lagos.',
          'Good morning.',
          'My oga says I should ask.',
          'I have two kids.',
          'God bless.',
        ),
        fc.boolean(),
        (idle, isBefore) => {
          const said = reading(isBefore ? `${idle} ${text}` : `${text} ${idle}`)
          expect(isBlocked(said) ? facts(reading(text)) : facts(said)).toEqual(facts(reading(text)))
        },
      ),
      { numRuns: 30 },
    )
  })
})

/** Behind a plain question, each of these makes the plain figure wrong. */
const tails: readonly string[] = [
  'but half of it is my brother’s',
  'and we are both paid from it',
  'but they owe me three months',
  'shared with my partner',
  'but only sometimes',
  'on average',
  'except in December',
  'plus 50k',
  'and another 70k',
  'until they sacked me',
  'including my allowances',
  'less my deductions at work of 20k',
  'but I was suspended for two months',
  'for each of my two shops',
  'and a bonus',
  'and I contribute to NHF',
  'and my wife earns 200k',
  'some months it is more than that',
  'it will be increased to 900k in July',
  'not every month',
  'on credit',
  'minus 30%',
  'twice',
  'but I lost 200k',
]

describe('words that change a sum', () => {
  test.each(tails)('never leave the plain figure: ... %s', (tail) => {
    for (const text of plain) {
      const before = reading(text)
      const after = reading(`${text.replace(/\?$/, '')} ${tail}`)
      const isSame = JSON.stringify(facts(after)) === JSON.stringify(facts(before))
      expect(isSame && !isBlocked(after), `${text} ${tail}`).toBe(false)
    }
  })
})

describe('any text', () => {
  it('is read without a fault; every amount stands where it says', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 400, unit: 'binary' }), (text) => {
        const found = reading(text)
        for (const { at, words } of found.amounts) expect(found.text.slice(at, at + words.length)).toBe(words)
      }),
      { numRuns: 300 },
    )
  })

  const pieces = [
    'salary',
    '300k',
    'rent',
    'no',
    'a month',
    'from January to',
    'company',
    'what is my take home',
    'pension 8%',
    'each',
    '2026',
    ',',
    'and',
    'tax',
    '. ',
    'my wife',
    '5m',
    'sold for',
  ]
  it('of words that mean something is read in bounded time', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...pieces), { maxLength: 300 }), (words) => {
        const text = words.join(' ').slice(0, 2000)
        const start = performance.now()
        reading(text)
        expect(performance.now() - start).toBeLessThan(250)
      }),
      { numRuns: 150 },
    )
  })

  it('with more amounts than anybody asks about is placed nowhere', () => {
    const found = reading('salary 300k rent 1m '.repeat(20))
    expect(found.amounts).toEqual([])
    expect(found.unplaced).toHaveLength(40)
  })
})
