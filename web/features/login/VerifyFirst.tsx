import { errorMessage } from '../../api/api-error.ts'
import { resendVerification } from '../../api/sign-in-calls.ts'
import { Button } from '../../components/Button.tsx'
import { Warning } from '../../components/notices.tsx'
import { useToast } from '../../components/Toasts.tsx'
import { useNavigate } from '../../router.ts'
import { rememberPendingEmail } from '../../session/browser-notes.ts'
import { useWrite } from '../../writes/index.ts'
import styles from './LoginForm.module.css'

/** The password was right and the address is not verified: sends the mail again, then opens /verify-pending. */
export function VerifyFirst({ email }: { email: string }) {
  const toast = useToast()
  const navigate = useNavigate()
  const { mutate, isPending } = useWrite({
    leaves: true,
    mutationFn: resendVerification,
    onSuccess: async () => {
      toast('Verification email sent. Check all inboxes including Spam/Junk.', 'success')
      rememberPendingEmail(email)
      await navigate('/verify-pending')
    },
    onError: (thrown) => toast(errorMessage(thrown), 'error'),
  })
  return (
    <div className={styles.verify}>
      <Warning title="Please verify your email to continue." alert>
        <p>Opened our link already? Sign in once in the browser in which you opened it.</p>
        <Button kind="link" busy={isPending && 'Sending…'} onClick={() => mutate(email)}>
          Resend verification email
        </Button>
      </Warning>
    </div>
  )
}
