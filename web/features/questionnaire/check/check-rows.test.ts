import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { amountKeys, hadRows, isBlank, statusOptions, type Status } from '../../../../tax/index.ts'
import { checkRowsOf } from './check-rows.ts'

const account = { firstName: 'Adaeze', lastName: 'Okafor' }
const employee = { ...account, taxYear: '2026', status: 'employee' }
const idsOf = (rows: readonly { question: { id: string } }[]) => rows.map(({ question }) => question.id)

describe('the check page', () => {
  it('shows what says something and folds the rest', () => {
    const { amounts, folded, about, untold, assumed, hasNoIncome } = checkRowsOf(
      {
        ...employee,
        salary: '1,800,000',
        allowances: '2,400,000',
        rentPaidBySelf: '1.2m',
        nhfContribution: '0',
      },
      account,
    )
    expect(amounts.map(({ question, value, note }) => [question.id, value, note])).toEqual([
      ['salary', '₦1,800,000', undefined],
      ['allowances', '₦2,400,000', undefined],
      ['rent-paid-by-self', '₦1,200,000', undefined],
      ['pension-contribution', '8% of income', 'left empty'],
      ['nhf-contribution', '₦0', 'none paid'],
      ['nhis-contribution', '5% of income', 'left empty'],
    ])
    expect(folded).toHaveLength(17)
    expect(idsOf(about)).toEqual(['name', 'tax-year', 'status'])
    expect(untold.map(({ id }) => id)).toEqual(['tax-id', 'marital-status', 'number-of-children'])
    expect(assumed.map(({ name, percent }) => `${percent}% ${name}`)).toEqual(['8% pension', '5% NHIS'])
    expect(hasNoIncome).toBe(false)
  })

  it('assumes nothing of a pensioner, nor of those who had no income', () => {
    expect(checkRowsOf({ ...employee, status: 'pensioner', pension: '1m' }, account).assumed).toEqual([])
    const student = checkRowsOf({ ...employee, status: 'other', had: 'none' }, account)
    expect(student).toMatchObject({ assumed: [], amounts: [], hasNoIncome: true })
    expect(checkRowsOf({ ...employee, status: 'other', had: 'rental' }, account).assumed).toHaveLength(3)
  })

  it('what is told of the person is a row, what is no amount is shown as typed', () => {
    const rows = checkRowsOf({ ...employee, tin: '12345678-0001', salary: 'six' }, account)
    expect(idsOf(rows.about)).toContain('tax-id')
    expect(rows.amounts[0]).toMatchObject({ value: 'six', note: 'not an amount yet' })
  })

  it('every answer that applies is a row or folded, once', () => {
    const someone = fc.record({
      status: fc.constantFrom<Status>(...statusOptions.map(({ value }) => value)),
      amounts: fc.dictionary(fc.constantFrom(...amountKeys), fc.constantFrom('0', '75k', ' '), {
        maxKeys: 6,
      }),
    })
    fc.assert(
      fc.property(someone, fc.nat(), ({ status, amounts }, pick) => {
        const rows = hadRows({ status })
        const answers = { ...account, status, ...amounts, had: rows[pick % rows.length]?.code ?? 'none' }
        const { amounts: shown, folded } = checkRowsOf(answers, account)
        const ids = [...idsOf(shown), ...folded.map(({ id }) => id)]
        expect(new Set(ids).size).toBe(ids.length)
        const hidden = folded.flatMap(({ fields }) => fields.map(({ key }) => key))
        expect(hidden.filter((key) => !isBlank((answers as Record<string, unknown>)[key]))).toEqual([])
      }),
    )
  })
})
