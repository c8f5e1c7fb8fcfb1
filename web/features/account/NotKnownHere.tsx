import type { ReactNode } from 'react'

/** Stands in place of what the account has and this device does not keep, while the server gives no answer. */
export function NotKnownHere({ children }: { children: ReactNode }) {
  return <p>{children} It shows here by itself as soon as NaijaTax can be reached.</p>
}
