import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  actName,
  amountOf,
  calculate,
  explain,
  explainLines,
  paperName,
  type TotalId,
} from '../../tax/index.ts'
import { totals } from '../../tax/explanation/totals.ts'
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
    const figures = (cells.at(-1) ?? '').replace('−', '-').replace(/[₦,]/g, '')
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
          expect([id, total(rows.slice(0, -1))]).toEqual([id, rows.at(-1)?.kobo ?? 0])
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
        expect(off).toBe(rowsOf(report, 'deductions').at(-1)?.kobo ?? 0)
        expect(taxable).toBe(Math.max(0, (gross ?? 0) + (off ?? 0)))
      }),
      runs,
    )
  })

  test('no line is of nothing but what concludes, and the band that is free [spec 23.12]', () => {
    fc.assert(
      fc.property(soundAnswers, (answers) => {
        const report = reportOf(answers)
        const ids = ['income', 'benefits', 'deductions'] as const
        expect(ids.flatMap((id) => rowsOf(report, id)).filter(({ kobo }) => kobo === 0)).toEqual([])
        const kept = /^(Taxable Income|Total Tax Due|First ₦800,000 at 0%|The last .*)$/
        const nothing = rowsOf(report, 'worked-out').filter(({ kobo }) => kobo === 0)
        expect(nothing.filter(({ name }) => !kept.test(name))).toEqual([])
      }),
      runs,
    )
  })

  test('a name that stands twice has one figure and one sign [spec 23.11]', () => {
    fc.assert(
      fc.property(soundAnswers, (answers) => {
        const { sections, answer } = reportOf(answers)
        const figures = new Map<string, Set<string>>()
        const tell = (name: string, figure: string) =>
          figures.set(name, (figures.get(name) ?? new Set()).add(figure))
        for (const { id, rows } of sections)
          if (id !== 'act-says' && id !== 'assumed')
            for (const { cells } of rows)
              tell((cells[0] ?? '').replace(/ \(.* assumed\)$/, ''), cells.at(-1) ?? '')
        if (answer.kind === 'due') tell(answer.label, answer.amount)
        expect([...figures].filter(([, told]) => told.size > 1)).toEqual([])
      }),
      runs,
    )
  })

  test('a total that stands twice has one name: no other spelling is near it', () => {
    const paperNames = Object.keys(totals).map((id) => paperName(id as TotalId))
    fc.assert(
      fc.property(soundAnswers, (answers) => {
        const { sections } = reportOf(answers)
        const { act } = explain(answers, { currentYear: 2026 })
        // Where its differences make up for each other, only its own section names the Act's total.
        const names = act === null ? paperNames : [...paperNames, actName(act)]
        const concluding = sections
          .filter(({ id }) => id !== 'act-says' && id !== 'assumed')
          .flatMap(({ rows }) => rows.filter(({ kind }) => kind !== 'line').map(({ cells }) => cells[0]))
        expect(concluding.filter((name) => !names.includes(name ?? ''))).toEqual([])
      }),
      runs,
    )
  })

  // A relief that comes to less than half a kobo is of nothing.
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
        const told = counting.filter(({ lineId }) => !nothing.has(lineId)).map(({ reportName }) => reportName)
        expect(told.filter((name) => !tables.has(name) || !working.has(name))).toEqual([])
      }),
      { numRuns: 200 },
    )
  })
})
