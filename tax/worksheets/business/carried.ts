import { firstYearOfAct } from '../../years/index.ts'
import { maxAmount } from '../../money/amount.ts'
import { type Kobo, koboOf, nairaOf } from '../kobo.ts'
import type { CarryContext } from '../rules.ts'
import { business as shape, type BroughtForward, type Business } from './sheet.ts'
import { dayAfter, endOf, nextEnd } from './period.ts'
import { type BusinessContent, kindOf, ownerOf, type Pool, type PoolName, poolOf, totalOf } from './pool.ts'

/**
 * What a later year begins with: names, what is owned with what was claimed for it, and what is left of losses and
 * allowances. An earlier year begins with the names alone [spec 27.12].
 */
export function carriedBusiness(
  content: BusinessContent,
  { fromYear, taxYear }: CarryContext,
): BusinessContent {
  if (taxYear < fromYear)
    return { businesses: content.businesses.map(nameOf), costs: [], assets: [], broughtForward: [] }
  const context = { taxYear: fromYear }
  const pools: Readonly<Record<PoolName, Pool | null>> = {
    trade: poolOf(content, 'trade', context),
    letting: poolOf(content, 'letting', context),
  }
  const going = content.businesses.filter(({ closed }) => closed !== 'yes')
  return {
    businesses: going.map((row) => (taxYear === fromYear + 1 ? nextOf(row) : nameOf(row))),
    costs: [],
    assets: assetsKept(content, pools, going, fromYear),
    broughtForward: leftOf(content, pools, fromYear),
  }
}

const nameOf = ({ name, kind }: Business): Business => ({ name, kind })

/** The same business without its figures; where its accounts were dated, they go on for a year. */
function nextOf(row: Business): Business {
  return row.to === undefined ? nameOf(row) : { ...nameOf(row), from: dayAfter(row.to), to: nextEnd(row.to) }
}

/** What is still used, with what was claimed for it this year. */
function assetsKept(
  content: BusinessContent,
  pools: Readonly<Record<PoolName, Pool | null>>,
  going: readonly Business[],
  taxYear: number,
): BusinessContent['assets'] {
  const claimed = new Map<number, Kobo>(
    Object.values(pools).flatMap(
      (pool) => pool?.assets.map((asset) => [asset.index, asset.claimed] as const) ?? [],
    ),
  )
  return content.assets.flatMap((asset, index) => {
    const owner = ownerOf(content, asset)
    if (owner === undefined || !going.includes(owner)) return []
    if (asset.stoppedOn !== undefined && asset.stoppedOn <= endOf(owner, taxYear)) return []
    const taken = koboOf(asset.takenBefore) + (claimed.get(index) ?? 0n)
    return [{ ...asset, business: going.indexOf(owner) + 1, takenBefore: nairaOf(taken) }]
  })
}

/** Losses and allowances that are left, by year; where that is too long a list, added up. */
function leftOf(
  content: BusinessContent,
  pools: Readonly<Record<PoolName, Pool | null>>,
  taxYear: number,
): readonly BroughtForward[] {
  const rows = (['trade', 'letting'] as const).flatMap((name) => {
    const pool = pools[name]
    const kinds = { loss: kindOf(name, 'loss'), allowance: kindOf(name, 'allowance') }
    // Without a business of the kind, or before the Act, nothing was used of what was brought in.
    if (pool === null || taxYear < firstYearOfAct)
      return content.broughtForward.filter(({ kind }) => kind === kinds.loss || kind === kinds.allowance)
    return [
      ...pool.lossesOut.map((left) => ({ kind: kinds.loss, ...left })),
      ...pool.allowancesOut.map((left) => ({ kind: kinds.allowance, ...left })),
    ].map(({ kind, year, amount }) => ({ kind, ...(year === null ? {} : { year }), amount: boxOf(amount) }))
  })
  return rows.length <= shape.lists.broughtForward.most ? rows : withoutYears(rows)
}

/** As much as a box holds. */
const boxOf = (amount: Kobo) => Math.min(maxAmount, nairaOf(amount))

function withoutYears(rows: readonly BroughtForward[]): readonly BroughtForward[] {
  return [...new Set(rows.map(({ kind }) => kind))].map((kind) => ({
    kind,
    amount: boxOf(
      totalOf(
        rows.filter((row) => row.kind === kind).map(({ amount }) => ({ year: null, amount: koboOf(amount) })),
      ),
    ),
  }))
}
