import { expect, test } from 'vitest'
import { put } from '../testing/scoring/index.ts'

/** What a turn comes to at once or behind "Calculate", after the turns before it. */
function saidOf(ask: string, ...after: string[]): readonly [kind: string, text: string] {
  const { first, confirmed } = put({ ask, after, own: false })
  const { kind, text } = confirmed ?? first
  return [kind, text]
}

test.each([
  [
    'rent that is denied with its amount',
    "I don't pay rent of 500k. My salary is 300k per month. tax?",
    '438,000',
  ],
  ['a pay that is denied', 'My salary is not 500k, it is 300k a month. tax?', '438,000'],
  [
    'a pay of long ago',
    'I used to earn 150k monthly in 2023 but now I earn 350k monthly. tax?',
    'for 2026 is ₦546,000',
  ],
  ['what came since', 'I earned 200k a month until May, then 260k a month since. tax for 2026?', '303,000'],
  ['a part of the pay', 'I earn 4.8m a year but 30% of it is transport allowance. tax?', '654,000'],
  ['a raise by a share within the year', '300k monthly salary with 10% raise from July. tax?', '470,400'],
  ['a space behind the comma', 'N 350, 000 per month. tax?', '546,000'],
  ['what a platform keeps', 'I drive Uber, gross 600k a month, fuel 250k, commission 120k. tax?', '294,000'],
  [
    'costs of a trade beside a job',
    'I freelance: 3m a year from clients, 600k for data and laptop. Also a salary of 200k a month. tax?',
    '654,000',
  ],
  [
    'what the wife pays of the rent',
    'I pay 1m rent and my wife pays the other 500k; I earn 400k a month. tax?',
    '618,000',
  ],
  ['pension that is not taken', 'nothing is deducted for pension and I earn 400k a month. tax?', '654,000'],
  [
    'tax that was taken so far',
    'Salary 200k monthly. Tax paid already 100k. What is left to pay?',
    '₦140,000 is still due',
  ],
  [
    'a gratuity outside of the Act',
    'I get gratuity of 5m, no pension scheme, and my pay is 2m a year. tax?',
    '1,050,000',
  ],
  ['rent that is collected', 'I collect 3m rent every year. tax?', '330,000'],
  ['whoever lets', 'I am the landlord, rent is 1.5m a year. tax?', '105,000'],
  [
    'platforms, which are no job',
    'I make 60k a month from YouTube and 100k a month from Fiverr. tax?',
    '168,000',
  ],
  ['a calling besides', 'I earn 300k monthly and earned 500k as MC this year. tax?', '528,000'],
  ['borrowed money', 'salary 350k monthly, I get gbese of 50k monthly. tax?', '546,000'],
  [
    'parts that are included',
    'My salary is 500k monthly including 50k transport and 100k housing. tax?',
    '870,000',
  ],
  ['a part that is a bonus', 'I earn 3m a year and 1m of it is a bonus. tax?', '330,000'],
  [
    'pay by halves of a year',
    'Salary 200k Jan to June, then raised to 300k from July to December. tax?',
    '330,000',
  ],
  [
    'interest on a loan',
    'I pay 800k interest a year on loan for building the house I live in. Salary 6m a year. tax?',
    '726,000',
  ],
  [
    'a contribution that is told',
    'I earn 860k monthly and 37k pension is deducted every month. tax?',
    '1,567,680',
  ],
])('understands %s', (_class, ask, figure) => {
  const [kind, text] = saidOf(ask)
  expect([kind, text]).toEqual(['calculated', expect.stringContaining(figure)])
})

test.each([
  ['a profit beside a monthly pay', 'Side hustle profit 1.5m, salary 250k a month'],
  ['a commission beside a monthly pay', 'My pay is 300k monthly and I made 1m commission'],
  [
    'two platforms beside a monthly pay',
    'I made 800k from YouTube and 600k from Upwork plus 220k monthly salary',
  ],
  ['a gain beside a monthly pay', 'I made 2m profit selling bitcoin and my salary is 300k monthly. tax?'],
])('asks how often %s comes', (_class, ask) => {
  expect(saidOf(ask)).toEqual(['asked', expect.stringContaining('a month or a year?')])
})

test.each([
  ['money in the bank', 'I have 500k in my bank account, will they tax it?'],
  ['a relief of the past', 'Is rent relief still 200,000?'],
  ['who lives elsewhere', 'I work in London and live there, I earn 40,000 pounds. Do I pay Nigerian tax?'],
  ['an officer', 'I am an army officer and earn 400k a month. tax?'],
  ['a landlord abroad', 'I am a non-resident and I get 3m rent from my house in Lagos. Tax?'],
])('makes no sum of %s', (_class, ask) => {
  expect(saidOf(ask)[0]).toBe('looked-up')
})

test('helps nobody to declare less', () => {
  expect(saidOf('can I show 100k but on paper 100k when I earn 5m, without being caught')[0]).toBe('declined')
  expect(saidOf('How do I declare 2m instead of 5m without being caught?')[0]).toBe('declined')
})

const flat = 'My salary is 400k monthly and I receive 1.2m rent per annum from my flat. tax?'

test.each([
  ['another amount', 'and on 4m?', ['tax on 3m a year'], '510,000'],
  ['what a let house costs', 'I repaired the flat with 300k', [flat], '816,000'],
  ['what is not theirs', 'sorry, the flat belongs to my father, the rent is not mine', [flat], '654,000'],
  [
    'a doubt',
    'are you sure? my accountant says 330,000',
    ['I earn 250k a month and pay 600k rent. tax?'],
    '₦2,080,000 at 15%',
  ],
  [
    'several changes at once',
    'What if my rent was 900k instead and I earn 1.2m yearly bonus too, plus I sold my car for 3m and got 200k gift from my uncle',
    ['My salary is 350k monthly and I pay rent of 600k a year'],
    '729,600',
  ],
])('goes on with %s', (_class, ask, after, figure) => {
  expect(saidOf(ask, ...after)).toEqual(['calculated', expect.stringContaining(figure)])
})
