import { type Amount, amountOf, groundInWords, paperName, rowsOf } from '../../../../tax/index.ts'
import { dash } from '../../../http/mask.ts'
import type { Row, Section } from '../../report.ts'
import { naira, row } from '../../table.ts'
import type { Pack } from '../pack.ts'
import { packSection } from '../section.ts'

/** The columns in which both readings stand side by side; the Act's alone is missing where it is not read. */
export const readingColumns = (first: string, { stated }: Pick<Pack, 'stated'>): Section['columns'] => [
  { label: first, align: 'start' },
  { label: 'Our estimate', align: 'end' },
  ...(stated === 'act' ? [{ label: 'By the Act', align: 'end' as const }] : []),
]

/** A row of both readings. */
export function readingRow(
  { stated }: Pick<Pack, 'stated'>,
  { name, estimate, byTheAct }: { name: string; estimate: number | null; byTheAct: number | null },
  kind: Row['kind'] = 'line',
  notes: readonly string[] = [],
): Row {
  const cells = [name, naira(estimate), ...(stated === 'act' ? [naira(byTheAct)] : [])]
  return row(cells, kind, notes)
}

/** A row whose figures are hidden. */
export function hiddenRow(pack: Pick<Pack, 'stated'>, name: string, kind: Row['kind'] = 'line'): Row {
  return readingRow(pack, { name, estimate: null, byTheAct: null }, kind)
}

/** INCOME BY SOURCE: each source, benefits with how they are valued, what is exempt; both readings beside each other. */
export function incomeBySource(pack: Pack): Section {
  const { calculation, figures } = pack
  const { open, explanation } = calculation
  const section = { id: 'income', heading: 'INCOME BY SOURCE', columns: readingColumns('Source', pack) }
  if (open === undefined)
    return packSection({
      ...section,
      rows: [hiddenRow(pack, 'Each source of income'), hiddenRow(pack, paperName('annualIncome'), 'sum')],
    })
  const rows = rowsOf('earned', 'exempt', 'investment', 'benefit').flatMap((amount) =>
    sourceRow(pack, amount),
  )
  return packSection({
    ...section,
    intro: rows.length === 0 ? 'No income declared.' : null,
    rows: [
      ...rows,
      readingRow(
        pack,
        {
          name: paperName('annualIncome'),
          estimate: open.annualIncome,
          byTheAct: figures && (explanation?.act?.totalIncome ?? null),
        },
        'sum',
      ),
    ],
  })
}

/** A source with what each reading counts of it; nothing where neither knows any. */
function sourceRow(pack: Pack, { key, lineId, group, reportName }: Amount): readonly Row[] {
  const line = pack.calculation.lines.find(({ id }) => id === lineId)
  const estimate = line?.amount ?? 0
  const byTheAct = pack.figures?.counted[key] ?? 0
  if (estimate === 0 && byTheAct === 0) return []
  const notes = group === 'benefit' && line !== undefined ? [line.sentence] : []
  const name = group === 'exempt' ? `${reportName} (not counted)` : reportName
  return [readingRow(pack, { name, estimate, byTheAct }, 'line', notes)]
}

/**
 * EXEMPT, FINAL OR COUNTED OTHERWISE: what the Act leaves out of what was declared, or values otherwise, each with its
 * section. It is declared all the same. Null where there is nothing, and where the Act is not read.
 */
export function leftOutSection({ calculation, figures }: Pack): Section | null {
  const section = {
    id: 'left-out',
    heading: 'EXEMPT, FINAL OR COUNTED OTHERWISE BY THE ACT',
    columns: [
      { label: 'Income', align: 'start' as const },
      { label: 'Left out', align: 'end' as const },
    ],
  }
  if (calculation.open === undefined)
    return packSection({ ...section, rows: [row(['Each with its section of the Act', dash])] })
  const pension = calculation.lines.find(({ role, amount }) => role === 'exempt' && amount > 0)
  const rows = [
    ...(pension === undefined
      ? []
      : [
          row([pension.label, naira(pension.amount)], 'line', [
            `${pension.sentence} ${pension.citation.section}.`,
          ]),
        ]),
    ...(figures?.otherwise ?? []).map(({ key, leftOut, words, ground }) =>
      row([amountOf(key).reportName, naira(leftOut)], 'line', [`${words}.`, ...groundInWords(ground)]),
    ),
  ]
  return rows.length === 0
    ? null
    : packSection({ ...section, intro: 'List it in the return all the same.', rows })
}
