import { describe, expect, test } from 'vitest'
import { read } from './index.ts'

const rolesIn = (ask: string) => read(ask, { currentYear: 2026 }).amounts.map(({ role }) => role)

describe('money that is told twice', () => {
  test.each([
    ['I earn 700k a month, 8% pension (56k). What is my tax?', ['income', 'pension', 'saidAgain']],
    [
      'My fixed deposit paid me interest of 900,000 this year and the bank held back 10% (90k). Salary is 300k a month. Tax?',
      ['interest', 'saidAgain', 'taxPaid', 'salary'],
    ],
    [
      'I get 5% of whatever I sell. I sold 94m worth of cars this year so my own commission is 4.7m. What is my tax?',
      ['saidAgain', 'saidAgain', 'commission'],
    ],
  ])('counts once: %s', (ask, roles) => {
    expect(rolesIn(ask)).toEqual(roles)
  })

  test('is no other money beside a share', () => {
    expect(rolesIn('I earn 700k a month, 8% pension (95k). What is my tax?')).not.toContain('saidAgain')
  })

  test('the part of each is that of the whole that is shared', () => {
    const { amounts } = read(
      'Our papa leave one building for three of us. The rent na 6m every year and we share am equally, 2m each. My own tax?',
      { currentYear: 2026 },
    )
    expect(amounts.filter(({ role }) => role === 'rentReceived').map(({ value }) => value)).toEqual([
      2_000_000,
    ])
    expect(amounts.filter(({ role }) => role !== 'rentReceived' && role !== 'saidAgain')).toEqual([])
  })
})
