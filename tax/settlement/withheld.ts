import type { AmountKey } from '../answers/keys.ts'
import { formatNaira } from '../money/format.ts'
import { withheldByExchanges } from '../worksheets/gains/withheld.ts'
import { type Kobo, koboOf } from '../worksheets/kobo.ts'
import { type Credit, creditsOf } from '../worksheets/payments/credited.ts'
import { finalBy, type WithheldKind, withheldRow } from '../worksheets/payments/withheld-kinds.ts'
import { isAbroad, nairaIn, paymentsIn, type SettlementInput } from './input.ts'
import type { FinalTax } from './settlement.ts'

/** The income of a certificate where one answer holds it; its tax is final for somebody who lives elsewhere. */
export const answerOfKind = {
  rent: 'rentalIncome',
  dividend: 'dividendsNigeria',
  interest: 'interest',
} as const satisfies Partial<Readonly<Record<WithheldKind, AmountKey>>>

/** Said of a certificate whose income the answers do not have, so that tax is credited on what is not taxed; null of all others. */
export function incomeMissing(
  answers: SettlementInput['answers'],
  { kind, gross }: Credit['certificate'],
): string | null {
  const answer = (answerOfKind as Partial<Record<WithheldKind, AmountKey>>)[kind]
  if (answer === undefined || gross === 0 || nairaIn(answers, answer) > 0) return null
  return `Your answers have none of this income, the certificate has ${formatNaira(gross)} before tax. Income whose tax is credited is taxed too: add it to your answers.`
}

/** The certificates of the payments worksheet with what is credited of each. */
export function certificatesOf({ answers, worksheets }: SettlementInput): readonly Credit[] {
  return creditsOf(paymentsIn(worksheets), isAbroad(answers))
}

/** Tax that is final, as it is declared. */
export function finalTaxesOf(input: SettlementInput): readonly FinalTax[] {
  const abroad = isAbroad(input.answers)
  return certificatesOf(input).flatMap(({ why, certificate: { payer, kind, gross, tax } }) =>
    why === 'final'
      ? [{ payer, what: withheldRow(kind).label, gross, tax, source: finalBy(kind, abroad) ?? '' }]
      : [],
  )
}

/** What an exchange withheld on digital assets. */
export interface ExchangeCredit {
  readonly exchange: string | null
  readonly credited: Kobo
  /** Whether it stands in a certificate already, so that nothing is credited here. */
  readonly isCertified: boolean
}

const sameName = (name: string | null) => (name ?? '').trim().toLowerCase()

/** What exchanges withheld by the gains worksheet. One whose certificate counts is not counted twice [spec 30.6]. */
export function exchangesOf(input: SettlementInput): readonly ExchangeCredit[] {
  const { gains } = input.worksheets
  if (gains === undefined) return []
  const certified = certificatesOf(input).flatMap(({ why, certificate: { kind, payer } }) =>
    why === null && (kind === 'digital' || kind === 'staking') ? [sameName(payer)] : [],
  )
  return withheldByExchanges(gains).map(({ exchange, tax }) => {
    const isCertified = exchange === null ? certified.length > 0 : certified.includes(sameName(exchange))
    return { exchange, credited: isCertified ? 0n : koboOf(tax), isCertified }
  })
}
