import { describe, expect, it } from 'vitest'
import { assumptionsInWords } from './assumed.ts'
import { answerSections } from './rows.ts'

const employee = { firstName: 'Adaeze', lastName: 'Okafor', taxYear: '2026', status: 'employee' }

function rowOf(answers: object, id: string) {
  const row = answerSections(answers)
    .flatMap(({ rows }) => rows)
    .find(({ question }) => question.id === id)
  return row && [row.value, row.note]
}

describe('rows of the answers', () => {
  it('are in sections, without what does not apply', () => {
    expect(answerSections(employee).map(({ section }) => section)).toEqual([
      'about',
      'income',
      'benefits',
      'deductions',
    ])
    expect(answerSections({ status: 'pensioner' }).map(({ section }) => section)).not.toContain('benefits')
    expect(rowOf(employee, 'business-income')).toBeUndefined()
  })
  it('say a name, a choice and an amount as they are read', () => {
    expect(rowOf(employee, 'name')).toEqual(['Adaeze Okafor', undefined])
    expect(rowOf(employee, 'status')).toEqual(['Employee', undefined])
    expect(rowOf({ ...employee, salary: '6000000' }, 'salary')).toEqual(['₦6,000,000', undefined])
    expect(rowOf(employee, 'tax-id')).toEqual(['Not given', 'left empty'])
    expect(rowOf({ maritalStatus: 'married' }, 'marital-status')).toEqual([
      'Married',
      'does not change the tax',
    ])
  })
  it('tell an empty amount from a typed 0, and a typed 0 from an assumed share', () => {
    expect(rowOf(employee, 'commissions')).toEqual(['₦0', 'left empty'])
    expect(rowOf({ ...employee, commissions: '0' }, 'commissions')).toEqual(['₦0', 'you typed 0'])
    expect(rowOf(employee, 'pension-contribution')).toEqual(['8% of income', 'left empty'])
    expect(rowOf({ ...employee, pensionContribution: 0 }, 'pension-contribution')).toEqual([
      '₦0',
      'none paid',
    ])
  })
  it('tell of the payslip’s months and PAYE when they were given, and never of the ticks', () => {
    expect(rowOf({ ...employee, had: 'rent' }, 'had')).toBeUndefined()
    expect(rowOf(employee, 'paye-taken')).toBeUndefined()
    expect(rowOf({ ...employee, payeTaken: '449,232' }, 'paye-taken')).toEqual(['₦449,232', 'to compare'])
    expect(rowOf({ ...employee, monthsPaid: '6' }, 'months-paid')).toEqual(['6', undefined])
  })
  it('show what is no amount as it was typed', () => {
    expect(rowOf({ ...employee, salary: 'six' }, 'salary')).toEqual(['six', 'not an amount yet'])
  })
  it('take nothing off for a pensioner', () => {
    const pensioner = { status: 'pensioner', nhfContribution: '5000' }
    expect(rowOf(pensioner, 'nhf-contribution')).toEqual(['₦5,000', 'not taken off for a pensioner'])
    expect(rowOf(pensioner, 'pension-contribution')).toEqual(['₦0', 'left empty'])
  })
})

describe('the words on defaults', () => {
  it('name what an estimate assumes', () => {
    expect(assumptionsInWords(employee)).toBe(
      'Assumes 8% pension, 2.5% NHF and 5% NHIS until you answer them.',
    )
    expect(assumptionsInWords({ ...employee, nhfContribution: '0' })).toBe(
      'Assumes 8% pension and 5% NHIS until you answer them.',
    )
    expect(assumptionsInWords({ ...employee, pensionContribution: 1, nhfContribution: '0' })).toBe(
      'Assumes 5% NHIS until you answer it.',
    )
    expect(assumptionsInWords({ status: 'pensioner' })).toBeUndefined()
  })
})
