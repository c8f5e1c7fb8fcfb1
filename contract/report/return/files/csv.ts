import type { Boxes } from '../boxes.ts'
import type { KnownList } from '../lists.ts'

/** Spreadsheets take a cell that starts so for a formula: an apostrophe keeps it text [security S42]. */
const formula = /^[=+\-@\t\r]/

function cell(value: string | number | undefined): string {
  const text = String(value ?? '')
  const safe = typeof value === 'string' && formula.test(text) ? `'${text}` : text
  return `"${safe.replace(/"/g, '""')}"`
}

/**
 * A list as comma-separated values (RFC 4180) with the names of its boxes above, in UTF-8 with the mark that
 * spreadsheets need. Values are as they are kept, choices by their words.
 */
export function csvOf({ shape: { fields }, labels }: KnownList, rows: readonly Boxes[]): string {
  const keys = Object.keys(fields)
  const valueOf = (boxes: Boxes, key: string) => {
    const field = fields[key]
    if (field?.kind !== 'choice') return boxes[key]
    return field.options.find(({ value }) => value === boxes[key])?.label
  }
  const lines = [
    keys.map((key) => cell(labels[key])),
    ...rows.map((boxes) => keys.map((key) => cell(valueOf(boxes, key)))),
  ]
  return `\uFEFF${lines.map((cells) => cells.join(',')).join('\r\n')}\r\n`
}
