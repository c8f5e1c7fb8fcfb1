import { useEffect, useState } from 'react'
import { resendVerification } from '../../api/sign-in-calls.ts'
import { Actions, Button, ButtonLink } from '../../components/Button.tsx'
import { SplitPage } from '../../components/sign-in/SplitPage.tsx'
import { ErrorSummary, Form } from '../../components/Form.tsx'
import { callFaults, EmailField, newFaults, useFaults } from '../../forms/index.ts'
import { Done } from '../../components/notices.tsx'
import { useToast } from '../../components/Toasts.tsx'
import { Navigate } from '../../router.ts'
import { carried, isProbablySignedIn, leadsTo, useSession } from '../../session/index.ts'
import { pendingEmail, rememberPendingEmail } from '../../session/browser-notes.ts'
import { useWrite } from '../../writes/index.ts'
import styles from './verify-pending.module.css'

/** /verify-pending [spec 3.6]: says that the mail was sent, and sends it again. */
export function VerifyPending() {
  const session = useSession()
  const way = leadsTo('/verify-pending', session)
  if (way !== undefined) return <Navigate to={way.to} replace />
  // Until the session is read, the address that waits here may be another person's, or an older one.
  if (session.state === 'checking' && isProbablySignedIn())
    return (
      <SplitPage title="Verify your email" view="checking" heading>
        <output>This takes a moment.</output>
      </SplitPage>
    )
  return (
    <SplitPage title="Verify your email">
      {/* The key remounts the form once the session is read, so that it starts with the session's address. */}
      <ResendForm
        key={session.user?.id}
        knownEmail={session.user?.email || pendingEmail()}
        onLogOut={session.user && session.signOut}
      />
    </SplitPage>
  )
}

const sentWords = 'Verification email sent. Please check your Inbox and Spam/Junk folders.'

/** How long the button stays disabled after a mail was sent. */
const againAfterMs = 60_000

interface ResendFormProps {
  knownEmail: string
  /** For a sign-in with Google or Microsoft that waits for the mail. */
  onLogOut: (() => Promise<void>) | undefined
}

/** Says where the mail went and how to find it, with a button that sends it again. */
function ResendForm({ knownEmail, onLogOut }: ResendFormProps) {
  const toast = useToast()
  const [email, setEmail] = useState(knownEmail)
  const { faults, summary, show } = useFaults<'email'>()
  const { mutate, isPending, isSuccess, variables, reset } = useWrite({
    mutationFn: resendVerification,
    onSuccess: (_answer, to) => {
      rememberPendingEmail(to)
      toast(sentWords, 'success')
    },
    onError: (thrown) => show(callFaults(thrown, ['email'])),
  })
  const leaving = useWrite({ mutationFn: async () => onLogOut?.() })
  const sent = isSuccess && variables === email

  useEffect(() => {
    if (!isSuccess) return undefined
    const timer = setTimeout(reset, againAfterMs)
    return () => clearTimeout(timer)
  }, [isSuccess, reset])

  function submit() {
    if (!show(newFaults({ email })) && !isPending && !sent) mutate(email)
  }

  return (
    <>
      <ErrorSummary faults={summary} />
      <h1>Verify your email</h1>
      <p>Open the link in the mail we sent you. It works for 24 hours.</p>
      <p className={styles.tip}>No mail? Check your Spam/Junk folder, and that the address below is right.</p>
      <div className={styles.sent}>{sent && <Done>{sentWords}</Done>}</div>
      <Form onSubmit={submit}>
        <EmailField value={email} onChange={setEmail} error={faults.email} />
        <Button type="submit" wide busy={isPending ? 'Sending…' : sent}>
          {sent ? 'Verification Sent' : 'Resend Verification Email'}
        </Button>
      </Form>
      <div className={styles.back}>
        <Actions>
          {onLogOut === undefined ? (
            <ButtonLink kind="link" to="/login" state={carried(null, email)}>
              Back to Login
            </ButtonLink>
          ) : (
            <>
              <ButtonLink kind="link" to="/link-account">
                I have a code
              </ButtonLink>
              <Button kind="link" busy={leaving.isPending && 'Logging out…'} onClick={() => leaving.mutate()}>
                Log out, use another address
              </Button>
            </>
          )}
        </Actions>
      </div>
    </>
  )
}
