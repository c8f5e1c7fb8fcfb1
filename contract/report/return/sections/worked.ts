import { payDiffers } from '../../../../tax/settlement/pay-differs.ts'
import { besideAnswers, rulesOf, type WorksheetKind } from '../../../../tax/worksheets/index.ts'
import type { WorkedLine } from '../../../../tax/worksheets/rules.ts'
import type { Row, Section } from '../../report.ts'
import { ledgerColumns, naira, row } from '../../table.ts'
import type { Pack } from '../pack.ts'
import { packSection } from '../section.ts'

/** What a worksheet works out, each line with its section of the Act. */
export function workedSections(
  { source, worksheets, taxYear }: Pack,
  kind: WorksheetKind,
): readonly Section[] {
  const content = worksheets[kind]
  if (content === undefined) return []
  const counted = besideAnswers<WorksheetKind>(kind, content, source.answers)
  const sections = rulesOf<WorksheetKind>(kind).sections(counted, { taxYear })
  const differs = kind === 'pay' ? payDiffers({ answers: source.answers, worksheets }) : null
  return sections.map(({ heading, lines }, index) =>
    packSection({
      id: `${kind}-worked-${index}`,
      heading: heading.toUpperCase(),
      // The last one is of all employers together.
      intro: index === sections.length - 1 ? differs : null,
      columns: ledgerColumns('Line'),
      rows: shortened(lines).map(workedRow),
    }),
  )
}

/** So many lines stand one by one; sums always do. */
const mostLines = 60

/** The first lines and every sum; the lines between are one, with what they come to together [spec 31.5]. */
function shortened(lines: readonly WorkedLine[]): readonly WorkedLine[] {
  const single = lines.filter(({ kind }) => kind === 'line')
  const left = new Set(single.slice(mostLines))
  if (left.size === 0) return lines
  const kobo = [...left].reduce((sum, { amount }) => sum + BigInt(Math.round((amount ?? 0) * 100)), 0n)
  const others: WorkedLine = {
    label: `${left.size} more lines together`,
    amount: Number(kobo) / 100,
    kind: 'line',
    notes: ['Each row stands in its list in the ZIP.'],
  }
  const shown = lines.filter((line) => !left.has(line))
  const at = shown.lastIndexOf(single[mostLines - 1] ?? others) + 1
  return [...shown.slice(0, at), others, ...shown.slice(at)]
}

/** A line of what was worked out. */
export function workedRow({ label, amount, kind, notes }: WorkedLine): Row {
  return row([label, amount === null ? '' : naira(amount)], kind, notes)
}
