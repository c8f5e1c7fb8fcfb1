import type { WorksheetContent } from '../kinds.ts'
import { type Kobo, nairaOf } from '../kobo.ts'
import type { Fills } from '../rules.ts'
import { workForeign } from './work.ts'

const unlessNone = (amount: Kobo) => (amount > 0n ? nairaOf(amount) : null)

/**
 * The answers that receipts set. One answer says of all dividends whether they are exempt: where some are and some are
 * not, those that are taxed join the other income, so that each counts as it is.
 */
export function foreignFills(content: WorksheetContent<'foreign'>): Fills {
  if (content.receipts.length === 0) return {}
  const { all, dividends, exemptDividends, exemptOther, taxAbroad } = workForeign(content)
  const asDividends = exemptDividends > 0n ? exemptDividends : dividends
  return {
    foreignIncome: unlessNone(all - asDividends),
    foreignApproved: unlessNone(exemptOther),
    dividendsForeign: unlessNone(asDividends),
    foreignDividendsApproved:
      dividends === 0n ? null : exemptDividends > 0n ? 'yes' : saidOfDividends(content),
    foreignTaxPaid: unlessNone(taxAbroad),
  }
}

/** "No" where some dividend is known not to be exempt; nothing where nobody said. */
function saidOfDividends({ receipts }: WorksheetContent<'foreign'>): 'no' | null {
  return receipts.some(({ kind, approvedChannel }) => kind === 'dividend' && approvedChannel === 'no')
    ? 'no'
    : null
}
