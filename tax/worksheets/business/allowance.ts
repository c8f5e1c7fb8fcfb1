import { atLeastNothing, type Kobo, koboOf } from '../kobo.ts'
import { assetKinds } from './asset-kinds.ts'
import { endOf, monthsCounted } from './period.ts'
import type { Asset, Business } from './sheet.ts'

/** The capital allowance of one asset for the year. */
export interface Allowance {
  readonly claimed: Kobo
  /** Why nothing is claimed; null where something is. */
  readonly none: 'bought-later' | 'stopped' | 'taken' | null
  /** Percent of the cost in a year, the share for the business in percent, and months of twelve. */
  readonly yearly: number
  readonly share: number
  readonly months: number
}

/** A percentage of two decimals as a whole number of hundredths. */
const hundredths = (percent: number) => BigInt(Math.round(percent * 100))

/**
 * Straight-line on the part of the cost that is for the business, by the months of the accounts; for what is owned and
 * used on their last day, and never more than that part in all years. Rounded down to the kobo [spec 27.10].
 * @param owner the business that uses it.
 */
export function allowanceOf(asset: Asset, owner: Business, taxYear: number): Allowance {
  const end = endOf(owner, taxYear)
  const months = monthsCounted(owner, end)
  const share = asset.businessShare ?? 100
  const yearly = assetKinds[asset.kind].yearly.value
  const told = { yearly, share, months }
  if (asset.boughtOn !== undefined && asset.boughtOn > end)
    return { ...told, claimed: 0n, none: 'bought-later' }
  if (asset.stoppedOn !== undefined && asset.stoppedOn <= end)
    return { ...told, claimed: 0n, none: 'stopped' }
  const parts = koboOf(asset.cost) * hundredths(share)
  const ofYear = (parts * BigInt(yearly * months)) / (10_000n * 1_200n)
  const left = atLeastNothing(parts / 10_000n - koboOf(asset.takenBefore))
  const claimed = left < ofYear ? left : ofYear
  return { ...told, claimed, none: left === 0n && parts > 0n ? 'taken' : null }
}
