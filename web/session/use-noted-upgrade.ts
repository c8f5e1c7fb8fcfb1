import { useEffect } from 'react'
import { noteUpgrade } from './browser-notes.ts'
import { useSession, type Origin } from './session.ts'

/** Keeps the wish of a visitor whom "Upgrade now" led to a page of the sign-in. @param origin what asked for the sign-in. */
export function useNotedUpgrade(origin: Origin | undefined): void {
  const { state } = useSession()
  const isWished = origin?.to === '/upgrade' && state === 'out'
  useEffect(() => {
    if (isWished) noteUpgrade()
  }, [isWished])
}
