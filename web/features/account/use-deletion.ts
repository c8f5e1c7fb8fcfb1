import { useMutation } from '@tanstack/react-query'
import { errorMessage, hasCode } from '../../api/api-error.ts'
import { deleteAccount } from '../../api/calls.ts'
import { useToast } from '../../components/Toasts.tsx'
import { useLocation, useNavigate } from '../../router.ts'
import { leaveFlashMessage, useSession } from '../../session/index.ts'

/**
 * Deletes the account, signs out and leads to `/`. A session that is too old for it is asked to sign in again and
 * comes back here (DESIGN, Identity).
 */
export function useDeletion() {
  const toast = useToast()
  const navigate = useNavigate()
  const location = useLocation()
  const { signOut } = useSession()
  const { mutate, isPending, error } = useMutation({
    mutationFn: deleteAccount,
    onSuccess: async () => {
      leaveFlashMessage({ message: 'Your account has been deleted.', type: 'success' })
      await signOut('deleted')
    },
    onError: async (thrown) => {
      if (needsSignIn(thrown)) await navigate('/login', { state: { from: location, signInAgain: true } })
      else toast(errorMessage(thrown), 'error')
    },
  })
  return {
    deleteAccount: () => mutate(),
    deleting: isPending,
    fault: error === null || needsSignIn(error) ? undefined : errorMessage(error),
  }
}

const needsSignIn = (thrown: unknown) => hasCode(thrown, 'reauthentication_required')
