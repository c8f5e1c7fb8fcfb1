import { freeOfChattels, freeOfShares } from '../../act/choices/gains.ts'
import { told } from '../../years/told.ts'
import type { WorksheetContent } from '../kinds.ts'
import { atLeastNothing, type Kobo, koboOf, sumOfKobo } from '../kobo.ts'
import { digitalGainOf, gainOf, isHeldLongEnough } from './gain-of.ts'
import type { Disposal, DisposalKind } from './sheet.ts'

/** What some rows of a kind come to together. */
interface Together {
  readonly rows: readonly Disposal[]
  readonly proceeds: Kobo
  /** Below 0 for a loss. */
  readonly gain: Kobo
}

/** What the year's sales come to, in kobo. */
export interface GainsWork {
  readonly shares: Together & {
    readonly reinvested: Kobo
    readonly free: Kobo
    /** Whether they are within the limits, so that a loss on them is not counted either. */
    readonly areWithinLimits: boolean
  }
  /** The home that is free, once: nothing where none is. */
  readonly home: Together
  /** The vehicles that are free, and their gains without their losses. */
  readonly vehicles: Together
  readonly chattels: Together & { readonly free: Kobo; readonly areWithinLimit: boolean }
  /** What the Act leaves out altogether: no answer holds it. */
  readonly outside: Together
  /** All that is charged whole. */
  readonly charged: Together
  readonly digital: { readonly gains: Kobo; readonly losses: Kobo; readonly unused: Kobo; readonly net: Kobo }
  /** Gains with those that are free, less the losses that count: the answer "gains". */
  readonly declared: Kobo
  /** Of these, what is free. */
  readonly free: Kobo
  /** What the Act charges. */
  readonly counted: Kobo
}

const together = (rows: readonly Disposal[]): Together => ({
  rows,
  proceeds: sumOfKobo(rows.map(({ proceeds }) => koboOf(proceeds))),
  gain: sumOfKobo(rows.map(gainOf)),
})

/** The rows with the greatest gains: of equal gains it does not matter which. */
function greatestGains(rows: readonly Disposal[], most: number): ReadonlySet<Disposal> {
  const sorted = rows.map((row) => ({ row, gain: gainOf(row) }))
  sorted.sort((a, b) => (a.gain === b.gain ? 0 : a.gain > b.gain ? -1 : 1))
  return new Set(sorted.slice(0, most).map(({ row }) => row))
}

const outsideKinds: readonly DisposalKind[] = ['compulsory', 'life-policy']

/** Works the year's sales out. What is free brings neither a gain nor a loss [spec 27.14]. */
export function workGains({ disposals, digital }: WorksheetContent<'gains'>): GainsWork {
  const of = (kind: DisposalKind) => disposals.filter((row) => row.kind === kind)
  const homes = greatestGains(
    of('own-home').filter(({ usedBefore }) => usedBefore !== 'yes'),
    1,
  )
  const free = greatestGains(of('vehicle'), told.privateVehicles.value)
  const outside = disposals.filter(
    (row) => outsideKinds.includes(row.kind) || (row.kind === 'startup' && isHeldLongEnough(row)),
  )
  const apart = new Set([...homes, ...free, ...outside, ...of('shares'), ...of('chattels')])
  const parts = {
    shares: sharesOf(of('shares')),
    home: together([...homes]),
    vehicles: together([...free]),
    chattels: chattelsOf(of('chattels')),
    outside: together(outside),
    charged: together(disposals.filter((row) => !apart.has(row))),
    digital: digitalOf(digital.map(digitalGainOf)),
  }
  return { ...parts, ...totalOf(parts) }
}

function totalOf({
  shares,
  home,
  vehicles,
  chattels,
  charged,
  digital,
}: Omit<GainsWork, 'declared' | 'free' | 'counted'>): Pick<GainsWork, 'declared' | 'free' | 'counted'> {
  const vehiclesGain = freeGains(vehicles)
  const homeGain = freeGains(home)
  const declared = atLeastNothing(
    (shares.areWithinLimits ? atLeastNothing(shares.gain) : shares.gain) +
      homeGain +
      vehiclesGain +
      (chattels.areWithinLimit ? chattels.free : chattels.gain) +
      charged.gain +
      digital.net,
  )
  const free = shares.free + homeGain + vehiclesGain + chattels.free
  return { declared, free, counted: atLeastNothing(declared - free) }
}

/** Losses on what is free, which are not counted, as an amount above 0. */
export function uncountedLosses({ shares, home, vehicles, chattels }: GainsWork): Kobo {
  const all = [
    ...(shares.areWithinLimits ? [shares.gain] : []),
    ...[...home.rows, ...vehicles.rows].map(gainOf),
    ...(chattels.areWithinLimit ? [chattels.gain] : []),
  ]
  return -sumOfKobo(all.filter((gain) => gain < 0n))
}

/** The gains of what is free, without its losses. */
export function freeGains({ rows }: Together): Kobo {
  return sumOfKobo(rows.map((row) => atLeastNothing(gainOf(row))))
}

function sharesOf(rows: readonly Disposal[]): GainsWork['shares'] {
  const all = together(rows)
  const reinvested = sumOfKobo(rows.map((row) => koboOf(row.reinvested)))
  const free = freeOfShares({
    sharesGain: Number(atLeastNothing(all.gain)),
    sharesProceeds: Number(all.proceeds),
    sharesReinvested: Number(reinvested),
  })
  const areWithinLimits =
    all.proceeds < koboOf(told.shareProceeds.value) && all.gain <= koboOf(told.shareGain.value)
  return { ...all, reinvested, free: BigInt(free), areWithinLimits }
}

function chattelsOf(rows: readonly Disposal[]): GainsWork['chattels'] {
  const all = together(rows)
  const free = freeOfChattels({
    chattelsGain: Number(atLeastNothing(all.gain)),
    chattelsProceeds: Number(all.proceeds),
  })
  return { ...all, free: BigInt(free), areWithinLimit: all.proceeds <= koboOf(told.chattels.value) }
}

/** Losses on digital assets reduce gains on digital assets alone. */
function digitalOf(all: readonly Kobo[]): GainsWork['digital'] {
  const gains = sumOfKobo(all.filter((gain) => gain > 0n))
  const losses = -sumOfKobo(all.filter((gain) => gain < 0n))
  return { gains, losses, net: atLeastNothing(gains - losses), unused: atLeastNothing(losses - gains) }
}
