import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { mailKnownBrowser } from '../../../contract/http/auth.ts'
import { errorMessage } from '../../api/api-error.ts'
import { call } from '../../api/client.ts'
import { Actions, Button, ButtonLink } from '../../components/Button.tsx'
import { TextField } from '../../components/fields/index.ts'
import { ErrorSummary, Form } from '../../components/Form.tsx'
import { SplitPage } from '../../components/sign-in/SplitPage.tsx'
import { useToast } from '../../components/Toasts.tsx'
import { callFaults, EmailField, schemaFaults, useFaults } from '../../forms/index.ts'
import { Known } from './Known.tsx'

/** Asks for the link; then waits for it to be opened here, or for its code from elsewhere. */
export function AskForLink() {
  const toast = useToast()
  const mail = useMutation({
    mutationFn: (email: string) => call('mailKnownBrowser', { body: { email } }),
    onError: (thrown) => toast(errorMessage(thrown), 'error'),
  })
  if (mail.isSuccess) return <TypeCode />
  return (
    <SplitPage title="Sign in in this browser">
      <AskForm busy={mail.isPending} onSubmit={mail.mutate} />
    </SplitPage>
  )
}

function AskForm({ busy, onSubmit }: { busy: boolean; onSubmit: (email: string) => void }) {
  const [email, setEmail] = useState('')
  const { faults, summary, show } = useFaults<'email'>()

  function submit() {
    if (!show(schemaFaults(mailKnownBrowser.body, { email })) && !busy) onSubmit(email)
  }

  return (
    <>
      <ErrorSummary faults={summary} />
      <h1>Sign in in this browser</h1>
      <p>
        Somebody typed too many wrong passwords for your account, so new browsers cannot sign in with a
        password for a while. We mail you a link that lets this one.
      </p>
      <Form onSubmit={submit}>
        <EmailField value={email} onChange={setEmail} error={faults.email} />
        <Button type="submit" wide disabled={busy}>
          Mail me a link
        </Button>
      </Form>
      <Actions spaced>
        <ButtonLink kind="link" to="/login">
          Back to Login
        </ButtonLink>
      </Actions>
    </>
  )
}

/** The code of a link that was opened elsewhere, as in a mail app. */
function TypeCode() {
  const [code, setCode] = useState('')
  const { faults, summary, show } = useFaults<'code'>()
  const { mutate, data, isPending } = useMutation({
    mutationFn: (typed: string) => call('makeBrowserKnown', { body: { code: typed } }),
    onError: (thrown) => {
      const byField = callFaults(thrown, ['code'])
      show(Object.keys(byField).length > 0 ? byField : { code: errorMessage(thrown) })
    },
  })
  if (data !== undefined) return <Known email={data.email} />

  function submit() {
    if (!show(code.trim() === '' ? { code: 'Type the code' } : {}) && !isPending) mutate(code)
  }

  return (
    <SplitPage title="Check Your Email" view="sent">
      <ErrorSummary faults={summary} />
      <h1>Check Your Email</h1>
      <p>
        If there is an account with this address, a link is on its way. Open it in this browser within the
        hour; opened elsewhere, it shows a code to type here.
      </p>
      <Form onSubmit={submit}>
        <TextField
          id="code"
          label="Code"
          name="code"
          autoComplete="one-time-code"
          value={code}
          onChange={setCode}
          error={faults.code}
        />
        <Button type="submit" wide disabled={isPending}>
          Continue
        </Button>
      </Form>
    </SplitPage>
  )
}
