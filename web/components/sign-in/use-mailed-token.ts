import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from '../../router.ts'

/**
 * The token of a mailed link, read once from `?token=`. The address bar is cleared at once [spec 17.8]; the
 * token stays in this entry of the browser's history, so that a reload still works. Undefined without one.
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

/** The token of the address, or else of the history entry: a newer link wins. */
export function tokenIn({ search, state }: { search: string; state: unknown }): string | undefined {
  const fromAddress = new URLSearchParams(search).get('token')
  if (fromAddress !== null) return fromAddress === '' ? undefined : fromAddress
  const stored = (state as { token?: unknown } | null)?.token
  return typeof stored === 'string' ? stored : undefined
}
