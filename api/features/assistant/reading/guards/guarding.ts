import type { WholeTrap } from '../lexicon/traps.ts'
import type { Couple } from '../coupled.ts'
import type { Asked } from '../intent.ts'
import type { Stretch } from '../part-year.ts'
import type { Period } from '../periods.ts'
import type { Hit } from '../phrases.ts'
import type { Placed } from '../placed.ts'
import type { ReadAmount } from '../reading.ts'
import type { Sensed } from '../senses.ts'
import type { Unit } from '../units.ts'
import type { Denied } from '../zero.ts'

/** A trap and where it stands. */
export interface Found {
  readonly kind: string
  readonly hit: Hit<unknown>
}

/** A trap at a place. */
export const foundAt = (kind: string, from: number, to: number = from + 1): Found => ({
  kind,
  hit: { from, to, value: true },
})

/** A trap of the message as a whole: it covers no words. */
export const foundInAll = (kind: WholeTrap): Found => foundAt(kind, 0, 0)

/** What the guards look at. */
export interface Guarding {
  /** The calendar year in Lagos. */
  readonly currentYear: number
  readonly units: readonly Unit[]
  readonly read: readonly ReadAmount[]
  readonly places: ReadonlyMap<number, Placed>
  readonly free: readonly Sensed[]
  readonly denied: Denied
  readonly couples: readonly Couple[]
  readonly harmless: readonly Hit<unknown>[]
  /** Parts of a year, and those of them that an amount was paid for. */
  readonly stretches: readonly Stretch[]
  readonly usedStretches: readonly Stretch[]
  /** Every phrase of a period. */
  readonly periods: readonly Hit<unknown>[]
  readonly loose: readonly Hit<Period>[]
  readonly asked: Asked
  /** People that are named besides the person. */
  readonly people: readonly Hit<unknown>[]
  /** Words of a comparison were said. */
  readonly isCompared: boolean
  /** Years are set against each other. */
  readonly isSet: boolean
  /** Stretches that a rule of its own has used. */
  readonly used: readonly Hit<unknown>[]
  /** Traps that a rule of its own has found. */
  readonly others: readonly Found[]
  readonly years: readonly Hit<unknown>[]
}
