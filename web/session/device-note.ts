/** A short text that this browser keeps under a key. */
export interface DeviceNote {
  /** Empty when nothing is kept. */
  read: () => string
  write: (text: string) => void
  forget: () => void
}

/** A browser may forbid storage: then nothing is kept, and nothing breaks. */
export function deviceNote(key: string): DeviceNote {
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
