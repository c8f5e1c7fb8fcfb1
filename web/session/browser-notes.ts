import { deviceNow } from '../clock.ts'

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

const withStorage = <T>(use: (storage: Storage) => T) => attempt(() => use(localStorage))
const withTab = <T>(use: (storage: Storage) => T) => attempt(() => use(sessionStorage))

function attempt<T>(use: () => T): T | undefined {
  try {
    return use()
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

/** Stores a message for the next document of this tab, for when the client itself is left. Where storage is forbidden none is shown. */
export function leaveFlashMessage(message: string): void {
  withTab((storage) => storage.setItem(flashKey, message))
}

/** Reads and removes the stored message. */
export function takeFlashMessage(): string | undefined {
  const stored = withTab((storage) => storage.getItem(flashKey))
  withTab((storage) => storage.removeItem(flashKey))
  return stored ?? undefined
}
