import { useEffect } from 'react'
import { useLocation } from '../router.ts'
import { LoadingPage } from './LoadingPage.tsx'

/** Somewhere in the client the person was led to a public page: the client is left for it. */
export function LeaveForFront() {
  const { pathname, search } = useLocation()
  useEffect(() => location.replace(`${pathname}${search}`), [pathname, search])
  return <LoadingPage />
}
