import { randomBytes } from 'node:crypto'
import type { State } from './state.ts'

/** The state, settings and clock that all functions of the stand-in work on. */
export interface Ledger {
  readonly state: State
  /** Address of the stand-in itself. */
  readonly url: string
  readonly priceId: string
  /** The stand-in's time, in seconds since 1970: the machine's, plus the seconds that it was advanced by. */
  now(): number
  /** The machine's time, in milliseconds since 1970, for signatures and deliveries. */
  machineNow(): number
  /** Fault injection, set by the test controls and forgotten with the process. */
  readonly faults: FaultSettings
}

/** Fault injection: how the stand-in departs from answering as it should. */
export interface FaultSettings {
  /** How many of the next payments the bank declines. */
  declines: number
  /** How the API answers: as it should, with 500, or never. */
  api: 'up' | 'error' | 'silent'
  /** One call that the API refuses, by method and path below /v1: `DELETE /subscriptions/:id`; null for none. */
  refuses: string | null
  /** Whether events wait until they are released. */
  held: boolean
  /** How often each event is delivered. */
  copies: number
  /** Whether events that are due together go out in another order. */
  shuffled: boolean
}

export function noFaults(): FaultSettings {
  return { declines: 0, api: 'up', refuses: null, held: false, copies: 1, shuffled: false }
}

/** Price of a year of Pro, in cents. */
export const PRICE_CENTS = 1_000

/** An id like Stripe's: `newId('cus')` is cus_ and letters. */
export function newId(prefix: string): string {
  return `${prefix}_${randomBytes(12).toString('hex')}`
}

/** The same day a year later, or the 28th of February, in UTC. @param from seconds since 1970. */
export function yearAfter(from: number): number {
  const date = new Date(from * 1000)
  const month = date.getUTCMonth()
  date.setUTCFullYear(date.getUTCFullYear() + 1)
  if (date.getUTCMonth() !== month) date.setUTCDate(0)
  return date.getTime() / 1000
}

/** Whether the bank declines the next payment; a decline lowers the count. */
export function declinesNext({ faults }: Pick<Ledger, 'faults'>): boolean {
  if (faults.declines === 0) return false
  faults.declines -= 1
  return true
}
