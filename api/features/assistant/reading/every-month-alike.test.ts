import { expect, test } from 'vitest'
import { put } from '../testing/scoring/index.ts'

const told = (ask: string, after: readonly string[] = []): string => {
  const { first, confirmed } = put({ ask, after, own: false })
  return (confirmed ?? first).text
}

const months = ['Every month is just like that', 'All months are like that', 'Every month is the same']

test.each(months)('the accounts of last month, and every month like it: %s', (alike) => {
  const book =
    'I sell frozen fish. My book for last month: sold 1.4m, bought the fish 1.05m, ice block and light 90k, stall 40k.'
  // 220,000 a month.
  expect(told(`${book} ${alike}. How much is my tax for the whole year?`)).toContain('₦276,000')
})

test('one month that says nothing of the others is asked about', () => {
  const ask = 'I sell frozen fish. Last month I sold 1.4m, bought the fish 1.05m. Tax for the whole year?'
  expect(put({ ask, after: [], own: false }).first.kind).toBe('asked')
})

test.each([
  'add the camera assistant I forgot, 420k for the year',
  'I forgot my second shooter, 420k for the year',
  'also my editor, 35k a month',
  'I forgot the girl that helps me, she is one of my workers, 420k for the year',
])('who is paid and was forgotten is a cost: %s', (more) => {
  // 6,800,000 less 2,300,000 and 420,000.
  expect(told(more, ['I shoot weddings. This year 6.8m came in, costs were 2.3m'])).toContain('₦524,400')
})

test.each([
  'okada, 9k every day, 6 days a week, fuel 2,500 daily, mechanic 15k monthly. Tax for the year?',
  'I drive keke, I make 9k every day 6 days a week. Fuel 2,500 a day, plus mechanic 15k every month. My tax for one year?',
])('what the mechanic takes is a cost of the vehicle: %s', (ask) => {
  expect(told(ask)).toContain('₦157,200')
})

test('a mechanic’s own pay is no cost', () => {
  expect(told('I am a mechanic, 150k monthly profit. Tax for the year?')).toContain('₦150,000')
})

test.each([
  'net of my losses im up 7.4m naira in crypto gains this year. no job. what will the tax be?',
  'crypto gains 7.4m this year net of losses, no other income. What is the tax?',
])('losses that are off already change nothing more: %s', (ask) => {
  expect(told(ask)).toContain('₦1,122,000')
})

test('losses with an amount are still to come off, and are not left out', () => {
  expect(told('I made 9m from crypto this year, after losses of 2m. Tax?')).not.toContain('₦1,410,000')
})

test.each(['How much tax am I owing?', 'what tax am i owing the government', 'how much am I owing'])(
  'what is owed as tax is what is asked: %s',
  (question) => {
    expect(told(`I earn 400k a month. ${question}`)).toContain('₦654,000')
  },
)

test('pay that is owed is asked about', () => {
  const ask = 'I earn 300k a month and they are owing me 2 months. What is my tax?'
  expect(put({ ask, after: [], own: false }).first.kind).toBe('asked')
})

test.each(['I also work as security, 50k a month', 'I forgot to add my driver job, they pay me 50k a month'])(
  'work that was forgotten is no cost: %s',
  (more) => {
    const before = 'I shoot weddings. This year 6.8m came in, costs were 2.3m'
    // 6,800,000 less 2,300,000 and twelve times 50,000.
    expect(told(more, [before])).not.toContain('₦502,800')
  },
)
