import {
  actName,
  type ActPart,
  besideTheBands,
  type ByTheAct,
  formatNaira,
  groundInWords,
  sameInWords,
  signedNaira,
} from '../../../../tax/index.ts'
import type { LedgerLine } from '../../../components/figures/index.ts'

/** What stands under a difference: who reports it, and what is not certain about it. Its section stands over it. */
export function groundNotes({ ground }: ActPart): readonly string[] {
  return groundInWords(ground).slice(1)
}

/** From the calculation's total to the Act's, line by line. */
export function actLedger(act: ByTheAct, ownTax: number, ownName: string): LedgerLine[] {
  const lines = [
    { label: 'Total income by the Act', amount: act.totalIncome },
    { label: 'Taxable income by the Act', amount: act.taxableIncome },
    ...besideTheBands(act).map(({ name, amount }) => ({ label: name, amount })),
    { label: ownName, amount: ownTax },
  ]
  return [
    ...lines.map(({ label, amount }) => ({ label, amount: formatNaira(amount) })),
    { label: 'All together', amount: signedNaira(act.totalTax - ownTax) },
    { label: actName(act), amount: formatNaira(act.totalTax), kind: 'final' },
  ]
}

/** What the section says first where nothing differs. */
export const sameTotalInWords = (act: ByTheAct): string =>
  `${sameInWords(act)}. It comes to ${formatNaira(act.totalTax)}.`
