import { deviceNow } from '../clock.ts'
import { browserStorage, prefixes } from './storage-keys.ts'

/** What a visitor typed into the calculator of the landing page. */
export interface TriedFigures {
  /** Naira a month, above 0. */
  readonly salary: number
  /** Naira in the year, above 0; null where none was typed. */
  readonly rent: number | null
}

interface Stored extends TriedFigures {
  readonly keptAt: string
  /** Whom they were offered to; nobody else is shown them from then on. */
  readonly account?: string
}

/** How long they stay on the device [spec 11.6]. */
const lifetimeMs = 24 * 3_600_000

/**
 * Keeps the figures of a visitor on this device, to start their first calculation with. Figures without a salary are
 * not worth an offer and take the place of none.
 * @returns whether they are kept.
 */
export function keepTriedFigures(
  { salary, rent }: TriedFigures,
  storage = browserStorage(),
  keptAt = deviceNow(),
): boolean {
  if (storage === undefined || salary <= 0) return false
  try {
    const stored: Stored = { salary, rent: rent === 0 ? null : rent, keptAt }
    storage.setItem(prefixes.tried, JSON.stringify(stored))
    return true
  } catch {
    return false
  }
}

/** The figures that may be offered to an account. From then on they are that account's alone. */
export function claimTriedFigures(
  account: string,
  storage = browserStorage(),
  now = deviceNow(),
): TriedFigures | undefined {
  const stored = read(storage)
  if (stored === undefined || isStale(stored, account, now)) return undefined
  const { salary, rent, keptAt } = stored
  try {
    storage?.setItem(prefixes.tried, JSON.stringify({ salary, rent, keptAt, account }))
  } catch {
    // What cannot be written anew is offered to nobody: it would stay everybody's.
    return undefined
  }
  return { salary, rent }
}

/** Removes the figures: they were used or declined, or somebody logged out on this device. */
export function forgetTriedFigures(storage = browserStorage()): void {
  storage?.removeItem(prefixes.tried)
}

/** Removes figures that are a day old, unreadable, or another account's than the one that is signed in. */
export function removeStaleFigures(
  account: string | undefined,
  now: string,
  storage = browserStorage(),
): void {
  const stored = read(storage)
  if (stored === undefined || isStale(stored, account ?? stored.account, now)) forgetTriedFigures(storage)
}

function isStale({ keptAt, account }: Stored, reader: string | undefined, now: string): boolean {
  const age = Date.parse(now) - Date.parse(keptAt)
  // A clock that was set back makes them no younger.
  return !(age >= 0 && age < lifetimeMs) || (account !== undefined && account !== reader)
}

/** What is stored; undefined for anything else, and where storage is forbidden. */
function read(storage: Storage | undefined): Stored | undefined {
  try {
    const { salary, rent, keptAt, account } = JSON.parse(storage?.getItem(prefixes.tried) ?? '') as Stored
    const isRent = rent === null || isPositive(rent)
    if (!isPositive(salary) || !isRent || typeof keptAt !== 'string') return undefined
    return { salary, rent, keptAt, ...(account !== undefined && { account }) }
  } catch {
    return undefined
  }
}

const isPositive = (value: unknown): value is number =>
  typeof value === 'number' && Number.isFinite(value) && value > 0
