import { beginsWorking, densities, layout, textEnd, type Density } from '../layout.ts'
import type { Report, Row, Section } from '../report.ts'
import { columnNamesHeight, headingHeight, rowHeight, topHeight } from './heights.ts'
import type { LinesOf } from './lines.ts'

/** Where a section turns the page. */
export interface SectionPlan {
  readonly beginsPage: boolean
  /** Indexes of the rows that begin a page; the names of the columns stand again above each. */
  readonly turns: ReadonlySet<number>
}

/** How a report is set: both writers follow it, and turn no page where it turns none. */
export interface Plan {
  readonly density: Density
  /** For each section of the report, in order. */
  readonly sections: readonly SectionPlan[]
  /** The share of each page that is used. */
  readonly fills: readonly number[]
}

/** Least share of every page before the last that is used. */
export const leastBefore = 0.5

/** Least share of the last page, where it can be had; and else. */
export const leastLast = [1 / 3, 1 / 4] as const

/**
 * Plans the pages of a report: one page where all of it fits; else the return on a page of its own and the working from
 * the next; else, where that leaves a page mostly empty, the working right behind the return. Each in the roomiest
 * spacing that leaves no page mostly empty.
 */
export function planOf(report: Report, linesOf: LinesOf): Plan {
  const plansOf = (manner: Manner) => densities.map((density) => layOut(report, linesOf, density, manner))
  const joined = plansOf({ isApart: false, together: usual })
  const apart = [
    ...plansOf({ isApart: true, together: usual }),
    ...plansOf({ isApart: true, together: most }),
  ]
  const plans = [
    ...joined.filter(({ fills, density }) => fills.length === 1 && density.picture > 0),
    ...apart.filter((plan) => returnPages(report, plan) === 1),
    ...joined,
  ]
  for (const least of leastLast) {
    const found = plans.find((plan) => isBalanced(plan, least))
    if (found !== undefined) return found
  }
  return plans.reduce((best, plan) => (leastOf(plan) > leastOf(best) ? plan : best))
}

function isBalanced({ fills }: Plan, least: number): boolean {
  const isOnePage = fills.length === 1
  return isOnePage || fills.every((fill, index) => fill >= (index === fills.length - 1 ? least : leastBefore))
}

const leastOf = ({ fills }: Plan): number => Math.min(...fills)

/** Pages before the working, or all where there is none. */
function returnPages({ sections }: Report, plan: Plan): number {
  const working = sections.findIndex(beginsWorking)
  const before = plan.sections.slice(0, working < 0 ? undefined : working)
  return before.reduce((pages, { beginsPage, turns }) => pages + (beginsPage ? 1 : 0) + turns.size, 1)
}

/** What a page holds, in points. A little stays free: the browser that prints rounds rules to its pixels. */
const end = textEnd - layout.page.spare

const { usual, most } = layout.table.together

/** Whether the working begins a page, and the height up to which a table is not parted. */
interface Manner {
  readonly isApart: boolean
  readonly together: number
}

/** Lays the report out in one spacing and manner. */
function layOut(report: Report, linesOf: LinesOf, density: Density, { isApart, together }: Manner): Plan {
  let y = topHeight(linesOf, report, density)
  let start = 0
  const fills: number[] = []
  const turn = (): void => {
    fills.push((y - start) / (end - start))
    start = layout.page.top
    y = start
  }

  const sections = report.sections.map((section): SectionPlan => {
    const head = headingHeight(linesOf, section) + (section.rows.length > 0 ? columnNamesHeight() : 0)
    const heights = section.rows.map((row) => rowHeight(linesOf, row, { columns: section.columns, density }))
    const groups = groupsOf(section.rows, heights)
    const whole = head + sumOf(groups)
    // A short table stays whole; of a long one two groups of rows stand under the heading.
    const needed = whole <= together ? whole : head + sumOf(groups.slice(0, 2))
    const isOwnPage = isApart && beginsWorking(section)
    const beginsPage = isOwnPage || y + density.gap + needed > end
    if (beginsPage) turn()
    y += gapAbove(section, beginsPage, density) + head
    return { beginsPage, turns: putRows(groups) }
  })
  fills.push((y - start) / (end - start))
  return { density, sections, fills }

  function putRows(groups: readonly Group[]): ReadonlySet<number> {
    const turns = new Set<number>()
    let onPage = 0
    groups.forEach(({ first, height }, index) => {
      const next = groups[index + 1]
      const isNextLast = index + 2 === groups.length
      // The last group does not stand alone on its page.
      const leavesOne = isNextLast && next !== undefined && onPage > 1 && y + height + next.height > end
      if (y + height > end || leavesOne) {
        turn()
        y += columnNamesHeight()
        turns.add(first)
        onPage = 0
      }
      y += height
      onPage++
    })
    return turns
  }
}

/** Points above a section: none where the working begins a page. */
export function gapAbove(section: Section, beginsPage: boolean, { gap }: Density): number {
  return beginsPage && beginsWorking(section) ? 0 : gap
}

/** Rows that stay on one page: what concludes stays with the row above it. */
interface Group {
  /** Index of the first row. */
  readonly first: number
  readonly height: number
}

function groupsOf(rows: readonly Row[], heights: readonly number[]): readonly Group[] {
  const groups: Group[] = []
  rows.forEach(({ kind }, index) => {
    const height = heights[index] ?? 0
    const last = groups[groups.length - 1]
    if (kind !== 'line' && last !== undefined)
      groups[groups.length - 1] = { ...last, height: last.height + height }
    else groups.push({ first: index, height })
  })
  return groups
}

function sumOf(groups: readonly Group[]): number {
  return groups.reduce((sum, { height }) => sum + height, 0)
}
