const key = 'naijatax:pending-verification-email'

/** The address that still waits for its verification, kept on this device from signup on (SPEC section 4). */
export function pendingEmail(): string {
  return withStorage((storage) => storage.getItem(key)) ?? ''
}

export function rememberPendingEmail(email: string): void {
  withStorage((storage) => storage.setItem(key, email.trim()))
}

export function forgetPendingEmail(): void {
  withStorage((storage) => storage.removeItem(key))
}

/** A browser may forbid storage: then nothing is kept, and the person types the address once more. */
function withStorage<T>(use: (storage: Storage) => T): T | undefined {
  try {
    return use(localStorage)
  } catch {
    return undefined
  }
}
