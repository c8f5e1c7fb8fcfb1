import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from '../../router.ts'

/**
 * The token of a mailed link, read from `?token=` once. It leaves the address bar at once (DESIGN, Identity) and
 * stays in this entry of the browser's history, so that a reload still works. Undefined without one.
 */
export function useMailedToken(): string | undefined {
  const location = useLocation()
  const navigate = useNavigate()
  const [token] = useState(() => tokenIn(location))
  const { pathname, search } = location

  useEffect(() => {
    if (search !== '') void navigate(pathname, { replace: true, state: { token } })
  }, [navigate, pathname, search, token])
  return token
}

/** From the address first: a newer link beats what the history entry kept. */
export function tokenIn({ search, state }: { search: string; state: unknown }): string | undefined {
  const fromAddress = new URLSearchParams(search).get('token')
  if (fromAddress !== null) return fromAddress === '' ? undefined : fromAddress
  const kept = (state as { token?: unknown } | null)?.token
  return typeof kept === 'string' ? kept : undefined
}
