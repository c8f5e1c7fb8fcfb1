import type { Provider, WayIn } from '../../../../contract/http/index.ts'
import { errorMessage } from '../../../api/api-error.ts'
import { checkMayAdd } from '../../../api/sign-in-calls.ts'
import { usePublicConfig } from '../../../api/public-config.ts'
import { Actions, Button } from '../../../components/Button.tsx'
import { useToast } from '../../../components/Toasts.tsx'
import { StepUpCancelled, useStepUp } from '../../factors/index.ts'
import { useWrite } from '../../../writes/index.ts'
import { wayNames } from './words.ts'

/** Sends the browser to the provider, which brings it back here. */
function leaveFor(provider: Provider): void {
  const query = new URLSearchParams({ intent: 'link', returnTo: '/account' })
  window.location.assign(`/api/auth/${provider}?${query.toString()}`)
}

/** Adds Google or Microsoft, where they are offered and not there yet, once the person proved who they are. */
export function AddProviders({ waysIn }: { waysIn: readonly WayIn[] }) {
  const toast = useToast()
  const { withProofs, dialog } = useStepUp()
  const { data } = usePublicConfig()
  const { mutate, isPending, variables } = useWrite({
    leaves: true,
    mutationFn: async (provider: Provider) => {
      await withProofs(checkMayAdd)
      leaveFor(provider)
    },
    gcTime: 0,
    onError: (thrown) => {
      if (!(thrown instanceof StepUpCancelled)) toast(errorMessage(thrown), 'error')
    },
  })
  const there = new Set(waysIn.filter(({ asleep }) => !asleep).map(({ kind }) => kind))
  const missing = data?.providers.filter((provider) => !there.has(provider)) ?? []
  if (missing.length === 0) return null
  return (
    <>
      <Actions>
        {missing.map((provider) => (
          <Button
            key={provider}
            kind="line"
            busy={isPending && (variables !== provider || 'Opening…')}
            onClick={() => mutate(provider)}
          >
            Add {wayNames[provider]}
          </Button>
        ))}
      </Actions>
      {dialog}
    </>
  )
}
