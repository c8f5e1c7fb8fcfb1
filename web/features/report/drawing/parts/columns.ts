import type { Section } from '../../../../../contract/report/index.ts'
import { bodyWidth, page } from '../style.ts'

/** Where a column lies, in points. */
export interface ColumnPlace {
  readonly x: number
  readonly width: number
}

/** A column of figures: wide enough for a trillion naira with its kobo. */
const figuresWidth = 108
const rateWidth = 52

/** The places of a table's columns: the first takes what those of figures leave. */
export function columnPlaces({ columns }: Section): readonly ColumnPlace[] {
  const widths = columns.slice(1).map(({ label }) => (label === 'Rate' ? rateWidth : figuresWidth))
  const first = bodyWidth - widths.reduce((sum, width) => sum + width, 0)
  let x: number = page.margin
  return [first, ...widths].map((width) => {
    const place = { x, width }
    x += width
    return place
  })
}
