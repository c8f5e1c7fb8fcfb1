import { errorMessage } from '../../api/api-error.ts'
import { mailKnownBrowser } from '../../api/sign-in-calls.ts'
import { Actions, Button, ButtonLink } from '../../components/Button.tsx'
import { Done, Warning } from '../../components/notices.tsx'
import { Address } from '../../components/sign-in/Address.tsx'
import { useToast } from '../../components/Toasts.tsx'
import { useWrite } from '../../writes/index.ts'
import styles from './LoginForm.module.css'

/** The password is shut to browsers that the account does not know: a mailed link makes this one known. */
export function ShutDoor({ email }: { email: string }) {
  const toast = useToast()
  const { mutate, isPending, isSuccess } = useWrite({
    mutationFn: mailKnownBrowser,
    onError: (thrown) => toast(errorMessage(thrown), 'error'),
  })
  return (
    <div className={styles.verify}>
      {isSuccess ? (
        <Done>
          If <Address of={email} /> has an account, a link is on its way. Open it in this browser, then type
          your password again. Elsewhere it shows a code:{' '}
          <ButtonLink kind="link" to="/know-browser">
            type the code
          </ButtonLink>
          .
        </Done>
      ) : (
        <Warning title="Is it you? You need not wait.">
          <Actions>
            <Button kind="link" busy={isPending && 'Sending…'} onClick={() => mutate(email)}>
              Mail me a link to sign in on this browser
            </Button>
          </Actions>
        </Warning>
      )}
    </div>
  )
}
