import {
  amountRows,
  type Assumption,
  citationText,
  type Explanation,
  formatNaira,
  type Line,
  type Note,
  noteEffectInWords,
  paperName,
  shownLines,
  signedAmount,
  signedNaira,
} from '../../../tax/index.ts'
import type { Row, Section } from '../report.ts'
import { ledgerColumns, row } from '../table.ts'
import { byTheActSection } from './by-the-act.ts'

/** What Pro adds: how it was worked out, what was assumed, and what the Act says beside it. */
export function explainedSections(explanation: Explanation): readonly Section[] {
  const { lines, assumptions, notes } = explanation
  const byTheAct = byTheActSection(explanation)
  return [
    workedOut(lines),
    assumed(assumptions),
    ...(byTheAct === null ? [] : [byTheAct]),
    ...(notes.length > 0 ? [actSays(notes)] : []),
  ]
}

/** What the lines of answers are called in the tables before; those of the bands tell more here. */
const rowNames: ReadonlyMap<string, string> = new Map(
  amountRows.map(({ lineId, reportName }) => [lineId, reportName]),
)

function workedOut(lines: readonly Line[]): Section {
  return {
    id: 'worked-out',
    heading: 'How this was worked out',
    intro: 'Every figure with its rule and section.',
    columns: ledgerColumns('Line'),
    rows: shownLines(lines).filter(isSomething).map(lineRow),
  }
}

/** Of nothing only what concludes is a line, and the band that is free of tax. */
function isSomething({ id, role, amount }: Line): boolean {
  return amount !== 0 || role === 'band' || role === 'total' || id === 'taxableIncome'
}

function lineRow(line: Line): Row {
  const { id, role, label, sentence, citation } = line
  const kind = role === 'total' ? 'final' : role === 'sum' ? 'sum' : 'line'
  const called = paperName(id) ?? rowNames.get(id) ?? label
  const name = role === 'exempt' ? `${called} (not counted)` : called
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
    intro: 'None of it changes the result. Each shows its effect on your tax, where that is known.',
    columns: ledgerColumns('Note', 'Effect on tax'),
    rows: notes.map(({ heading, words, section, effect }) =>
      row([heading, noteEffectInWords(effect)], 'line', [words, section]),
    ),
  }
}
