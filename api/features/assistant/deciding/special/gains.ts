import type { Answers } from '../../../../../tax/index.ts'
import type { Asset, RuleName } from '../decision.ts'
import type { Placed } from '../facts/placed.ts'
import { inKobo } from '../facts/yearly.ts'
import { found, type Found, lacks } from '../missing.ts'
import { assetIn } from './assets.ts'
import { countedByTheAct } from './counted.ts'

/** A gain as the Act counts it. */
export interface Gain {
  readonly asset: Asset
  /** Naira that join the income. */
  readonly counted: number
  /** Why nothing does; null where some does. */
  readonly rule: RuleName | null
}

/** The answers by which the engine frees a gain on a thing of a kind. */
const freedBy: Readonly<Record<Asset, (gain: number, price: number) => Partial<Answers>>> = {
  land: () => ({}),
  crypto: () => ({}),
  home: (gain) => ({ homeGain: gain }),
  car: (gain) => ({ vehiclesGain: gain }),
  shares: (gain, price) => ({ sharesGain: gain, sharesProceeds: price }),
  things: (gain, price) => ({ chattelsGain: gain, chattelsProceeds: price }),
}

/** The rule by which nothing is counted. */
const freeRule: Readonly<Partial<Record<Asset, RuleName>>> = {
  home: 'homeFree',
  car: 'carFree',
  shares: 'sharesFree',
  things: 'thingsFree',
}

/** The kinds whose freedom hangs on the price. */
const askThePrice: ReadonlySet<Asset> = new Set(['shares', 'things'])
/** The kinds that are free whatever they cost. */
const freeWhatever: ReadonlySet<Asset> = new Set(['home', 'car'])

const sumOf = (placed: readonly Placed[], role: Placed['role']) =>
  inKobo(placed.filter((each) => each.role === role).reduce((sum, { naira }) => sum + naira, 0))

/** Where each kind of thing sold has its article. */
export const assetArticles: Readonly<Record<Asset, string>> = {
  land: 'selling-land',
  home: 'selling-own-home',
  shares: 'selling-shares',
  crypto: 'digital-assets',
  car: 'selling-personal-things',
  things: 'selling-personal-things',
}

/** What a sale that a message names adds to the income; undefined where it names none. */
export function gainOf(
  placed: readonly Placed[],
  text: string,
  years: { readonly taxYear: number; readonly currentYear: number },
): Found<Gain> | undefined {
  const price = placed.find(({ role }) => role === 'soldFor')
  const cost = placed.find(({ role }) => role === 'boughtFor')
  const given = placed.find(({ role }) => role === 'gain')
  const first = given ?? price ?? cost
  if (first === undefined) return undefined
  const asset = assetIn(text)
  if (asset === null) return lacks({ kind: 'asset', amount: first.read })
  if (given === undefined && price === undefined) return lacks({ kind: 'soldFor', amount: first.read })
  if (given === undefined && cost === undefined && !freeWhatever.has(asset))
    return lacks({ kind: 'boughtFor', amount: first.read })
  if (price === undefined && askThePrice.has(asset)) return lacks({ kind: 'soldFor', amount: first.read })
  const proceeds = sumOf(placed, 'soldFor')
  const gain = given ? sumOf(placed, 'gain') : Math.max(0, inKobo(proceeds - sumOf(placed, 'boughtFor')))
  if (gain === 0) return found({ asset, counted: 0, rule: 'noGain' })
  const counted = countedByTheAct('gains', { gains: gain, ...freedBy[asset](gain, proceeds) }, years)
  return found({ asset, counted, rule: counted === 0 ? (freeRule[asset] ?? null) : null })
}
