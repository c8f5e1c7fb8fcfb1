import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Profile } from '../../../contract/http/users.ts'
import { errorMessage, hasCode } from '../../api/api-error.ts'
import { call } from '../../api/client.ts'
import { Actions, Button, ButtonLink } from '../../components/Button.tsx'
import { Form } from '../../components/Form.tsx'
import { Warning } from '../../components/notices.tsx'
import { ShownCode } from '../../components/sign-in/ShownCode.tsx'
import { SplitPage } from '../../components/sign-in/SplitPage.tsx'
import { useMailedToken } from '../../components/sign-in/use-mailed-token.ts'
import { Navigate } from '../../router.ts'
import { leadsTo, useSession } from '../../session/index.ts'
import { forgetPendingEmail, isOwnDeviceNoted, noteOwnDevice } from '../../session/browser-notes.ts'
import { CodeField, missingFactor } from '../factors/index.ts'
import { useWrite } from '../../writes/index.ts'
import { ProofForm, signInNames } from './ProofForm.tsx'

/**
 * A sign-in with Google or Microsoft whose address already has an account, or that nobody vouches for: the person
 * proves that it is theirs by its password, by a mailed link with `?token=`, or by the code that the link showed
 * elsewhere [spec 17.5].
 */
export function LinkAccount() {
  const token = useMailedToken()
  const session = useSession()
  const way = leadsTo('/link-account', session)
  if (way !== undefined) return <Navigate to={way.to} replace />
  const finish = (user: Profile) => {
    noteOwnDevice(false)
    forgetPendingEmail()
    session.setUser(user)
  }
  return token === undefined ? <Waiting onSignedIn={finish} /> : <Mailed token={token} onSignedIn={finish} />
}

interface ProofProps {
  onSignedIn: (user: Profile) => void
}

/** The forms for what waits in this browser. */
function Waiting({ onSignedIn }: ProofProps) {
  const pending = useQuery({
    queryKey: ['pending-link'],
    queryFn: () => call('readPendingLink', {}),
    gcTime: 0,
  })
  if (pending.error !== null) return <NotFinished fault={pending.error} />
  if (pending.data === undefined) return <Checking />
  if (pending.data.byFactor === true) return <LinkedAlready onSignedIn={onSignedIn} />
  return (
    <SplitPage title="Is this your account?" view="form">
      <ProofForm {...pending.data} onSignedIn={onSignedIn} />
    </SplitPage>
  )
}

/**
 * The mailed link: in the browser that began it finishes the sign-in after a press, since another person may have begun
 * it on a shared phone; anywhere else it shows a code to type there.
 */
function Mailed({ token, onSignedIn }: ProofProps & { token: string }) {
  const pending = useQuery({
    queryKey: ['pending-link'],
    queryFn: () => call('readPendingLink', {}),
    gcTime: 0,
    staleTime: Infinity,
  })
  const [factor, setFactor] = useState('')
  const { mutate, isIdle, isPending, error } = useWrite({
    mutationFn: (sent: { factor?: string }) =>
      call('proveLinkByMail', { body: { token, ownDevice: isOwnDeviceNoted(), ...sent } }),
    gcTime: 0,
    onSuccess: ({ user }) => onSignedIn(user),
  })
  const isRefused = hasCode(error, 'invalid_code')
  if (missingFactor(error) || isRefused || (isPending && factor !== ''))
    return (
      <SecondStep
        factor={factor}
        onType={setFactor}
        refused={isRefused ? error : null}
        busy={isPending}
        onSubmit={() => mutate(factor.trim() === '' ? {} : { factor })}
      />
    )
  // Nothing waits here: the sign-in began in another browser.
  if (pending.error !== null) return <ShownCode token={token} refused={pending.error} />
  if (pending.data === undefined) return <Checking />
  if (isIdle)
    return (
      <SplitPage title="Is this your sign-in?" view="ask" heading>
        <p>
          Somebody signed in with {signInNames[pending.data.provider]} in this browser, as{' '}
          {pending.data.email}, and wants to open your account with it from now on. Was it you, just now? If
          not, close this page: nothing happens.
        </p>
        <Actions spaced>
          <Button onClick={() => mutate({})}>It was me: finish signing in</Button>
        </Actions>
      </SplitPage>
    )
  if (error === null) return <Checking />
  if (hasCode(error, 'invalid_token')) return <ShownCode token={token} refused={error} />
  return <NotFinished fault={error} />
}

/** A sign-in that is linked already: only the account's second step is missing. */
function LinkedAlready({ onSignedIn }: ProofProps) {
  const [factor, setFactor] = useState('')
  const { mutate, isPending, error } = useWrite({
    mutationFn: () => call('signInWithFactor', { body: { factor, ownDevice: isOwnDeviceNoted() } }),
    gcTime: 0,
    onSuccess: ({ user }) => onSignedIn(user),
  })
  if (error !== null && !hasCode(error, 'invalid_code') && !missingFactor(error))
    return <NotFinished fault={error} />
  return <SecondStep factor={factor} onType={setFactor} refused={error} busy={isPending} onSubmit={mutate} />
}

interface SecondStepProps {
  factor: string
  onType: (factor: string) => void
  /** Why the last code was refused. */
  refused: unknown
  busy: boolean
  onSubmit: () => void
}

/** The field for the code of the second step. */
function SecondStep({ factor, onType, refused, busy, onSubmit }: SecondStepProps) {
  return (
    <SplitPage title="Finishing your sign-in" view="factor" heading>
      <Form onSubmit={() => !busy && onSubmit()}>
        <CodeField
          value={factor}
          onChange={onType}
          error={refused === null ? undefined : errorMessage(refused)}
        />
        <Button type="submit" wide busy={busy && 'Checking…'}>
          Continue
        </Button>
      </Form>
      <Actions spaced>
        <ButtonLink kind="link" to="/login">
          Back to Login, to use your passkey
        </ButtonLink>
      </Actions>
    </SplitPage>
  )
}

function Checking() {
  return (
    <SplitPage view="checking" title="Finishing your sign-in" heading>
      <output>This takes a moment.</output>
    </SplitPage>
  )
}

function NotFinished({ fault }: { fault: unknown }) {
  return (
    <SplitPage view="failed" title="Your sign-in is not finished" heading>
      <Warning title={errorMessage(fault)} alert />
      <Actions spaced>
        <ButtonLink to="/login">Back to Login</ButtonLink>
      </Actions>
    </SplitPage>
  )
}
