import { deviceNow } from '../../clock.ts'
import { isAccountRemoved } from '../../session/account-storage.ts'
import type { DeviceSession } from '../../session/index.ts'
import {
  browserStorage,
  keysWithPrefix,
  ofSession,
  prefixes,
  removeKeys,
} from '../../session/storage-keys.ts'

/** Forms whose values stay on the device until they are saved. */
export type FormName = 'onboarding' | 'profile' | 'new-email' | 'payslip' | `worksheet-${string}`

/** What was typed into a form. */
export interface KeptForm<Values> {
  values: Values
  /** Whether it was being saved when the session turned out to be over: it is saved after the sign-in. */
  isToSave: boolean
}

interface StoredForm<Values> extends KeptForm<Values> {
  /** ISO 8601. */
  keptAt: string
}

const keysOf = (storage: Storage | undefined, account: string, form: FormName) =>
  keysWithPrefix(storage, `${prefixes.form}${account}:`).filter((key) => key.endsWith(`:${form}`))

/** Keeps what was typed into a form; where the browser stores nothing, nothing is kept. */
export function keepForm<Values>(
  session: DeviceSession,
  form: FormName,
  kept: KeptForm<Values>,
  storage = browserStorage(),
): void {
  if (isAccountRemoved(session.account)) return
  const stored: StoredForm<Values> = { ...kept, keptAt: deviceNow() }
  try {
    storage?.setItem(`${ofSession(prefixes.form, session)}${form}`, JSON.stringify(stored))
  } catch {
    // The device is full: the page has it as long as it is open.
  }
}

/**
 * What an account last typed into a form here and did not save, in whichever session.
 * @param like the form's values as they are otherwise: what has another shape was stored by another version, and stays out.
 */
export function keptForm<Values>(
  account: string,
  form: FormName,
  like: Values,
  storage = browserStorage(),
): KeptForm<Values> | undefined {
  const [newest] = keysOf(storage, account, form)
    .flatMap((key) => readStored(storage?.getItem(key)) ?? [])
    .filter(({ values }) => hasShape(values, like))
    .sort((a, b) => b.keptAt.localeCompare(a.keptAt))
  return newest && { values: newest.values as Values, isToSave: newest.isToSave }
}

/** Forgets what was typed into a form, once it is saved or given up. */
export function dropForm(account: string, form: FormName, storage = browserStorage()): void {
  removeKeys(storage, keysOf(storage, account, form))
}

function readStored(text: string | null | undefined): StoredForm<unknown> | undefined {
  try {
    const { values, isToSave, keptAt } = JSON.parse(text ?? '') as Partial<StoredForm<unknown>>
    return typeof keptAt === 'string' ? { values, isToSave: isToSave === true, keptAt } : undefined
  } catch {
    return undefined
  }
}

/** Whether a value has every key of another, with values of the same types. */
function hasShape(value: unknown, like: unknown): boolean {
  if (typeof like !== 'object' || like === null) return typeof value === typeof like
  if (typeof value !== 'object' || value === null) return false
  return Object.entries(like).every(([key, part]) => hasShape((value as Record<string, unknown>)[key], part))
}
