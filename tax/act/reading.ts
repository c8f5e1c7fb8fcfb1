import { type AmountKey, amountOf } from '../answers/keys.ts'
import type { Declared } from '../rules/declared.ts'
import { given } from '../rules/declared.ts'
import type { TaxLaw } from '../years/law.ts'
import type { Facts } from './facts.ts'

/** Whose answers are read by the Act. */
export interface Person {
  /** As declared: the calculation's own reading. */
  readonly declared: Declared
  readonly facts: Facts
  /** The law by whose rules the result was calculated. */
  readonly law: TaxLaw
}

/** What of a declaration counts, and by which choices of the law: the calculation's at first, the Act's at last. */
export interface Reading {
  readonly declared: Declared
  readonly law: TaxLaw
  /** Tax that stands beside the bands, in kobo: of a trade without records. */
  readonly presumptive: number
  /** Tax paid abroad on income that is counted, in kobo: credited up to a limit. */
  readonly paidAbroad: number
}

/** The calculation's own reading of a person. */
export function ownReading({ declared, law }: Person): Reading {
  return { declared, law, presumptive: 0, paidAbroad: 0 }
}

/** How the Act reads otherwise. */
export type Change = (reading: Reading) => Reading

/** What counts under a key, in kobo; 0 where nothing does. */
export function countedIn({ declared }: Reading, key: AmountKey): number {
  return given(declared, key) ?? 0
}

/** What was declared under a key, in kobo; 0 where nothing was. */
export function declaredBy({ declared }: Person, key: AmountKey): number {
  return given(declared, key) ?? 0
}

/** The same reading with some amounts counted otherwise, in kobo. */
export function counting(reading: Reading, amounts: Readonly<Partial<Record<AmountKey, number>>>): Reading {
  const changed = reading.declared.amounts.slice()
  for (const key of Object.keys(amounts) as AmountKey[]) changed[amountOf(key).index] = amounts[key] ?? 0
  return { ...reading, declared: { ...reading.declared, amounts: changed } }
}

/** The same reading with other figures or choices of the law. */
export function byLaw(reading: Reading, law: Partial<TaxLaw>): Reading {
  return { ...reading, law: { ...reading.law, ...law } }
}
