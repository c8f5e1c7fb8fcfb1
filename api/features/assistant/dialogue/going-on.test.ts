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

test('what another person pays goes on with that person alone', () => {
  expect(
    after(
      'my wife earns 200k a month, what will her tax be',
      'she also pays rent, 1.2m for the year. how much now?',
    ),
  ).toContain('₦204,000')
})
