import { describe, expect, test } from 'vitest'
import { checkAnswers } from './check-answers.ts'
import { checkField } from './check-field.ts'

const context = { currentYear: 2026 }
const sound = {
  firstName: 'Adaeze',
  lastName: 'Okafor',
  taxYear: 2026,
  status: 'employee',
  salary: '6,000,000',
}

describe('one field', () => {
  test.each([
    ['firstName', '  Ọlá  ', 'Ọlá'],
    ['firstName', 'O\u0301', '\u00d3'],
    ['tin', ' 12345678-0001 ', '12345678-0001'],
    ['tin', '', null],
    ['taxYear', '2026', 2026],
    ['taxYear', 2027, 2027],
    ['status', 'both', 'both'],
    ['salary', '₦6,000,000.50', 6_000_000.5],
    ['salary', ' ', null],
    ['salary', 0, 0],
    ['maritalStatus', 'widowed', 'widowed'],
    ['maritalStatus', null, null],
    ['numberOfChildren', ' 3 ', 3],
    ['numberOfChildren', 0, 0],
  ] as const)('%s: %o is good', (key, value, checked) => {
    expect(checkField(key, value, context)).toEqual({ ok: true, value: checked })
  })

  test.each([
    ['firstName', ' ', 'Type your first name'],
    ['lastName', undefined, 'Type your last name'],
    ['firstName', 5, 'Type your first name in letters'],
    ['firstName', 'x'.repeat(101), 'Your first name has at most 100 characters here'],
    ['firstName', 'a\u202eb', 'Use letters, digits and common signs only'],
    ['tin', '12345678', 'TIN must be in the format 12345678-0001'],
    ['tin', '1234567890123', 'TIN must be in the format 12345678-0001'],
    ['tin', 123456780001, 'TIN must be in the format 12345678-0001'],
    ['taxYear', null, 'Choose your tax year'],
    ['taxYear', 2019, 'Choose a tax year from 2020 to 2027'],
    ['status', '', 'Choose your employment status'],
    ['status', 'boss', 'Choose your employment status'],
    ['salary', 'six million', 'Type the salary in figures, like 6,000,000'],
    ['salary', -1, 'Type the salary without a minus; leave it empty if you had none'],
    ['salary', '1.234', 'Type the salary with at most two figures after the point, like 6,000,000.50'],
    ['salary', 1_000_000_000_001, 'The salary can be at most 1,000,000,000,000; check the number of zeros'],
    ['numberOfChildren', 1.5, 'Type a whole number from 0 to 99'],
    ['numberOfChildren', 100, 'Type a whole number from 0 to 99'],
    ['numberOfChildren', true, 'Type a whole number from 0 to 99'],
    ['maritalStatus', 'complicated', 'Choose your marital status'],
  ] as const)('%s: %o is refused', (key, value, message) => {
    expect(checkField(key, value, context)).toEqual({ ok: false, message })
  })
})

describe('all answers', () => {
  test('become numbers and trimmed text; what was left empty has no key', () => {
    expect(
      checkAnswers({ ...sound, tin: '', commissions: ' ', rentPaidBySelf: 'N1,000,000' }, context),
    ).toEqual({
      ok: true,
      answers: { ...sound, salary: 6_000_000, rentPaidBySelf: 1_000_000 },
    })
  })

  test.each(['employee', 'both', 'self-employed', 'pensioner', 'other'])(
    'no income at all is an answer too of a status of %s',
    (status) => {
      expect(checkAnswers({ ...sound, status, salary: null }, context).ok).toBe(true)
    },
  )

  test('ticks are of the draft only; the payslip’s months and PAYE are kept', () => {
    expect(checkAnswers({ ...sound, had: 'rent', monthsPaid: '6', payeTaken: '₦37,436' }, context)).toEqual({
      ok: true,
      answers: { ...sound, salary: 6_000_000, monthsPaid: 6, payeTaken: 37_436 },
    })
    expect(checkAnswers({ ...sound, monthsPaid: 13, payeTaken: 'much' }, context)).toMatchObject({
      faults: { monthsPaid: 'Type a whole number from 1 to 12', payeTaken: expect.any(String) },
    })
  })

  test('nothing at all: every required answer is named', () => {
    const check = checkAnswers({}, context)
    expect(check).toEqual({
      ok: false,
      faults: {
        firstName: 'Type your first name',
        lastName: 'Type your last name',
        taxYear: 'Choose your tax year',
        status: 'Choose your employment status',
      },
    })
  })

  test('a faulty figure is one fault, not two', () => {
    expect(checkAnswers({ ...sound, salary: 'x' }, context)).toEqual({
      ok: false,
      faults: { salary: 'Type the salary in figures, like 6,000,000' },
    })
  })

  test('what does not apply is never at fault, and is kept when it is sound', () => {
    expect(checkAnswers({ ...sound, businessIncome: 'x' }, context)).toEqual({
      ok: true,
      answers: { ...sound, salary: 6_000_000 },
    })
    expect(checkAnswers({ ...sound, businessIncome: '5' }, context)).toMatchObject({
      ok: true,
      answers: { businessIncome: 5 },
    })
  })
})
