import { actName, type ActPart, type ByTheAct, formatNaira, signedNaira } from '../../../../tax/index.ts'
import type { LedgerLine } from '../../../components/figures/index.ts'

/** What stands under a difference: who reports it, and what is not certain about it. */
export function groundNotes({ ground: { reportedBy, unsure } }: ActPart): string[] {
  const reported = reportedBy === undefined ? [] : [`Reported by ${reportedBy}.`]
  return unsure === undefined ? reported : [...reported, `Not certain: ${unsure}`]
}

function line(label: string, amount: number, isShown = true): LedgerLine[] {
  return isShown ? [{ label, amount: formatNaira(amount) }] : []
}

/** From the calculation's total to the Act's, line by line. */
export function actLedger(act: ByTheAct, ownTax: number, ownName: string): LedgerLine[] {
  return [
    ...line('Total income by the Act', act.totalIncome),
    ...line('Taxable income by the Act', act.taxableIncome),
    ...line('Tax paid abroad, credited', -act.foreignTaxCredit, act.foreignTaxCredit > 0),
    ...line('Tax on sales without records, beside the bands', act.presumptiveTax, act.presumptiveTax > 0),
    ...line(ownName, ownTax),
    { label: 'All together', amount: signedNaira(act.totalTax - ownTax) },
    { label: actName(act), amount: formatNaira(act.totalTax), kind: 'final' },
  ]
}

/** Why the effects do not add up; undefined where they do. */
export function apartInWords({ parts, totalTax }: ByTheAct, ownTax: number): string | undefined {
  const sum = parts.reduce((all, { effect }) => all + effect, 0)
  if (sum === totalTax - ownTax) return undefined
  return 'The effects do not add up to this: each is worked out alone, and the bands rise in steps, so one changes what the next is worth.'
}

/** What the section says first where nothing differs. */
export const sameInWords = (act: ByTheAct): string =>
  `The Act comes to the same: ${formatNaira(act.totalTax)}. It reads your answers as this calculation does.`
