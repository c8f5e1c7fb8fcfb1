import { useQuery, useQueryClient } from '@tanstack/react-query'
import { errorMessage } from '../../../api/api-error.ts'
import { readSecurity } from '../../../api/sign-in-calls.ts'
import { useToast } from '../../../components/Toasts.tsx'
import { StepUpCancelled, useStepUp } from '../../factors/index.ts'
import { useWrite } from '../../../writes/index.ts'
import { emailChangeKey, securityKey } from './security-key.ts'

/** Who can get into the account, what waits, and what happened. */
export function useSecurity() {
  return useQuery({ queryKey: securityKey, queryFn: ({ signal }) => readSecurity({ signal }) })
}

/** A change of who can get in. */
interface Change<Of> {
  make: (of: Of) => Promise<unknown>
  /** Said when it is done. */
  done: (of: Of) => string
  /** Takes a refusal; false leaves it to a toast. */
  onRefused?: (thrown: unknown, of: Of) => boolean
  onSettled?: () => void
}

/**
 * Makes a change, says so and reads everything anew; first asks who it is where the server wants to know. `dialog` is
 * to be drawn anywhere on the page.
 */
export function useSecurityChange<Of>({ make, done, onRefused, onSettled }: Change<Of>) {
  const toast = useToast()
  const queries = useQueryClient()
  const { withProofs, dialog } = useStepUp()
  const { mutate, isPending, variables } = useWrite({
    mutationFn: (of: Of) => withProofs(() => make(of)),
    gcTime: 0,
    onSuccess: (_answer, of) => toast(done(of), 'success'),
    onError: (thrown, of) => {
      if (thrown instanceof StepUpCancelled || onRefused?.(thrown, of) === true) return
      toast(errorMessage(thrown), 'error')
    },
    onSettled: async () => {
      onSettled?.()
      await queries.invalidateQueries({ queryKey: securityKey })
      await queries.invalidateQueries({ queryKey: emailChangeKey })
    },
  })
  return { change: mutate, changing: isPending, changed: isPending ? variables : undefined, dialog }
}
