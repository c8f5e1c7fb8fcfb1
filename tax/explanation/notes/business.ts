import { formatNaira, formatRate } from '../../money/format.ts'
import { presumptiveName } from '../../years/reporters.ts'
import { section } from '../../years/sections.ts'
import { told } from '../../years/told.ts'
import { has, type NoteRule } from './note.ts'

const { shareProceeds, shareGain, chattels, shareCostDay, presumptiveFreeTurnover, presumptiveShare } = told
const { presumptiveGainShare, presumptiveGainDays } = told

/** Which gains are not charged: what was typed is not told apart [spec 15.24]. */
export const gainsNote: NoteRule = {
  id: 'gains-free',
  settledBy: 'gains',
  heading: 'Some gains are free',
  section: 'Sections 34(1)(a), 51, 52 and 53',
  concerns: has('gains'),
  says: `Not charged are gains on your own home, once in your life; on up to two private vehicles a year; on personal things, if all that you sold of them in the year brought at most ${formatNaira(chattels.value)}; and on Nigerian shares, if twelve months’ sales brought less than ${formatNaira(shareProceeds.value)} and the gain is at most ${formatNaira(shareGain.value)}, or as far as the money bought Nigerian shares again in the same year. We count all that you typed. For shares that you held before 2026 the cost may be their price of 31 December 2025, where that is higher: so reported by ${shareCostDay.reportedBy}, not read in the Act.`,
  does: 'unknown',
}

/** What is reported to be paid soon after a sale, whatever of the gain is free of tax in the end. */
export const saleNote: NoteRule = {
  id: 'sale-in-30-days',
  heading: `${formatRate(presumptiveGainShare.value)} of the price may be due at once`,
  section: `${presumptiveName}, regulation 7`,
  concerns: has('gains'),
  says: `After a sale that is taxed, as of land, ${formatRate(presumptiveGainShare.value)} of the price is to be paid within ${presumptiveGainDays.value} days: so reported, by the ${presumptiveGainShare.reportedBy}. Whether that comes off the tax of the year is not certain.`,
  does: 'unknown',
}

/** How a business without adequate records is taxed, and what comes off with them [spec 15.25]. */
export const businessRecordsNote: NoteRule = {
  id: 'business-records',
  settledBy: 'business',
  heading: 'A business without records is taxed by its sales',
  section: `${section('28(3)', '29')}; First Schedule, Part I`,
  concerns: has('businessIncome'),
  says: `Without adequate records nothing is due on sales of up to ${formatNaira(presumptiveFreeTurnover.value)} a year, and above that ${formatRate(presumptiveShare.value)} of all sales: so reported, by the ${presumptiveFreeTurnover.reportedBy}. You may choose to be taxed on your profit instead, never on both. With records, losses brought forward and capital allowances come off the profit.`,
  does: 'unknown',
}
