import { deviceNow } from '../clock.ts'
import type { ToastType } from '../components/Toasts.tsx'

/** A short text in the browser's storage. */
export interface StoredText {
  /** Empty when nothing is stored. */
  read: () => string
  write: (text: string) => void
  forget: () => void
}

/** A short text under a key of localStorage. Where storage is forbidden, reading gives '' and writing does nothing. */
export function storedText(key: string): StoredText {
  return {
    read: () => withStorage((storage) => storage.getItem(key)) ?? '',
    write: (text) => withStorage((storage) => storage.setItem(key, text)),
    forget: () => withStorage((storage) => storage.removeItem(key)),
  }
}

function withStorage<T>(use: (storage: Storage) => T): T | undefined {
  try {
    return use(localStorage)
  } catch {
    return undefined
  }
}

const storedEmail = storedText('naijatax:pending-verification-email')

/** The address that awaits verification, stored in this browser from signup on [spec 3.5]. */
export const pendingEmail = () => storedEmail.read()
export const rememberPendingEmail = (email: string) => storedEmail.write(email.trim())
export const forgetPendingEmail = () => storedEmail.forget()

const storedOwnDevice = storedText('naijatax:own-device')

/**
 * What the person said of this device before they left for a provider or their mail, for the page that finishes the
 * sign-in.
 */
export const isOwnDeviceNoted = () => storedOwnDevice.read() === '1'
export const noteOwnDevice = (isOwn: boolean) =>
  isOwn ? storedOwnDevice.write('1') : storedOwnDevice.forget()

const storedUpgrade = storedText('naijatax:wants-upgrade')

/** How long a wish to upgrade waits for the sign-up that it asked for: as long as a sign-up's own browser counts. */
const upgradeLifetimeMs = 3_600_000

/** Keeps that "Upgrade now" was pressed, for the page after sign-in, sign-up and onboarding. */
export const noteUpgrade = () => storedUpgrade.write(deviceNow())
export const forgetUpgrade = () => storedUpgrade.forget()
/** Whether "Upgrade now" was pressed here within the hour, before anybody was signed in. */
export function notedUpgrade(): boolean {
  const since = Date.parse(deviceNow()) - Date.parse(storedUpgrade.read())
  return since >= 0 && since < upgradeLifetimeMs
}

const flashKey = 'naijatax:parting-words'

/** A message that the next document of this tab shows, for when the client itself is left. */
export interface FlashMessage {
  message: string
  type: ToastType
}

/** Stores a message for the next document of this tab. Where storage is forbidden none is shown. */
export function leaveFlashMessage(message: FlashMessage): void {
  try {
    sessionStorage.setItem(flashKey, JSON.stringify(message))
  } catch {
    // Without storage no message is shown; the next page shows the outcome by itself too.
  }
}

/** Reads and removes the stored message. */
export function takeFlashMessage(): FlashMessage | undefined {
  try {
    const stored = sessionStorage.getItem(flashKey)
    sessionStorage.removeItem(flashKey)
    return stored === null ? undefined : (JSON.parse(stored) as FlashMessage)
  } catch {
    return undefined
  }
}
