import { formatNaira, formatRate } from '../../money/format.ts'
import { reporters } from '../../years/reporters.ts'
import { acts, section } from '../../years/sections.ts'
import { firstYearOfAct } from '../../years/index.ts'
import { told } from '../../years/told.ts'
import { remarkEachRow } from '../each-row.ts'
import type { WorksheetContent } from '../kinds.ts'
import { koboOf, nairaOf } from '../kobo.ts'
import type { Remark, WorkContext } from '../rules.ts'
import { remarkTwice } from '../twice.ts'
import { areShares, isBoughtUnderAct, isHeldLongEnough } from './gain-of.ts'
import { type GainsWork, uncountedLosses, workGains } from './work.ts'

type Content = WorksheetContent<'gains'>

const naira = (figure: { value: number }) => formatNaira(figure.value)
const whole = (words: string): Remark => ({ words, at: null })

/** What stands to be mended in sales, and what is not certain of them. */
export function gainsRemarks(content: Content, { taxYear }: WorkContext): readonly Remark[] {
  if (content.disposals.length + content.digital.length === 0) return []
  const work = workGains(content)
  return [
    ...(taxYear < firstYearOfAct
      ? [whole(`These rules are the Act's, from ${firstYearOfAct}. We did not check those before it.`)]
      : []),
    ...remarksOnRows(content),
    ...remarksOnShares(work, taxYear),
    ...remarksOnFreedoms(work),
    ...remarksOnLosses(work),
    ...remarksOnDigital(content, work),
    ...(work.counted > 0n
      ? [
          whole(
            `The presumptive regulations ask for ${formatRate(told.presumptiveGainShare.value)} of the price within ${told.presumptiveGainDays.value} days of a sale that is charged (reported: ${reporters.presumptive}). Whether you may take that off the year's tax is not certain: ask your tax office.`,
          ),
        ]
      : []),
  ]
}

function remarksOnRows({ disposals }: Content): readonly Remark[] {
  return [
    ...remarkEachRow(
      'disposals',
      disposals,
      (row) =>
        (row.cost ?? 0) === 0 && (row.priceEnd2025 ?? 0) === 0 && row.kind !== 'life-policy'
          ? 'No cost is given, so all that came in counts as gain.'
          : null,
      'cost',
    ),
    ...remarkEachRow(
      'disposals',
      disposals,
      (row) =>
        areShares(row) && !isBoughtUnderAct(row) && row.priceEnd2025 === undefined
          ? `If you held these before ${firstYearOfAct}, give their price on ${told.shareCostDay.value} December ${firstYearOfAct - 1}: the higher of it and the cost comes off (reported: ${reporters.oyedele}; it is not in the Act).`
          : null,
      'priceEnd2025',
    ),
    ...remarkEachRow(
      'disposals',
      disposals,
      ({ improvements = 0 }) =>
        improvements > 0
          ? `${formatNaira(improvements)} for improvements is not taken off. The Act names improvements in section 41 only; whether they count here is not certain.`
          : null,
      'improvements',
    ),
    ...remarkEachRow('disposals', disposals, (row) =>
      row.kind === 'startup' && !isHeldLongEnough(row)
        ? `Counted in full. It is free only when it was held for more than ${told.angelMonths.value} months: give both days.`
        : null,
    ),
    ...remarkTwice('disposals', disposals, ['kind', 'what', 'soldOn', 'proceeds', 'cost'], 'Sale'),
  ]
}

function remarksOnShares({ shares }: GainsWork, taxYear: number): readonly Remark[] {
  if (shares.rows.length === 0) return []
  const limits = `sold for less than ${naira(told.shareProceeds)} with a gain of at most ${naira(told.shareGain)}`
  return [
    whole(
      `Gains on Nigerian shares are free when they are ${limits}, within ${told.shareMonths.value} months. We count the months of ${taxYear}; whether other ${told.shareMonths.value} months may be meant is not certain.`,
    ),
    ...(shares.reinvested > shares.proceeds
      ? [
          whole(
            `You bought Nigerian shares for more than you sold: ${formatNaira(nairaOf(shares.proceeds))} of it counts.`,
          ),
        ]
      : []),
  ]
}

