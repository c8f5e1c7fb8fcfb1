import type { Person } from '../population/index.ts'

/** What people do, and how often a second all of them together. */
export interface Rates {
  calculate: number
  save: number
  'log in': number
  report: number
}

/** The record hour: HMRC's busiest, at the shares that our steps have. */
export const recordHour: Rates = { calculate: 16, save: 400, 'log in': 5, report: 2 }

/** A stretch of the load. */
export interface Phase {
  name: 'warm-up' | 'usual' | 'peak' | 'after'
  seconds: number
  /** How many times the rates. */
  factor: number
}

/** What the generator does. */
export interface LoadSpec {
  apps: readonly string[]
  people: readonly Person[]
  rates: Rates
  phases: readonly Phase[]
}

/** One request as it was answered. */
export interface ResponseSample {
  what: string
  phase: Phase['name']
  /** When it was to be sent, in milliseconds from the start, and how long from then until it was answered whole. */
  at: number
  ms: number
  /** 0 when there was no answer. */
  status: number
  /** Told when to come again. */
  toldWhen: boolean
}

/** A draft whose saving was acknowledged. */
export interface SavedDraft {
  id: string
  version: number
  /** Naira; each save writes another. */
  salary: number
  /** Saves without an acknowledgement, which may have been kept all the same. */
  unanswered: number
}

/** A calculation whose keeping was acknowledged. */
export interface SavedCalculation {
  id: string
  draftId: string
  salary: number
}

/** A report from the moment of asking until its file was there, in milliseconds; undefined when it never was. */
export interface FetchedReport {
  phase: Phase['name']
  ms: number | undefined
}

/** What the generator reports at the end. */
export interface Outcome {
  answered: ResponseSample[]
  drafts: SavedDraft[]
  calculations: SavedCalculation[]
  reports: FetchedReport[]
  /** Calls that were sent and that somebody was free to make. */
  planned: number
  skipped: number
  /** By how many milliseconds calls left later than planned, 99th percentile: above a few, the client was starved. */
  lateness: number
  /** Its own time on a processor, in seconds. */
  cpuSeconds: number
}

/**
 * How many drafts and calculations each person needs, so that each is submitted, or printed, at most once. A tenth more
 * than the average, because arrivals are random.
 */
export function recordCountsFor(
  people: number,
  { rates, phases }: { rates: Rates; phases: readonly Phase[] },
): { ready: number; submissions: number } {
  const seconds = phases.reduce((sum, { seconds: long, factor }) => sum + long * factor, 0)
  const each = (rate: number): number => Math.ceil((rate * seconds * 1.1 + 50) / people)
  return { ready: each(rates.calculate), submissions: each(rates.report) }
}
