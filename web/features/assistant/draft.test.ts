import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { draftAnswers } from '../../../contract/http/drafts.ts'
import { amountKeys, answerKeys, maxAmount, statusOptions } from '../../../tax/index.ts'
import { currentYear, stepOf } from '../calculations/index.ts'
import { draftOf } from './draft.ts'

const ada = { firstName: 'Ada', lastName: 'Obi', tin: '12345678-0001' }
const year = currentYear()
const employee = { status: 'employee', taxYear: year }

/** The screen at which a draft of these answers opens. */
function opensAt(said: Record<string, unknown>): string {
  const { answers, currentStep } = draftOf(said, ada) ?? { answers: {}, currentStep: -1 }
  return stepOf(null, answers, currentStep, ada)
}

describe('a draft of what was said', () => {
  it('has the answers as they would be typed, with name and Tax ID of the account', () => {
    expect(draftOf({ ...employee, salary: 4_200_000, rentPaidBySelf: 1_200_000.4999 }, ada)?.answers).toEqual(
      {
        ...ada,
        status: 'employee',
        taxYear: String(year),
        salary: '4,200,000',
        rentPaidBySelf: '1,200,000.50',
      },
    )
  })

  it('opens at the first screen still to ask', () => {
    expect(opensAt({ ...employee, salary: 4_200_000 })).toBe('had')
    // The contributions were not said, so the payslip is not done.
    expect(opensAt({ ...employee, salary: 4_200_000, had: 'rent', rentPaidBySelf: 1_200_000 })).toBe('salary')
    const trader = { status: 'self-employed', taxYear: year, had: 'none', businessIncome: 3_000_000 }
    expect(opensAt(trader)).toBe('pension-contribution')
    const paid = { pensionContribution: 0, nhfContribution: 0, nhisContribution: 0 }
    expect(opensAt({ ...trader, ...paid })).toBe('check')
    expect(opensAt({ ...trader, had: 'rent' })).toBe('rent-paid-by-self')
  })

  it.each([
    ['nothing', undefined],
    ['a list', []],
    ['a text', 'salary'],
    ['no status', { taxYear: year }],
    ['no year', { status: 'employee' }],
    ['a status that is none', { ...employee, status: 'king' }],
    ['a year without law', { ...employee, taxYear: 1960 }],
    ['a key that is no answer', { ...employee, __proto__x: 1 }],
    ['an inherited key', JSON.parse('{"status":"employee","taxYear":2026,"__proto__":1}')],
    ['an amount in words', { ...employee, salary: '4 million' }],
    ['an amount below nothing', { ...employee, salary: -1 }],
    ['an amount beyond all', { ...employee, salary: maxAmount + 1 }],
    ['no number', { ...employee, salary: Number.NaN }],
    ['an empty answer', { ...employee, had: '' }],
    ['a name', { ...employee, firstName: 'Mallory' }],
    ['a Tax ID', { ...employee, tin: '99999999-0001' }],
  ])('%s makes none', (_, said) => {
    expect(draftOf(said, ada)).toBeUndefined()
  })

  it('whatever comes, what is made is a draft of the API, and of this account', () => {
    const value = fc.oneof(
      fc.double(),
      fc.integer({ min: 0, max: maxAmount }),
      fc.string(),
      fc.constantFrom(null, true, {}, []),
    )
    const said = fc.record(
      {
        ...Object.fromEntries(answerKeys.map((key) => [key, value])),
        ...Object.fromEntries(amountKeys.map((key) => [key, fc.integer({ min: 0, max: maxAmount })])),
        status: fc.constantFrom(...statusOptions.map((option) => option.value)),
        taxYear: fc.constant(year),
      },
      { requiredKeys: ['status', 'taxYear'] },
    )
    fc.assert(
      fc.property(said, (answers) => {
        const made = draftOf(answers, ada)
        if (made === undefined) return
        expect(draftAnswers.safeParse(made.answers).success).toBe(true)
        expect(made.answers).toMatchObject(ada)
      }),
    )
  })
})
