import type { Profile } from '../../../../contract/http/index.ts'
import { errorMessage } from '../../../api/api-error.ts'
import { Button } from '../../../components/Button.tsx'
import { useToast } from '../../../components/Toasts.tsx'
import { useWrite } from '../../../writes/index.ts'

interface PasskeyButtonProps {
  /** Whether the person said that the device is their own. */
  ownDevice: boolean
  onSignedIn: (user: Profile) => void
}

/** Signs in with a passkey. What speaks to the device is fetched on the first press. */
export function PasskeyButton({ ownDevice, onSignedIn }: PasskeyButtonProps) {
  const toast = useToast()
  const { mutate, isPending } = useWrite({
    mutationFn: async () => (await import('../lazy/passkey.ts')).logInWithPasskey(ownDevice),
    gcTime: 0,
    onSuccess: ({ user }) => onSignedIn(user),
    onError: (thrown) => toast(errorMessage(thrown), 'error'),
  })
  // A browser without WebAuthn is offered nothing that it cannot do.
  if (!('PublicKeyCredential' in window)) return null
  return (
    <Button kind="line" wide busy={isPending && 'Logging in…'} onClick={() => mutate()}>
      Continue with a passkey
    </Button>
  )
}
