import { Actions, ButtonLink } from '../../components/Button.tsx'
import { VerifyPage } from './VerifyPage.tsx'

/** The owner took a change of address back that somebody else had asked for: the password comes next. */
export function Undone() {
  return (
    <VerifyPage view="undone" heading="Your email address stays as it was">
      <output>Every device was signed out. Now choose a new password: somebody may know the old one.</output>
      <Actions spaced>
        <ButtonLink to="/forgot-password">Choose a new password</ButtonLink>
        <ButtonLink kind="link" to="/login">
          Back to Login
        </ButtonLink>
      </Actions>
    </VerifyPage>
  )
}
