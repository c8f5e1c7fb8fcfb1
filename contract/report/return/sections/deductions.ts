import { amountOf, deductionRows, paperName, reliefRows, totalDeductionsOf } from '../../../../tax/index.ts'
import type { Row, Section } from '../../report.ts'
import type { Pack } from '../pack.ts'
import { proofOf } from '../proofs.ts'
import { packSection } from '../section.ts'
import { hiddenRow, readingColumns, readingRow } from './income.ts'

const kobo = (naira: number) => Math.round(naira * 100)

/** DEDUCTIONS AND RELIEFS: each with its proof, both readings beside each other. */
export function deductionsWithProof(pack: Pack): Section {
  const { calculation, figures } = pack
  const { open, explanation } = calculation
  const act = explanation?.act ?? null
  const section = {
    id: 'deductions',
    heading: 'DEDUCTIONS AND RELIEFS',
    columns: readingColumns('Taken off, and its proof', pack),
  }
  if (open === undefined)
    return packSection({ ...section, rows: [hiddenRow(pack, 'Each deduction, with its proof')] })
  const rows = [...deductionRows, ...reliefRows].flatMap(({ key, lineId }) => takenOffRow(pack, key, lineId))
  const consolidated = calculation.lines.find(({ id }) => id === 'consolidatedRelief')?.amount ?? 0
  return packSection({
    ...section,
    intro: rows.length === 0 && consolidated === 0 ? 'Nothing is taken off.' : null,
    rows: [
      ...rows,
      ...(consolidated === 0
        ? []
        : [readingRow(pack, { name: 'Consolidated Relief', estimate: consolidated, byTheAct: null })]),
      readingRow(
        pack,
        {
          name: paperName('totalDeductions'),
          estimate: totalDeductionsOf(open),
          byTheAct:
            figures && Object.values(figures.takenOff).reduce((sum, amount) => sum + kobo(amount), 0) / 100,
        },
        'sum',
      ),
      readingRow(pack, {
        name: paperName('taxableIncome'),
        estimate: open.taxableIncome,
        byTheAct: act && act.taxableIncome,
      }),
    ],
  })
}

function takenOffRow(
  pack: Pack,
  key: (typeof deductionRows)[number]['key'] | (typeof reliefRows)[number]['key'],
  lineId: string,
): readonly Row[] {
  const estimate = pack.calculation.lines.find(({ id }) => id === lineId)?.amount ?? 0
  const byTheAct = pack.figures?.takenOff[key] ?? 0
  if (estimate === 0 && byTheAct === 0) return []
  const { reportName, section } = amountOf(key)
  return [
    readingRow(pack, { name: reportName, estimate, byTheAct }, 'line', [
      ...proofOf(pack, key),
      `${section}.`,
    ]),
  ]
}
