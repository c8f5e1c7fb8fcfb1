import type { WorksheetContent } from '../kinds.ts'
import { inProportion, type Kobo, koboOf, millionthsOf, sumOfKobo } from '../kobo.ts'
import { exemptKinds, type Receipt, type ReceiptKind } from './sheet.ts'

const million = 1_000_000n

/** A receipt in naira at the rate of its row, rounded half up to the kobo. */
export function receivedIn({ amount, rate }: Receipt): Kobo {
  return inProportion(koboOf(amount), millionthsOf(rate), million)
}

/** The tax taken abroad on it in naira, rounded likewise. */
export function taxedIn({ taxAbroad, rate }: Receipt): Kobo {
  return inProportion(koboOf(taxAbroad), millionthsOf(rate), million)
}

/** Whether a receipt is of a kind that may be exempt. */
export function mayBeExempt({ kind }: Receipt): boolean {
  return exemptKinds.some((exempt) => exempt === kind)
}

/** Whether a receipt is exempt: what did not certainly come through approved channels is taxed. */
export function isExempt(receipt: Receipt): boolean {
  return receipt.approvedChannel === 'yes' && mayBeExempt(receipt)
}

/** What the year's receipts come to, in kobo. */
export interface ForeignWork {
  readonly receipts: readonly Receipt[]
  readonly all: Kobo
  readonly byKind: ReadonlyMap<ReceiptKind, Kobo>
  readonly dividends: Kobo
  readonly exemptDividends: Kobo
  /** Interest, rent and royalties that are exempt. */
  readonly exemptOther: Kobo
  /** Tax taken abroad on what is taxed here, which may be credited; on what is exempt here it may not. */
  readonly taxAbroad: Kobo
  readonly taxOnExempt: Kobo
}

const sum = (rows: readonly Receipt[]) => sumOfKobo(rows.map(receivedIn))

/** Works the year's receipts out [spec 27.15]. Each is rounded by itself, so that they add up to their sums. */
export function workForeign({ receipts }: WorksheetContent<'foreign'>): ForeignWork {
  const kinds = new Set(receipts.map(({ kind }) => kind))
  const dividends = receipts.filter(({ kind }) => kind === 'dividend')
  const exempt = receipts.filter(isExempt)
  return {
    receipts,
    all: sum(receipts),
    byKind: new Map([...kinds].map((kind) => [kind, sum(receipts.filter((row) => row.kind === kind))])),
    dividends: sum(dividends),
    exemptDividends: sum(dividends.filter(isExempt)),
    exemptOther: sum(exempt.filter(({ kind }) => kind !== 'dividend')),
    taxAbroad: sumOfKobo(receipts.filter((row) => !isExempt(row)).map(taxedIn)),
    taxOnExempt: sumOfKobo(exempt.map(taxedIn)),
  }
}
