import type { WorksheetContent } from '../kinds.ts'
import {
  type Fraction,
  fraction,
  isOver,
  least,
  less,
  none,
  ofNaira,
  plus,
  times,
} from '../../testing/fraction.ts'

type Content = WorksheetContent<'business'>
type Row<List extends keyof Content> = Content[List] extends readonly (infer One)[] ? One : never

/** What trades or lettings of a year come to: whole kobo. */
interface PoolByLaw {
  /** Sales less allowed costs; negative is a loss. */
  readonly outcome: bigint
  readonly refused: bigint
  readonly lossesIn: bigint
  readonly lossesUsed: bigint
  readonly lossesOut: bigint
  readonly claimed: bigint
  readonly allowancesIn: bigint
  readonly allowancesUsed: bigint
  readonly allowancesOut: bigint
  readonly counted: bigint
}

/** Section 20; what is not named there is not allowed. */
const allowedCosts =
  'stock rent wages interest repairs bad-debt lost-stock research before-start other'.split(' ')

/** First Schedule, Part I: hundredths of the cost in a year. */
const yearlyShare = (kind: string): bigint => {
  if (kind === 'building' || kind === 'intangible') return 10n
  return ['plant', 'equipment', 'furniture'].includes(kind) ? 20n : 25n
}

const ofBox = (naira: number | undefined) => (naira === undefined ? none : ofNaira(naira))
const wholeKobo = ({ top, bottom }: Fraction) => (top * 100n) / bottom
const signedKobo = (one: Fraction, other: Fraction) => wholeKobo(one) - wholeKobo(other)

const partsOf = (day: string) => day.split('-').map(Number) as [number, number, number]

/** A day some months later, in milliseconds; where the month is too short, the first of the next one. */
function monthsLater(day: string, months: number): number {
  const [year, month, date] = partsOf(day)
  const later = new Date(Date.UTC(year, month - 1 + months, date))
  return later.getUTCDate() === date ? later.getTime() : Date.UTC(year, month + months, 1)
}

/** Months of the accounting period that have begun, at most a year's. */
function monthsOf({ from }: Row<'businesses'>, end: string): bigint {
  if (from === undefined) return 12n
  let months = 1
  while (months < 12 && monthsLater(from, months) <= Date.parse(end)) months += 1
  return BigInt(months)
}

/** The cost of a year for which it is claimed: straight-line on the part for the business, never more than is left of it. */
function allowanceOf(asset: Row<'assets'>, owner: Row<'businesses'>, taxYear: number): Fraction {
  const end = owner.to ?? `${taxYear}-12-31`
  const isOwned = asset.boughtOn === undefined || Date.parse(asset.boughtOn) <= Date.parse(end)
  const isKept = asset.stoppedOn === undefined || Date.parse(asset.stoppedOn) > Date.parse(end)
  if (!isOwned || !isKept) return none
  const share = ofBox(asset.businessShare ?? 100)
  const base = fraction(ofBox(asset.cost).top * share.top, ofBox(asset.cost).bottom * share.bottom * 100n)
  const yearly = times(base, yearlyShare(asset.kind) * monthsOf(owner, end), 1200n)
  const exact = least(yearly, less(base, ofBox(asset.takenBefore)))
  return fraction(wholeKobo(exact), 100n)
}

/** Section 20: costs of the six years before the start count; older ones do not. */
function isAllowed(cost: Row<'costs'>, owner: Row<'businesses'>): boolean {
  const isOld =
    cost.on !== undefined && owner.from !== undefined && Date.parse(cost.on) < monthsLater(owner.from, -72)
  return allowedCosts.includes(cost.kind) && !(cost.kind === 'before-start' && isOld)
}

const total = (all: readonly { readonly amount: number }[]) =>
  plus(none, ...all.map(({ amount }) => ofNaira(amount)))

/** Sales as typed; where nobody knows them, a day's takings for at most 300 days. */
function salesOf({ turnover, dailyTakings, daysOpen = 300 }: Row<'businesses'>): Fraction {
  if (turnover !== undefined) return ofBox(turnover)
  return times(ofBox(dailyTakings), BigInt(Math.min(daysOpen, 300)))
}

/**
 * The trades or the lettings of a worksheet by the law's own words: profit, less losses brought forward, less capital
 * allowances; what is not used is carried forward (section 28(3), First Schedule Part I).
 */
export function poolByLaw(
  content: Content,
  of: 'trade' | 'letting',
  taxYear: number,
  isOnSales = false,
): PoolByLaw {
  const ownerOf = ({ business = 1 }: { readonly business?: number }) => content.businesses[business - 1]
  const isOurs = (row: { readonly business?: number }) => ownerOf(row)?.kind === of
  const owners = content.businesses.filter(({ kind }) => kind === of)
  const costs = content.costs.filter(isOurs)
  const isCost = (cost: Row<'costs'>) => isAllowed(cost, ownerOf(cost) ?? owners[0]!)
  const sales = plus(none, ...owners.map(salesOf))
  const spent = total(costs.filter(isCost))
  const profit = less(sales, spent)
  const loss = less(spent, sales)

  const brought = (what: string) =>
    owners.length === 0
      ? none
      : total(
          content.broughtForward.filter(({ kind }) => kind === (of === 'trade' ? what : `letting-${what}`)),
        )
  const lossesIn = brought('loss')
  const claimed = isOnSales
    ? none
    : plus(
        none,
        ...content.assets.filter(isOurs).map((asset) => allowanceOf(asset, ownerOf(asset)!, taxYear)),
      )
  const allowancesIn = plus(brought('allowance'), claimed)
  const usable = isOnSales ? none : profit
  const lossesUsed = least(lossesIn, usable)
  const afterLosses = less(usable, lossesUsed)
  const allowancesUsed = isOver(allowancesIn, afterLosses) ? afterLosses : allowancesIn
  return {
    outcome: signedKobo(sales, spent),
    refused: wholeKobo(total(costs.filter((cost) => !isCost(cost)))),
    lossesIn: wholeKobo(lossesIn),
    lossesUsed: wholeKobo(lossesUsed),
    lossesOut: wholeKobo(plus(less(lossesIn, lossesUsed), isOnSales ? none : loss)),
    claimed: wholeKobo(claimed),
    allowancesIn: wholeKobo(allowancesIn),
    allowancesUsed: wholeKobo(allowancesUsed),
    allowancesOut: wholeKobo(less(allowancesIn, allowancesUsed)),
    counted: wholeKobo(less(afterLosses, allowancesUsed)),
  }
}

/** The sales of trades. Kobo. */
export function turnoverByLaw({ businesses }: Content): bigint {
  return wholeKobo(plus(none, ...businesses.filter(({ kind }) => kind === 'trade').map(salesOf)))
}

/** Nothing up to 12m; above it 1% of all sales. Kobo, before it is rounded to the naira. */
export function presumptiveByLaw(turnover: bigint): Fraction {
  return turnover > 1_200_000_000n ? fraction(turnover, 10_000n) : none
}
