import { useSyncExternalStore } from 'react'

const wide = '(min-width: 70rem)'

function watch(changed: () => void): () => void {
  const query = window.matchMedia(wide)
  query.addEventListener('change', changed)
  return () => query.removeEventListener('change', changed)
}

/** Whether the window has room for a table of months; it follows turning a phone and larger text. */
export function useWide(): boolean {
  return useSyncExternalStore(watch, () => window.matchMedia(wide).matches)
}
