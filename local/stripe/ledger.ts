import { randomBytes } from 'node:crypto'
import type { State } from './state.ts'

/** What every act of the stand-in works on. */
export interface Ledger {
  readonly state: State
  /** Address of the stand-in itself. */
  readonly url: string
  readonly priceId: string
  /** The stand-in's present moment, in seconds since 1970: the machine's, and what it was advanced by. */
  now(): number
  /** The machine's own moment, in milliseconds since 1970: signatures and deliveries go by it. */
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
  /** Whether events wait until they are released. */
  held: boolean
  /** How often each event is delivered. */
  copies: number
  /** Whether events that are due together go out in another order. */
  shuffled: boolean
}

export function noFaults(): FaultSettings {
  return { declines: 0, api: 'up', held: false, copies: 1, shuffled: false }
}

/** What Pro costs on the stand-in, in cents. */
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

/** Whether the bank declines the next payment; the answer uses one up. */
export function declinesNext({ faults }: Pick<Ledger, 'faults'>): boolean {
  if (faults.declines === 0) return false
  faults.declines -= 1
  return true
}
