import { expect, test } from 'vitest'
import { put } from '../testing/scoring/index.ts'

const asked = (ask: string, after: readonly string[] = []) => {
  const { first, confirmed } = put({ ask, after, own: false })
  return { kind: first.kind, text: (confirmed ?? first).text }
}

const pays = [
  'Gross 500k a month',
  'I earn 500k monthly',
  'My total package is 6m a year',
  'Salary 500k monthly',
]
const shares = [
  'pension is 8% of basic',
  '8% pension on my basic',
  'NHF is 2.5% of my basic salary',
  'they remove 2.5 percent of basic as NHF',
]

test.each(pays.flatMap((pay) => shares.map((share) => `${pay}, ${share}. What is my tax?`)))(
  'a share of a basic that nobody told asks the basic: %s',
  (ask) => {
    expect(asked(ask)).toEqual({ kind: 'asked', text: expect.stringContaining('basic salary') })
  },
)

test.each(['my basic is 200k a month', '200k', 'basic 2.4m a year'])(
  'the basic is told then: %s',
  (answer) => {
    const before = '8% pension on my basic, gross is 500k monthly. What is my tax for the year?'
    // 6,000,000 less 192,000.
    expect(asked(answer, [before]).text).toContain('₦835,440')
  },
)

test('a basic that is the pay is the one that the share is of', () => {
  expect(asked('basic 300k monthly, pension 8% of basic. tax?').text).toContain('₦386,160')
})

test.each([
  'Gross is 500k and basic 200k monthly, 8% pension on basic. Tax for the year?',
  '8% pension on my basic and my basic is 200k, gross 500k monthly. Tax for the year?',
])('a share of a basic that stands beside another pay: %s', (ask) => {
  expect(asked(ask).text).toContain('₦835,440')
})

test('two shares of one basic', () => {
  const ask = 'gross 500k monthly, pension 8% of basic, NHF 2.5% of basic, basic is 200k. Tax for the year?'
  expect(asked(ask).text).toContain('₦824,640')
})
