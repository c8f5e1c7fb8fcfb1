import { expect, test } from 'vitest'
import { answerFrom } from '../answering/index.ts'

const own = { answers: undefined, currentYear: 2026 }
const after = (...turns: readonly string[]) =>
  answerFrom(turns.at(-1) ?? '', { own, earlier: turns.slice(0, -1) }).text

test.each([
  ['tax on 5m a year', 'and if it was 6m?', 'what is the difference?', '₦180,000 more'],
  [
    'I earn 450k a month, pension 8%. tax?',
    'and without the pension?',
    'so how much more is that',
    '₦77,760 more',
  ],
  ['tax on 250k a month', 'what about for 2025?', 'is that more or less than now', '₦20,000 less'],
])('%s, then %s, then %s: both beside each other', (first, second, third, said) => {
  expect(after(first, second, third)).toContain(said)
})

test.each([
  'show me how you take reach that money, step by step',
  'how did you get that',
  'which part is taxed at 18%?',
])('%s: band by band', (question) => {
  const text = after('salary 600k a month, rent 2m. tax?', question)
  expect(text).toContain('₦2,200,000 at 15%: ₦330,000\n₦3,800,000 at 18%: ₦684,000')
  expect(text).toContain('₦1,014,000')
})

test.each([
  ['I earn 400k a month, NHF 2.5%, pension 8%. tax?', 'what if my salary becomes 500k a month'],
  [
    'basic salary 400k a month, NHF 2.5% of basic, pension 8% of basic. tax?',
    'what if it becomes 500k a month',
  ],
])('a share is of the new pay: %s, %s', (told, raised) => {
  expect(after(told, raised)).toContain('₦480,000 pension')
  expect(after(told, raised)).toContain('₦150,000 NHF')
})

test('what another person pays goes on with that person alone', () => {
  expect(
    after(
      'my wife earns 200k a month, what will her tax be',
      'she also pays rent, 1.2m for the year. how much now?',
    ),
  ).toContain('₦204,000')
})

test.each([
  ['a new rate', ['how much is tax on $2000 monthly', 'use 1500', "and if it's 1600?"], '₦7,762,000'],
  [
    'another job beside the first',
    [
      'tax if I earn 350k per month from January to June',
      'and if I get another job of 500k from October',
      'Calculate',
    ],
    '₦438,000',
  ],
  [
    'what two people pay',
    ['tax on 600k monthly', "for my husband it's 900k", 'total for both?'],
    '₦2,820,000',
  ],
  [
    'one of two jobs taken away',
    ['I have 2 jobs 150k and 120k monthly. tax?', 'remove the second one'],
    '₦150,000',
  ],
  [
    'the matter that was asked about',
    ['is gratuity taxable?', 'mine is 8m'],
    'No tax on your gratuity of ₦8,000,000',
  ],
  [
    'an income behind its rent',
    [
      'can I deduct my rent?',
      'I pay 1.2m',
      'Calculate',
      'how much will that save me if I earn 5m',
      'Calculate',
    ],
    '₦43,200',
  ],
  [
    'a share behind its name',
    ['tax for 500k monthly', 'is pension included?', 'ok include 8%', 'Calculate'],
    '₦783,600',
  ],
  [
    'a profit that is added to another',
    [
      'my block moulding profit for the year is 1.9m. tax?',
      'and if I add the 1.1m profit I make from selling sharp sand?',
    ],
    '₦330,000',
  ],
  [
    'what a platform takes, told beside the rate',
    [
      'I earn 1200 usd monthly on Upwork. how much tax per year',
      'use 1,450 to a dollar. and upwork removes 10% from that 1200',
      'Calculate',
    ],
    '₦3,376,320',
  ],
  [
    'a rent, told after its relief was asked about',
    [
      'Is it true that tenants now get relief for house rent?',
      'My own is 3.2 million for the year in Abuja. What exactly will they remove for me?',
      'Calculate',
    ],
    '₦500,000',
  ],
  [
    'costs of one’s own work',
    [
      'I’m a photographer, I made 5.2m this year. tax?',
      'and if i spend 1.1m on studio rent and light in the year?',
      'Calculate',
    ],
    '₦528,000',
  ],
  [
    'another trade that is counted as well',
    [
      'I do office lunches and make 210k profit a month, what’s my tax for a year',
      'how much tax if i also count my sundays small chops of 50k a month',
      'Calculate',
    ],
    '₦351,600',
  ],
  ['a short question on the same matter', ['Do I need to file?', 'by when?'], '31 March'],
])('goes on with %s', (_, turns, said) => {
  expect(after(...turns)).toContain(said)
})
