import { useMutation } from '@tanstack/react-query'
import { errorMessage } from '../../api/api-error.ts'
import { forgotPassword } from '../../api/calls.ts'
import { ButtonLink } from '../../components/Button.tsx'
import { SplitPage } from '../../components/SplitPage.tsx'
import { ForgotForm } from './ForgotForm.tsx'
import styles from './ForgotPassword.module.css'

/** SPEC section 2, /forgot-password. The answer is alike for every address; what fails is told in an alert. */
export function ForgotPassword() {
  const { mutate, isPending, isSuccess } = useMutation({
    mutationFn: forgotPassword,
    onError: (thrown) => window.alert(errorMessage(thrown)),
  })
  if (!isSuccess)
    return (
      <SplitPage title="Forgot Password">
        <ForgotForm busy={isPending} onSubmit={mutate} />
      </SplitPage>
    )
  return (
    <SplitPage title="Check Your Email" view="sent">
      <h1>Check Your Email</h1>
      <p>If there is an account with this address, a link to set a new password is on its way.</p>
      <p>The link expires in 1 hour. No mail? Check your Spam/Junk folder.</p>
      <div className={styles.on}>
        <ButtonLink kind="line" to="/login">
          Back to Login
        </ButtonLink>
      </div>
    </SplitPage>
  )
}
