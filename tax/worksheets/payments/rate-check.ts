import { formatNaira, formatRate } from '../../money/format.ts'
import type { Told } from '../../years/told.ts'
import { type Kobo, koboOf, nairaOf } from '../kobo.ts'
import type { Certificate } from './sheet.ts'
import { withheldRow } from './withheld-kinds.ts'

/** Whose rates apply. */
export interface RateTerms {
  readonly isAbroad: boolean
  /** Whether the payers knew a tax number. */
  readonly hasNumber: boolean
}

/** How what was taken stands to the table. */
export interface RateCheck {
  /** Whether it is the table's; the double rate where the single one is due, or the other way; or neither. */
  readonly fit: 'fits' | 'doubled' | 'not-doubled' | 'less' | 'more'
  /** The table's percent for this person, and what it comes to in kobo. */
  readonly percent: number
  readonly due: Kobo
  readonly figure: Told
}

/** Payers round to whole naira. */
const tolerance = 100n
const isNear = (one: Kobo, other: Kobo) => one - other <= tolerance && other - one <= tolerance

const share = (amount: Kobo, percent: number): Kobo => (amount * BigInt(percent) + 50n) / 100n

/** Holds a certificate to the table [spec 30.5]; null where the table has no rate for this person. */
export function checkRate(
  { kind, gross, tax }: Certificate,
  { isAbroad, hasNumber }: RateTerms,
): RateCheck | null {
  const { resident, abroad, doubles } = withheldRow(kind)
  const figure = isAbroad ? abroad : resident
  if (figure === null) return null
  const [whole, taken] = [koboOf(gross), koboOf(tax)]
  const isDouble = doubles && !hasNumber
  const percent = isDouble ? 2 * figure.value : figure.value
  const due = share(whole, percent)
  const other = share(whole, isDouble ? figure.value : 2 * figure.value)
  const known = { percent, due, figure }
  if (isNear(taken, due)) return { fit: 'fits', ...known }
  if (doubles && isNear(taken, other)) return { fit: isDouble ? 'not-doubled' : 'doubled', ...known }
  return { fit: taken < due ? 'less' : 'more', ...known }
}

/** What was taken as a share of the payment: "3%". */
function takenInPercent({ gross, tax }: Certificate): string {
  return gross === 0 ? 'no share of it' : formatRate((tax / gross) * 100)
}

const todo: Readonly<Record<RateCheck['fit'], (payer: string) => string>> = {
  fits: () => '',
  doubled: (payer) => `That is the double rate for people without a tax number: give ${payer} your Tax ID.`,
  'not-doubled': () =>
    'Without a tax number the table’s rate doubles. Did the payer know your Tax ID after all?',
  less: () => 'Check the kind and the amount before tax. What was not withheld stays in what you still owe.',
  more: (payer) =>
    `Check the kind and the amount before tax; if they are right, ask ${payer} why it took more.`,
}

/** Where a figure of the table comes from. */
export const sourceOf = ({ source, reportedBy }: Told): string =>
  reportedBy === undefined ? source : `reported: ${reportedBy}`

/** What the table says, what was taken, and what to do about it; null where it fits. */
export function rateInWords(certificate: Certificate, check: RateCheck | null): string | null {
  const { payer, tax } = certificate
  if (check === null) return 'The table names no rate of its own for this, so we cannot check what was taken.'
  if (check.fit === 'fits') return null
  const { percent, due, figure } = check
  const says =
    percent === 0
      ? 'nothing should be withheld from this'
      : `the table says ${formatRate(percent)}, ${formatNaira(nairaOf(due))}`
  const mend = percent === 0 ? `Show ${payer} the rule, so that it stops.` : todo[check.fit](payer)
  return `${payer}: ${says} (${sourceOf(figure)}). ${formatNaira(tax)} was taken, ${takenInPercent(certificate)}. ${mend} Until then what the receipt says counts.`
}
