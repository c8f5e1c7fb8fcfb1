import type { WorksheetContent } from '../kinds.ts'
import { type Kobo, koboOf } from '../kobo.ts'
import { sameAs } from '../twice.ts'
import type { Certificate, Instalment } from './sheet.ts'
import { finalBy } from './withheld-kinds.ts'

/** A certificate and what of it is credited. */
export interface Credit {
  /** Its row in the worksheet, counted from 0. */
  readonly row: number
  readonly certificate: Certificate
  /** Kobo. */
  readonly credited: Kobo
  /** Why nothing of it is credited; null where it is. */
  readonly why: 'final' | 'no-receipt' | 'twice' | null
}

/** What tells one receipt of a payer from another: spaces and capitals do not. */
export function receiptKey(receipt: string): string {
  return receipt.replace(/\s/g, '').toLowerCase()
}

/** The receipt that a certificate is proved by; null where none was typed. */
export function receiptOf({ payer, receipt }: Certificate): string | null {
  return receipt === undefined
    ? null
    : sameAs({ payer: payer.trim(), receipt: receiptKey(receipt) }, ['payer', 'receipt'])
}

/**
 * What is credited of each certificate: nothing of a final tax, and nothing without a receipt (Withholding Regulations
 * 2024, regulation 8). A receipt counts once; of rows that share one, the least [spec 30.3, 30.4].
 */
export function creditsOf(
  { certificates }: Pick<WorksheetContent<'payments'>, 'certificates'>,
  isAbroad: boolean,
): readonly Credit[] {
  const counting = new Map<string, number>()
  certificates.forEach((certificate, row) => {
    const receipt = receiptOf(certificate)
    if (receipt === null || finalBy(certificate.kind, isAbroad) !== null) return
    const before = certificates[counting.get(receipt) ?? -1]
    if (before === undefined || certificate.tax < before.tax) counting.set(receipt, row)
  })
  return certificates.map((certificate, row) => {
    const receipt = receiptOf(certificate)
    const why =
      finalBy(certificate.kind, isAbroad) !== null
        ? 'final'
        : receipt === null
          ? 'no-receipt'
          : counting.get(receipt) === row
            ? null
            : 'twice'
    return { row, certificate, credited: why === null ? koboOf(certificate.tax) : 0n, why }
  })
}

/** A payment of one's own, and what of it counts. */
export interface Paid {
  readonly row: number
  readonly instalment: Instalment
  /** Kobo; 0 of a receipt that stands in an earlier row. */
  readonly counted: Kobo
}

/** The payments of one's own: a receipt counts once; of rows that share one, the least. */
export function paidOf({ instalments }: Pick<WorksheetContent<'payments'>, 'instalments'>): readonly Paid[] {
  const counting = new Map<string, number>()
  instalments.forEach(({ receipt, amount }, row) => {
    if (receipt === undefined) return
    const before = instalments[counting.get(receiptKey(receipt)) ?? -1]
    if (before === undefined || amount < before.amount) counting.set(receiptKey(receipt), row)
  })
  return instalments.map((instalment, row) => {
    const { receipt, amount } = instalment
    const counts = receipt === undefined || counting.get(receiptKey(receipt)) === row
    return { row, instalment, counted: counts ? koboOf(amount) : 0n }
  })
}