function remarksOnFreedoms({ home, vehicles, chattels, charged }: GainsWork): readonly Remark[] {
  const has = (kind: string) => charged.rows.some((row) => row.kind === kind)
  return [
    ...(home.rows.some(({ usedBefore }) => usedBefore === undefined)
      ? [
          whole(
            `We took it that you never sold a home tax-free before. The home and ${told.homeLand.value} acre of its land are free once in a lifetime; put land beyond that on a row of its own.`,
          ),
        ]
      : []),
    ...(home.rows.length > 0 && has('own-home')
      ? [whole('Only one home is free in a lifetime: we left out the one with the greatest gain.')]
      : []),
    ...(vehicles.rows.length > 0 && has('vehicle')
      ? [
          whole(
            `Only ${told.privateVehicles.value} private vehicles a year are free. We left out those with the greatest gains; whether you may choose is not certain.`,
          ),
        ]
      : []),
    ...(chattels.areWithinLimit
      ? []
      : [
          whole(
            `Personal things sold for more than ${naira(told.chattels)} in the year are charged in full (${section('52')}).`,
          ),
        ]),
  ]
}

function remarksOnLosses(all: GainsWork): readonly Remark[] {
  const { shares, chattels, charged, digital } = all
  const before = [
    shares.areWithinLimits ? 0n : shares.gain,
    chattels.areWithinLimit ? 0n : chattels.gain,
    charged.gain,
    digital.net,
  ].reduce((sum, gain) => sum + gain, 0n)
  return [
    ...(uncountedLosses(all) > 0n
      ? [
          whole(
            'A loss on something whose gain would be free is not counted. Whether it could be is not certain.',
          ),
        ]
      : []),
    ...(before < 0n
      ? [
          whole(
            `Your losses are greater than the gains that are charged. We take losses off gains only; whether they reduce other income is not certain (${section('28(3)')}).`,
          ),
        ]
      : []),
  ]
}

function remarksOnDigital({ digital }: Content, work: GainsWork): readonly Remark[] {
  if (digital.length === 0) return []
  const hasRates = digital.some(({ rateAtSale, kind }) => rateAtSale !== undefined && kind !== 'reward')
  const lacksRates = digital.some(({ rateAtSale, kind }) => rateAtSale === undefined && kind !== 'reward')
  return [
    ...(hasRates
      ? [
          whole(
            `Where you gave both rates, the gain is counted in dollars (reported: ${reporters.revenueCircular}).`,
          ),
        ]
      : []),
    ...(lacksRates
      ? [
          whole(
            `Where you gave no rates, the gain is counted in plain naira. The circular counts in dollars, which can lower it: give both rates (reported: ${reporters.revenueCircular}).`,
          ),
        ]
      : []),
    ...(work.digital.unused > 0n
      ? [
          whole(
            `${formatNaira(nairaOf(work.digital.unused))} of loss on digital assets is not used: it comes off gains on digital assets only (${section('28(3)')}).`,
          ),
        ]
      : []),
    ...remarkEachRow(
      'digital',
      digital,
      ({ kind, cost }) =>
        kind !== 'reward' && (cost ?? 0) === 0
          ? 'No cost is given, so all that came in counts as gain.'
          : null,
      'cost',
    ),
    ...remarkEachRow(
      'digital',
      digital,
      ({ kind, proceeds, withheld }) => {
        const rate = kind === 'reward' ? told.digitalStakingWithheld : told.digitalWithheld
        // Twice the rate: exchanges round, and a day's price moves.
        const isMuch = koboOf(withheld) * 100n > 2n * koboOf(proceeds) * BigInt(rate.value)
        return isMuch
          ? `This is more than the ${formatRate(rate.value)} that exchanges withhold (reported: ${reporters.revenueCircular}): check the amount.`
          : null
      },
      'withheld',
    ),
    ...remarkTwice('digital', digital, ['kind', 'on', 'asset', 'proceeds', 'cost', 'exchange'], 'Trade'),
    ...(digital.some(({ kind }) => kind === 'reward')
      ? [
          whole(
            `Rewards count at their market price on the day (${acts.administration}, Fifth Schedule). Keep a note of it: whether it is their cost when you sell them later is not certain.`,
          ),
        ]
      : []),
  ]
}
