import type { ToastType } from '../components/toasts/toast.ts'

const key = 'naijatax:parting-words'

/** A message of the client that the next page shows, because the client itself is left. */
export interface PartingWords {
  message: string
  type: ToastType
}

/** Leaves a message for the page that comes next in this tab. A browser that keeps nothing shows none. */
export function leaveWords(words: PartingWords): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(words))
  } catch {
    // What happened shows in the page itself too.
  }
}

/** Takes the message that was left, once. */
export function takeWords(): PartingWords | undefined {
  try {
    const kept = sessionStorage.getItem(key)
    sessionStorage.removeItem(key)
    return kept === null ? undefined : (JSON.parse(kept) as PartingWords)
  } catch {
    return undefined
  }
}
