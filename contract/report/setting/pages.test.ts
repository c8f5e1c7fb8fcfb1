import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { calculate } from '../../../tax/index.ts'
import { soundAnswers } from '../../../tax/testing/arbitraries.ts'
import { showResult } from '../../http/index.ts'
import { buildReport, type Report, type Row } from '../index.ts'
import { beginsWorking, layout } from '../layout.ts'
import { everyPerson, sourceOf } from '../testing/sources.ts'
import { typesetter } from './lines.ts'
import { leastBefore, leastLast, planOf, type Plan } from './pages.ts'

/** Every letter half its size wide: near enough to fonts to fill lines and pages as they do. */
const linesOf = typesetter((text, { size }) => text.length * size * 0.52)

const names = fc.oneof(
  fc.constant('Adaeze Okafor'),
  fc.array(fc.string({ minLength: 1, maxLength: 30 }), { maxLength: 12 }).map((words) => words.join(' ')),
)
const reports = fc.tuple(soundAnswers, names, fc.boolean()).map(([answers, name, isPaid]) =>
  buildReport(
    sourceOf('renter', {
      answers,
      result: showResult(calculate(answers, { currentYear: 2026 }), isPaid),
      taxpayer: { name, tin: null },
    }),
  ),
)

/** Rows by the page on which they stand, of one section. */
function parted(rows: readonly Row[], turns: ReadonlySet<number>): Row[][] {
  const pages: Row[][] = [[]]
  rows.forEach((row, index) => {
    if (turns.has(index)) pages.push([])
    pages.at(-1)?.push(row)
  })
  return pages
}

const partedOf = (report: Report, plan: Plan) =>
  report.sections.flatMap(({ rows }, index) => {
    const pages = parted(rows, plan.sections[index]?.turns ?? new Set())
    return pages.length > 1 ? [pages] : []
  })

describe('of every report', { timeout: 20_000 }, () => {
  test('no page is mostly empty: the last is used to a quarter at least, each before it to the half [spec 23.13]', () => {
    fc.assert(
      fc.property(reports, (report) => {
        const { fills } = planOf(report, linesOf)
        expect(fills.every((fill) => fill > 0 && fill <= 1)).toBe(true)
        const least = (index: number) => (index < fills.length - 1 ? leastBefore : Math.min(...leastLast))
        const isOnePage = fills.length === 1
        expect(fills.filter((fill, index) => !isOnePage && fill < least(index))).toEqual([])
      }),
      { numRuns: 300 },
    )
  })

  test('no heading is alone at the foot of a page, and no row alone at the top of the next', () => {
    fc.assert(
      fc.property(reports, (report) => {
        const tables = partedOf(report, planOf(report, linesOf))
        for (const pages of tables) {
          expect(pages[0]?.length).toBeGreaterThan(1)
          expect(pages.at(-1)?.length).toBeGreaterThan(1)
        }
      }),
      { numRuns: 150 },
    )
  })

  test('what concludes stands with a row that it concludes', () => {
    fc.assert(
      fc.property(reports, (report) => {
        const begun = partedOf(report, planOf(report, linesOf)).flatMap((pages) =>
          pages.slice(1).map(([first]) => first?.kind),
        )
        expect(begun.filter((kind) => kind !== 'line')).toEqual([])
      }),
      { numRuns: 150 },
    )
  })
})

test('the return of one page has it to itself where the working fills another', () => {
  const report = buildReport(sourceOf('renter'))
  const { sections, fills } = planOf(report, linesOf)
  expect(fills).toHaveLength(2)
  expect(sections.map(({ beginsPage }) => beginsPage)).toEqual(report.sections.map(beginsWorking))
})

test('what fits on one page is one page', () => {
  expect(planOf(buildReport(sourceOf('no-income')), linesOf).fills).toHaveLength(1)
  expect(planOf(buildReport(sourceOf('exempt', { isPaid: false })), linesOf).fills).toHaveLength(1)
})

test.each(everyPerson)(
  '%s: the roomiest spacing is taken, and a picture left out only where it must be',
  (person) => {
    const { density } = planOf(buildReport(sourceOf(person)), linesOf)
    expect(density.picture).toBeGreaterThan(0)
    expect(density.row).toBeGreaterThan(layout.table.head.bottom)
  },
)
