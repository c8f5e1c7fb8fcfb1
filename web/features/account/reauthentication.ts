import { hasCode } from '../../api/api-error.ts'
import { useLocation, useNavigate } from '../../router.ts'

/** Whether the server refused a call because the last sign-in is too old [spec 17.12]. */
export const needsSignIn = (thrown: unknown) => hasCode(thrown, 'reauthentication_required')

/**
 * For calls that require a recent sign-in: leads to /login and back to this page when the server asks for one.
 * @returns a function that takes what a call threw and resolves with whether it led to /login.
 */
export function useReauthentication(): (thrown: unknown) => Promise<boolean> {
  const navigate = useNavigate()
  const location = useLocation()
  return async (thrown) => {
    if (!needsSignIn(thrown)) return false
    await navigate('/login', { state: { from: location, signInAgain: true } })
    return true
  }
}
