import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { amountOf, calculate, explainLines } from '../../tax/index.ts'
import { countingKeys, soundAnswers } from '../../tax/testing/arbitraries.ts'
import { showResult } from '../http/index.ts'
import { buildReport, type Report, type SectionId } from './index.ts'
import { sourceOf } from './testing/sources.ts'

const runs = { numRuns: 500 }
const reportOf = (answers: Parameters<typeof calculate>[0]) =>
  buildReport(
    sourceOf('renter', { answers, result: showResult(calculate(answers, { currentYear: 2026 }), true) }),
  )

function rowsOf(report: Report, id: SectionId): { name: string; kind: string; kobo: number }[] {
  const rows = report.sections.find((section) => section.id === id)?.rows ?? []
  return rows.map(({ cells, kind }) => {
    const figures = (cells.at(-1) ?? '').replace(/[₦−,]/g, '')
    return { name: cells[0] ?? '', kind, kobo: Math.round(Number(figures) * 100) }
  })
}
const total = (rows: readonly { kobo: number }[]) => rows.reduce((sum, { kobo }) => sum + kobo, 0)

describe('of every report', () => {
  test('the rows of each table add up to its total, to the kobo', () => {
    fc.assert(
      fc.property(soundAnswers, (answers) => {
        const report = reportOf(answers)
        for (const id of ['benefits', 'deductions'] as const) {
          const rows = rowsOf(report, id)
          expect([id, total(rows.slice(0, -1))]).toEqual([id, rows.at(-1)?.kobo])
        }
        const bands = rowsOf(report, 'bands')
        const due = bands.findIndex(({ kind }) => kind === 'final')
        expect(total(bands.slice(0, due))).toBe(bands[due]?.kobo)
      }),
      runs,
    )
  })

  test('the summary follows from the tables, to the kobo', () => {
    fc.assert(
      fc.property(soundAnswers, (answers) => {
        const report = reportOf(answers)
        const [gross, off, taxable] = rowsOf(report, 'summary').map(({ kobo }) => kobo)
        const counted = rowsOf(report, 'income').filter(({ name }) => !name.endsWith('(not counted)'))
        expect(gross).toBe(total(counted) + (rowsOf(report, 'benefits').at(-1)?.kobo ?? 0))
        expect(off).toBe(rowsOf(report, 'deductions').at(-1)?.kobo)
        expect(taxable).toBe(Math.max(0, (gross ?? 0) - (off ?? 0)))
      }),
      runs,
    )
  })

  // A relief that comes to less than half a kobo is in the working alone.
  test('every answer that counts has a row in its table and in the working', () => {
    fc.assert(
      fc.property(soundAnswers, (answers) => {
        const report = reportOf(answers)
        const named = (ids: readonly SectionId[]) =>
          new Set(ids.flatMap((id) => rowsOf(report, id).map(({ name }) => name.replace(/ \(.*\)$/, ''))))
        const tables = named(['income', 'benefits', 'deductions'])
        const working = named(['worked-out'])
        const counting = countingKeys(answers).map((key) => amountOf(key))
        const { lines } = explainLines(answers, { currentYear: 2026 })
        const nothing = new Set(lines.filter(({ amount }) => amount === 0).map(({ id }) => id))
        const missing = counting.filter(
          ({ lineId, reportName }) => !nothing.has(lineId) && !tables.has(reportName),
        )
        expect(missing).toEqual([])
        const labelOf = ({ key, label }: (typeof counting)[number]) =>
          key === 'rentPaidBySelf' ? 'Rent relief' : label
        expect(counting.map(labelOf).filter((label) => !working.has(label))).toEqual([])
      }),
      { numRuns: 200 },
    )
  })
})
