import { useEffect, useState } from 'react'
import { ApiError, errorMessage, hasCode } from '../../api/api-error.ts'
import { makeBrowserKnown } from '../../api/sign-in-calls.ts'
import { Actions, Button, ButtonLink } from '../../components/Button.tsx'
import { ErrorSummary, Form } from '../../components/Form.tsx'
import { Warning } from '../../components/notices.tsx'
import { MailedCodeField } from '../../components/sign-in/MailedCodeField.tsx'
import { ShownCode } from '../../components/sign-in/ShownCode.tsx'
import { SplitPage } from '../../components/sign-in/SplitPage.tsx'
import { useMailedToken } from '../../components/sign-in/use-mailed-token.ts'
import { useFaults } from '../../forms/index.ts'
import { Navigate, useNavigate } from '../../router.ts'
import { useWrite } from '../../writes/index.ts'

/**
 * /know-browser: the mailed link that makes this browser known to an account, so that strangers' guesses no longer shut
 * the password to it. Without a token it asks for the code that the link showed elsewhere.
 */
export function KnowBrowser() {
  const token = useMailedToken()
  return token === undefined ? <TypedCode /> : <OpenedLink token={token} />
}

/** Where to type the password now. */
const loginWith = (email: string) => ({ to: '/login', state: { email, known: true } })

function OpenedLink({ token }: { token: string }) {
  const { mutate, isIdle, data, error } = useWrite({ mutationFn: makeBrowserKnown, gcTime: 0 })
  useEffect(() => {
    if (isIdle) mutate({ token })
  }, [isIdle, mutate, token])

  if (data !== undefined) return <Navigate {...loginWith(data.email)} replace />
  if (hasCode(error, 'invalid_token')) return <ShownCode token={token} refused={error} />
  if (error === null)
    return (
      <SplitPage view="checking" title="Opening your link" heading>
        <output>This takes a moment.</output>
      </SplitPage>
    )
  const isTemporary = error instanceof ApiError && error.isTemporary
  return (
    <SplitPage view="failed" title="This browser is not known yet" heading>
      <Warning title={errorMessage(error)} alert />
      <Actions spaced>
        {isTemporary && <Button onClick={() => mutate({ token })}>Try again</Button>}
        <ButtonLink kind={isTemporary ? 'link' : undefined} to="/login">
          Back to Login
        </ButtonLink>
      </Actions>
    </SplitPage>
  )
}

function TypedCode() {
  const navigate = useNavigate()
  const [code, setCode] = useState('')
  const { faults, summary, show } = useFaults<'mailedCode'>()
  const { mutate, isPending } = useWrite({
    mutationFn: makeBrowserKnown,
    gcTime: 0,
    onSuccess: async ({ email }) => {
      const { to, state } = loginWith(email)
      await navigate(to, { state, replace: true })
    },
    onError: (thrown) => show({ mailedCode: errorMessage(thrown) }),
  })

  function submit() {
    const isEmpty = code.trim() === ''
    if (!show(isEmpty ? { mailedCode: 'Type the code that the mailed link shows' } : {}) && !isPending)
      mutate({ code })
  }

  return (
    <SplitPage title="Type the code" view="code">
      <ErrorSummary faults={summary} />
      <h1>Type the code</h1>
      <Form onSubmit={submit}>
        <MailedCodeField
          hint="The mailed link shows it where you opened it. It works for ten minutes."
          value={code}
          onChange={setCode}
          error={faults.mailedCode}
        />
        <Button type="submit" wide busy={isPending && 'Checking…'}>
          Continue
        </Button>
      </Form>
      <Actions spaced>
        <ButtonLink kind="link" to="/login">
          Back to Login
        </ButtonLink>
      </Actions>
    </SplitPage>
  )
}
