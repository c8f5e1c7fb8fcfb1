import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { changePassword } from '../../api/sign-in-calls.ts'
import { Actions, Button, ButtonLink } from '../../components/Button.tsx'
import { ErrorSummary, Form } from '../../components/Form.tsx'
import { newPasswordHint, PasswordField } from '../../components/fields/index.ts'
import { callFaults, type Faults, useFaults } from '../../forms/index.ts'
import { useToast } from '../../components/Toasts.tsx'
import { StepUpCancelled, useStepUp } from '../factors/index.ts'
import { Address } from '../../components/sign-in/Address.tsx'
import { isPlaceholder, useUser } from '../../session/index.ts'
import { useWrite } from '../../writes/index.ts'
import { NotKnownHere } from './NotKnownHere.tsx'
import { passwordChangeInWords } from './security/words.ts'
import { securityKey } from './security/security-key.ts'
import { useSecurity } from './security/security-state.ts'

/** The password of an account that has one; of another, the way to choose one. */
export function PasswordChange() {
  const user = useUser()
  const { email, authProvider } = user
  const { data } = useSecurity()
  if (data === undefined && isPlaceholder(user))
    return <NotKnownHere>Whether this account has a password is not kept on this device.</NotKnownHere>
  const hasPassword = data ? data.waysIn.some(({ kind }) => kind === 'password') : authProvider === 'email'
  return hasPassword ? <KnownPassword links={data?.links ?? 0} /> : <NoPassword email={email} />
}

/** Nobody is asked for a password that they never had: the link that Forgot Password mails chooses the first one. */
function NoPassword({ email }: { email: string }) {
  return (
    <div>
      <p>
        This account has no password. To set one, have a link mailed to <Address of={email} />. Choosing it
        signs out every browser and ends the other ways in: add them again after it.
      </p>
      <Actions spaced>
        <ButtonLink kind="line" to="/forgot-password" state={{ email }}>
          Set a password
        </ButtonLink>
      </Actions>
    </div>
  )
}

/**
 * A button that opens the form for a new password; it takes the focus back when the form closes.
 * @param links accountant's links that run, which the new password ends.
 */
function KnownPassword({ links }: { links: number }) {
  const [mode, setMode] = useState<'closed' | 'open' | 'closed-again'>('closed')
  const opener = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (mode === 'closed-again') opener.current?.focus()
  }, [mode])
  if (mode === 'open') return <PasswordForm links={links} onEnd={() => setMode('closed-again')} />
  return (
    <div>
      <Button ref={opener} kind="line" onClick={() => setMode('open')}>
        Change password
      </Button>
    </div>
  )
}

const names = ['currentPassword', 'newPassword'] as const
type Name = (typeof names)[number]

function faultsOf(currentPassword: string, newPassword: string): Faults<Name> {
  return {
    ...(currentPassword === '' && { currentPassword: 'Type your current password' }),
    ...(newPassword.length < 8 && { newPassword: 'Password must be at least 8 characters long' }),
  }
}

/** The current password and a new one. Saving signs out every other device, and ends links: told before. */
function PasswordForm({ links, onEnd }: { links: number; onEnd: () => void }) {
  const toast = useToast()
  const queries = useQueryClient()
  const [currentPassword, setCurrent] = useState('')
  const [newPassword, setNew] = useState('')
  const { faults, summary, show } = useFaults<Name>()
  const { withProofs, dialog } = useStepUp()
  const { mutate, isPending } = useWrite({
    mutationFn: (typed: Parameters<typeof changePassword>[0]) => withProofs(() => changePassword(typed)),
    gcTime: 0,
    onSuccess: async () => {
      toast('Password changed. Every other device was signed out.', 'success')
      onEnd()
      await queries.invalidateQueries({ queryKey: securityKey })
    },
    onError: (thrown) => {
      if (!(thrown instanceof StepUpCancelled)) show(callFaults(thrown, names))
    },
  })

  function submit() {
    if (!show(faultsOf(currentPassword, newPassword)) && !isPending) mutate({ currentPassword, newPassword })
  }

  return (
    <>
      <Form onSubmit={submit}>
        <ErrorSummary faults={summary} />
        <p>{passwordChangeInWords(links)}</p>
        <PasswordField
          id="currentPassword"
          label="Current password"
          autoComplete="current-password"
          value={currentPassword}
          onChange={setCurrent}
          error={faults.currentPassword}
        />
        <PasswordField
          id="newPassword"
          label="New password"
          hint={newPasswordHint}
          autoComplete="new-password"
          value={newPassword}
          onChange={setNew}
          error={faults.newPassword}
        />
        <Actions spaced>
          <Button type="submit" busy={isPending && 'Saving…'}>
            Save password
          </Button>
          <Button kind="line" busy={isPending} onClick={onEnd}>
            Cancel
          </Button>
        </Actions>
      </Form>
      {dialog}
    </>
  )
}
