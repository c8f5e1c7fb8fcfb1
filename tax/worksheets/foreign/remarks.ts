import { formatNaira } from '../../money/format.ts'
import { section } from '../../years/sections.ts'
import { firstYearOfAct } from '../../years/index.ts'
import { remarkEachRow } from '../each-row.ts'
import type { WorksheetContent } from '../kinds.ts'
import { nairaOf } from '../kobo.ts'
import type { Remark, WorkContext } from '../rules.ts'
import { remarkTwice } from '../twice.ts'
import { differingRates, farRates } from './rates.ts'
import { isExempt, mayBeExempt, workForeign } from './work.ts'

type Content = WorksheetContent<'foreign'>

const whole = (words: string): Remark => ({ words, at: null })

/** What stands to be mended in receipts, and what is not certain of them. */
export function foreignRemarks(content: Content, { taxYear }: WorkContext): readonly Remark[] {
  const { receipts } = content
  if (receipts.length === 0) return []
  const [far, differing] = [farRates(receipts), differingRates(receipts)]
  return [
    ...(taxYear < firstYearOfAct
      ? [whole(`These rules are the Act's, from ${firstYearOfAct}. We did not check those before it.`)]
      : []),
    ...remarkEachRow(
      'receipts',
      receipts,
      (_row, index) =>
        far.has(index)
          ? 'This rate is far from those of the days beside it: check the number of zeros.'
          : null,
      'rate',
    ),
    ...remarkEachRow(
      'receipts',
      receipts,
      ({ currency }, index) =>
        differing.has(index) && !far.has(index)
          ? `${currency} has more than one rate on this day: check that each is right, or use one.`
          : null,
      'rate',
    ),
    ...remarkTwice('receipts', receipts, ['on', 'payer', 'kind', 'currency', 'amount'], 'Payment'),
    ...remarksOnChannels(content),
    ...remarksOnTax(content),
    whole(
      `No rule was found for the rate and the day at which foreign income becomes naira. We take the rate that you give, and suggest the official rate of the Central Bank on the day you received it.`,
    ),
  ]
}

function remarksOnChannels({ receipts, ...content }: Content): readonly Remark[] {
  const { dividends, exemptDividends } = workForeign({ ...content, receipts })
  return [
    ...remarkEachRow(
      'receipts',
      receipts,
      (row) =>
        mayBeExempt(row) && row.approvedChannel === undefined
          ? 'Say whether this came through an approved channel: then it is exempt. Until you do, it counts.'
          : null,
      'approvedChannel',
    ),
    ...(receipts.some(isExempt)
      ? [
          whole(
            `Foreign dividends, interest, rent and royalties through approved channels are exempt (${section('163(1)(s)')}). The Act does not say which channels are approved: ask your bank for proof of how the money came.`,
          ),
        ]
      : []),
    ...(exemptDividends > 0n && exemptDividends < dividends
      ? [
          whole(
            `${formatNaira(nairaOf(dividends - exemptDividends))} of dividends did not come through approved channels. It stands with your foreign income, so that it counts.`,
          ),
        ]
      : []),
  ]
}

function remarksOnTax(content: Content): readonly Remark[] {
  const { taxOnExempt, taxAbroad } = workForeign(content)
  return [
    ...(taxAbroad > 0n
      ? [
          whole(
            `Tax paid abroad comes off your Nigerian tax, up to the Nigerian tax on the same income (${section('120')}), if you are resident. Keep the proof of payment.`,
          ),
        ]
      : []),
    ...(taxOnExempt > 0n
      ? [
          whole(
            `${formatNaira(nairaOf(taxOnExempt))} of tax abroad was on income that is exempt here. There is no Nigerian tax on it, so it does not come off your tax.`,
          ),
        ]
      : []),
  ]
}
