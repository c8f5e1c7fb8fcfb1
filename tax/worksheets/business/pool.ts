import { firstYearOfAct } from '../../years/index.ts'
import { atLeastNothing, type Kobo, koboOf, sumOfKobo } from '../kobo.ts'
import type { WorkContext } from '../rules.ts'
import type { WorksheetContent } from '../kinds.ts'
import { type Allowance, allowanceOf } from './allowance.ts'
import { byYear, type LeftOver, lessUsed } from './left-over.ts'
import { type Outcome, outcomeOf } from './outcome.ts'
import type { Asset, BroughtForward, Business } from './sheet.ts'

export type BusinessContent = WorksheetContent<'business'>

/** The trades, or what is let: losses and allowances of the one are not taken off the other. */
export type PoolName = Business['kind']

export interface ClaimedAsset extends Allowance {
  readonly row: Asset
  /** Its place in the list, counted from 0. */
  readonly index: number
}

/** What the trades or the lettings of a worksheet come to together. */
export interface Pool {
  readonly name: PoolName
  readonly outcomes: readonly Outcome[]
  readonly assets: readonly ClaimedAsset[]
  /** Sales less allowed costs: below 0 it is a loss. */
  readonly profit: Kobo
  readonly lossesIn: readonly LeftOver[]
  readonly lossesUsed: Kobo
  readonly lossesOut: readonly LeftOver[]
  readonly claimed: Kobo
  /** Those of earlier years and of this one. */
  readonly allowancesIn: readonly LeftOver[]
  readonly allowancesUsed: Kobo
  readonly allowancesOut: readonly LeftOver[]
  /** The profit after losses and allowances, never below 0. */
  readonly counted: Kobo
}

const kindsOf = {
  trade: { loss: 'loss', allowance: 'allowance' },
  letting: { loss: 'letting-loss', allowance: 'letting-allowance' },
} as const satisfies Readonly<
  Record<PoolName, Readonly<Record<'loss' | 'allowance', BroughtForward['kind']>>>
>

/** The kind of an amount brought forward, of the trades or of what is let. */
export const kindOf = (pool: PoolName, what: 'loss' | 'allowance') => kindsOf[pool][what]

/** Whether the trades are taxed on their sales: they have no records and chose no tax on profit. */
export function isOnSales({ records, businesses }: BusinessContent, { taxYear }: WorkContext): boolean {
  return records === 'no' && taxYear >= firstYearOfAct && businesses.some(({ kind }) => kind === 'trade')
}

/** Whether costs were typed that come off, so that a profit is known. */
export const hasCosts = ({ outcomes }: Pool) => outcomes.some(({ allowed }) => allowed.length > 0)

export const totalOf = (rows: readonly LeftOver[]) => sumOfKobo(rows.map(({ amount }) => amount))

const least = (one: Kobo, other: Kobo) => (one < other ? one : other)

/** The business of a row that says which; undefined where there is none of that number. */
export function ownerOf(
  { businesses }: BusinessContent,
  { business = 1 }: { readonly business?: number },
): Business | undefined {
  return businesses[business - 1]
}

/** The trades or the lettings; null where there are none. */
export function poolOf(content: BusinessContent, name: PoolName, context: WorkContext): Pool | null {
  const { taxYear } = context
  const outcomes = content.businesses.flatMap((row, index) =>
    row.kind === name
      ? [
          outcomeOf(
            row,
            index,
            content.costs.filter((cost) => ownerOf(content, cost) === row),
          ),
        ]
      : [],
  )
  if (outcomes.length === 0) return null
  // Before the Act, and where the sales are taxed, nothing of this comes off.
  const isClaimed = taxYear >= firstYearOfAct && !(name === 'trade' && isOnSales(content, context))
  const brought = (what: 'loss' | 'allowance') =>
    content.broughtForward
      .filter(({ kind }) => kind === kindOf(name, what))
      .map(({ year, amount }) => ({ year: year ?? null, amount: koboOf(amount) }))
  const assets = isClaimed ? assetsOf(content, name, taxYear) : []
  const claimed = sumOfKobo(assets.map((asset) => asset.claimed))
  const profit = sumOfKobo(outcomes.map((outcome) => outcome.profit))
  const usable = isClaimed ? atLeastNothing(profit) : 0n
  const lossesIn = byYear(brought('loss'))
  const lossesUsed = least(totalOf(lossesIn), usable)
  const allowancesIn = byYear([...brought('allowance'), { year: taxYear, amount: claimed }])
  const allowancesUsed = least(totalOf(allowancesIn), usable - lossesUsed)
  const loss = { year: taxYear, amount: isClaimed ? atLeastNothing(-profit) : 0n }
  return {
    name,
    outcomes,
    assets,
    profit,
    lossesIn,
    lossesUsed,
    lossesOut: byYear([...lessUsed(lossesIn, lossesUsed), loss]),
    claimed,
    allowancesIn,
    allowancesUsed,
    allowancesOut: lessUsed(allowancesIn, allowancesUsed),
    counted: isClaimed ? usable - lossesUsed - allowancesUsed : atLeastNothing(profit),
  }
}

function assetsOf(content: BusinessContent, name: PoolName, taxYear: number): readonly ClaimedAsset[] {
  return content.assets.flatMap((row, index) => {
    const owner = ownerOf(content, row)
    return owner?.kind === name ? [{ row, index, ...allowanceOf(row, owner, taxYear) }] : []
  })
}
