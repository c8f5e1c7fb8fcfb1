import { errorMessage } from '../../../api/api-error.ts'
import type { Body } from '../../../api/calls.ts'
import { Button } from '../../../components/Button.tsx'
import { useToast } from '../../../components/Toasts.tsx'
import { useWrite } from '../../../writes/index.ts'
import { CodeField } from './CodeField.tsx'
import { LostFactor } from './LostFactor.tsx'
import type { MissingFactor } from './missing-factor.ts'

interface ResetFactorProps {
  missing: MissingFactor
  /** The token of the reset link. */
  token: string
  code: string
  onType: (code: string) => void
  fault: string | undefined
  /** Called with the device's answer: the reset is sent with it. */
  onPasskey: (passkey: NonNullable<Body<'resetPassword'>['passkey']>) => void
}

/** The second step of a reset: a code, a passkey, or the wait of who has lost both. */
export function ResetFactor({ missing, token, code, onType, fault, onPasskey }: ResetFactorProps) {
  const toast = useToast()
  const { mutate, isPending } = useWrite({
    mutationFn: async () => (await import('../lazy/passkey.ts')).shownForSignIn(),
    gcTime: 0,
    onSuccess: onPasskey,
    onError: (thrown) => toast(errorMessage(thrown), 'error'),
  })
  return (
    <>
      {missing.code && <CodeField value={code} onChange={onType} error={fault} />}
      {missing.passkey && (
        <Button kind="line" wide busy={isPending && 'Checking…'} onClick={() => mutate()}>
          Use your passkey
        </Button>
      )}
      <LostFactor token={token} withoutFrom={missing.withoutFrom} />
    </>
  )
}
