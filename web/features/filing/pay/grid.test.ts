import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { checkWorksheet, worksheetShapes } from '../../../../tax/index.ts'
import { rawOf, typedOf, type TypedSheet } from '../form/typed.ts'
import {
  type BoxKey,
  boxKeys,
  filledDown,
  fitsGrid,
  followEmployers,
  gridEmployers,
  indexAt,
  monthsOf,
  sumOfBox,
  withBoxes,
  withPasted,
} from './grid.ts'

const list = worksheetShapes.pay.lists.payslips
const sheetOf = (content: unknown) => typedOf('pay', content, 1)
const rowsOf = ({ lists }: TypedSheet) => lists['payslips'] ?? []
const first = { number: '1', name: 'A', from: 1, to: 12 }
const second = { ...first, number: '2', name: 'B', from: 4 }

describe('the months of employers', () => {
  test('are those of the work, with others that have a payslip', () => {
    const sheet = sheetOf({
      employers: [{ name: 'A', firstMonth: '7', lastMonth: '9' }],
      payslips: [{ employer: 1, month: '11', bonus: 5 }],
    })
    const [employer] = gridEmployers(sheet)
    expect(monthsOf(rowsOf(sheet), employer ?? first)).toEqual([7, 8, 9, 11])
  })

  test('are of one employer without a name where none was typed', () => {
    expect(gridEmployers(sheetOf({}))).toEqual([{ number: '1', name: 'Your employer', from: 1, to: 12 }])
  })

  test.each([
    ['an employer that is not there', [{ employer: 3, month: '1', salary: 1 }], false],
    ['no month', [{ employer: 1, salary: 1 }], false],
    [
      'the same twice',
      [
        { month: '1', salary: 1 },
        { employer: 1, month: '1', salary: 2 },
      ],
      false,
    ],
    [
      'two months of two employers',
      [
        { month: '1', salary: 1 },
        { employer: 2, month: '1', salary: 2 },
      ],
      true,
    ],
  ])('take payslips of %s: %#', (_what, payslips, fits) => {
    expect(fitsGrid(rowsOf(sheetOf({ payslips })), [first, second])).toBe(fits)
  })
})

const place = fc.record({ employer: fc.constantFrom(first, second), month: fc.integer({ min: 4, max: 12 }) })
const text = fc.constantFrom('', ' ', '500,000', '0', '1.2m', 'abc')

describe('boxes of the grid', () => {
  test('hold what was typed last, and a month without any amount has no row', () => {
    const typing = fc.record({ place, key: fc.constantFrom(...boxKeys), text })
    fc.assert(
      fc.property(fc.array(typing, { maxLength: 30 }), (all) => {
        const rows = all.reduce(
          (before, typed) => withBoxes(before, list, typed.place, { [typed.key]: typed.text }),
          rowsOf(sheetOf({})),
        )
        const last = new Map(
          all.map((typed) => [`${typed.place.employer.number} ${typed.place.month} ${typed.key}`, typed]),
        )
        const wrong = [...last.values()].filter((typed) => {
          const stored = rows[indexAt(rows, typed.place)]?.values[typed.key] ?? ''
          return stored.trim() !== typed.text.trim()
        })
        const empty = rows.filter(({ values }) => boxKeys.every((key) => values[key]?.trim() === ''))
        expect({ wrong, empty, fits: fitsGrid(rows, [first, second]) }).toEqual({
          wrong: [],
          empty: [],
          fits: true,
        })
      }),
    )
  })

  test('are filled downwards with what comes every month; a bonus stays', () => {
    const rows = rowsOf(
      sheetOf({
        payslips: [
          { employer: 2, month: '10', salary: 500_000, pension: 40_000, bonus: 9, paye: 65_300 },
          { employer: 2, month: '12', bonus: 7 },
          { employer: 1, month: '12', salary: 1 },
        ],
      }),
    )
    const filled = filledDown(rows, list, { employer: second, month: 10 })
    expect(
      checkWorksheet(
        'pay',
        { employers: [{ name: 'A' }, { name: 'B' }], payslips: filled.map(({ values }) => values) },
        2026,
      ),
    ).toMatchObject({
      content: {
        payslips: [
          { employer: 2, month: '10', salary: 500_000, pension: 40_000, bonus: 9, paye: 65_300 },
          { employer: 2, month: '12', salary: 500_000, pension: 40_000, bonus: 7, paye: 65_300 },
          { employer: 1, month: '12', salary: 1 },
          { employer: 2, month: '11', salary: 500_000, pension: 40_000, paye: 65_300 },
        ],
      },
    })
    expect([sumOfBox(filled, second, 'salary'), sumOfBox(filled, second, 'bonus')]).toEqual([1_500_000, 16])
  })

  test('take the cells of a spreadsheet down and to the right, no further than the work', () => {
    const keys: readonly BoxKey[] = ['salary', 'bonus', 'paye']
    const at = { place: { employer: { ...first, to: 3 }, month: 2 }, key: 'bonus', keys } as const
    const rows = withPasted([], list, at, '1\t2\t9\r\n3\t4\r\n5\t6\r\n') ?? []
    expect(
      rows.map(({ values }) => [values['month'], values['salary'], values['bonus'], values['paye']]),
    ).toEqual([
      ['2', '', '1', '2'],
      ['3', '', '3', '4'],
    ])
    expect(withPasted([], list, at, '500,000')).toBeUndefined()
  })
})

const told = (after: TypedSheet) => rowsOf(after).map(({ values }) => [values['employer'], values['salary']])

describe('payslips after their employers changed', () => {
  const sheet = sheetOf({
    employers: [{ name: 'A' }, { name: 'B' }, { name: 'C' }],
    payslips: [
      { employer: 1, month: '1', salary: 1 },
      { employer: 2, month: '1', salary: 2 },
      { employer: 3, month: '1', salary: 3 },
    ],
  })
  const employers = sheet.lists['employers'] ?? []
  const withEmployers = (rows: typeof employers): TypedSheet => ({
    ...sheet,
    lists: { ...sheet.lists, employers: rows },
  })

  test('stay with theirs, and go with the one that was removed', () => {
    expect(told(followEmployers(sheet, withEmployers(employers.slice(1))))).toEqual([
      ['1', '2'],
      ['2', '3'],
    ])
  })

  test('wait for an employer whose boxes are empty for a moment', () => {
    const cleared = employers.map((row, index) =>
      index === 0 ? { ...row, values: { ...row.values, name: '' } } : row,
    )
    const empty = followEmployers(sheet, withEmployers(cleared))
    const [waiting, ...others] = told(empty)
    expect(others).toEqual([
      ['1', '2'],
      ['2', '3'],
    ])
    expect(checkWorksheet('pay', rawOf(empty), 2026)).toMatchObject({ ok: false })
    expect(waiting?.[0]).toMatch(/^\?/)
    const back = followEmployers(empty, { ...empty, lists: { ...empty.lists, employers } })
    expect(told(back)).toEqual(told(sheet))
  })
})
