import { describe, expect, test } from 'vitest'
import { statusOptions } from '../answers/status.ts'
import { lawChanges } from '../years/changes.ts'
import { lawChangesFor } from './law-changes.ts'

const ids = (answers: object, years: readonly [number, number] = [2025, 2026]) =>
  lawChangesFor(answers, years, 2026).concerning.map(({ id }) => id)
const everybody = ['estimate', 'bands', 'free-band', 'consolidated-relief']

describe('what of a change in the law concerns somebody [spec 28.4]', () => {
  test.each([
    ['pay', { status: 'employee', salary: 6_000_000 }, everybody],
    ['rent', { status: 'employee', salary: 6_000_000, rentPaidBySelf: 1 }, [...everybody, 'rent-relief']],
    ['the minimum wage', { status: 'employee', salary: 840_000 }, [...everybody, 'minimum-wage']],
    [
      'an income under which 1% was the least',
      { status: 'self-employed', businessIncome: 300_000, pensionContribution: 0, nhfContribution: 0 },
      [...everybody, 'minimum-tax'],
    ],
    ['a pension alone', { status: 'pensioner', pension: 3_000_000 }, []],
    ['amounts that are not known', { status: 'employee' }, [...everybody, 'rent-relief', 'minimum-wage']],
    ['those of somebody without an employer', { status: 'other' }, [...everybody, 'rent-relief']],
  ])('%s', (_who, answers, concerning) => {
    expect(ids(answers)).toEqual(concerning)
  })

  test('whatever the answers, each change is told once', () => {
    for (const { value: status } of statusOptions)
      for (const salary of [0, 360_000, 500_000, 840_000, 60_000_000])
        for (const one of [2020, 2023, 2024, 2025, 2026])
          for (const other of [2020, 2024, 2026, 2027]) {
            const { concerning, others } = lawChangesFor({ status, salary }, [one, other], 2026)
            expect([...concerning, ...others].toSorted(byId)).toEqual(lawChanges(one, other).toSorted(byId))
          }
  })

  test('the tax year of the answers is left out of account', () => {
    const answers = { status: 'employee', salary: 500_000 }
    expect(ids({ ...answers, taxYear: 2020 })).toEqual(ids({ ...answers, taxYear: 2026 }))
    expect(ids({ ...answers, taxYear: 'x' }, [2024, 2025])).toEqual(['minimum-wage'])
  })
})

const byId = ({ id: one }: { id: string }, { id: other }: { id: string }) => (one < other ? -1 : 1)
