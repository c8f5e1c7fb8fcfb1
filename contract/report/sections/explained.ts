import {
  type Assumption,
  citationText,
  type Explanation,
  formatNaira,
  type Line,
  type Note,
  shownLines,
  signedAmount,
  signedNaira,
} from '../../../tax/index.ts'
import type { Row, Section } from '../report.ts'
import { ledgerColumns, row } from '../table.ts'

/** What Pro adds: how it was worked out, what was assumed, and what the Act says beside it. */
export function explainedSections({ lines, assumptions, notes }: Explanation): readonly Section[] {
  return [workedOut(lines), assumed(assumptions), ...(notes.length > 0 ? [actSays(notes)] : [])]
}

function workedOut(lines: readonly Line[]): Section {
  return {
    id: 'worked-out',
    heading: 'How this was worked out',
    intro: 'Every figure with its rule and the section of the Act.',
    columns: ledgerColumns('Line'),
    rows: shownLines(lines).map(lineRow),
  }
}

function lineRow(line: Line): Row {
  const { role, label, sentence, citation } = line
  const kind = role === 'total' ? 'final' : role === 'sum' ? 'sum' : 'line'
  const name = role === 'exempt' ? `${label} (not counted)` : label
  return row([name, formatNaira(signedAmount(line))], kind, [`${sentence} ${citationText(citation)}.`])
}

function assumed(assumptions: readonly Assumption[]): Section {
  const isNone = assumptions.length === 0
  return {
    id: 'assumed',
    heading: 'What we assumed',
    intro: isNone
      ? 'Nothing. Every figure above comes from what you typed.'
      : 'Each shows what it does to your tax. Your own figure replaces it.',
    columns: ledgerColumns('Assumption', 'Effect on tax'),
    rows: assumptions.map(({ words, effect }) => row([words, signedNaira(effect)])),
  }
}

function actSays(notes: readonly Note[]): Section {
  return {
    id: 'act-says',
    heading: 'What the Act says',
    intro: 'These do not change the result above. Each shows what it would do to your tax.',
    columns: ledgerColumns('Note', 'Effect on tax'),
    rows: notes.map(({ heading, words, section, effect }) =>
      row([heading, signedNaira(effect)], 'line', [words, section]),
    ),
  }
}
