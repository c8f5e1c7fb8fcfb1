import { describe, expect, it } from 'vitest'
import type { RawAnswers } from '../../../tax/index.ts'
import { calculateChecked, hashAnswers } from './calculation.ts'

const typed: RawAnswers = {
  firstName: ' Adaeze ',
  lastName: 'Okafor',
  taxYear: '2026',
  status: 'employee',
  salary: '₦6,000,000.00',
}
const hashOf = (answers: RawAnswers) => hashAnswers(calculateChecked(answers, 2026).answers).toString('hex')

describe('a checked calculation', () => {
  it('holds values, not what was typed', () => {
    expect(calculateChecked(typed, 2026)).toMatchObject({
      answers: { firstName: 'Adaeze', taxYear: 2026, salary: 6_000_000 },
      result: { annualIncome: 6_000_000, isExempt: false },
      taxYear: 2026,
    })
  })

  it('names each answer that needs mending', () => {
    expect(() => calculateChecked({ ...typed, lastName: ' ', salary: '-5' }, 2026)).toThrow(
      expect.objectContaining({
        status: 400,
        code: 'validation',
        fields: {
          'answers.lastName': expect.stringContaining('last name') as string,
          'answers.salary': expect.stringContaining('minus') as string,
        },
      }),
    )
  })
})

describe('the same answers', () => {
  it('are so in any order and spelling', () => {
    const reordered: RawAnswers = {
      salary: 6_000_000,
      status: 'employee',
      taxYear: 2026,
      lastName: 'Okafor',
      firstName: 'Adaeze',
      commissions: '',
      interest: null,
    }
    expect(hashOf(reordered)).toBe(hashOf(typed))
  })

  it('are no longer so when a value changes, moves or goes', () => {
    const others: RawAnswers[] = [
      { ...typed, salary: '6,000,000.01' },
      { ...typed, salary: null, allowances: '6,000,000' },
      { ...typed, interest: 0 },
    ]
    for (const other of others) expect(hashOf(other)).not.toBe(hashOf(typed))
  })
})
