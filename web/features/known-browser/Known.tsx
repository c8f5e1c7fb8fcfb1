import { Actions, ButtonLink } from '../../components/Button.tsx'
import { SplitPage } from '../../components/sign-in/SplitPage.tsx'

/** The browser is known: the password can be typed now. */
export function Known({ email }: { email: string }) {
  return (
    <SplitPage view="known" title="You can sign in now" heading>
      <p>
        This browser is known to the account of {email} now. Nobody else’s wrong passwords keep you from yours
        here.
      </p>
      <Actions spaced>
        <ButtonLink to="/login">Go to Login</ButtonLink>
      </Actions>
    </SplitPage>
  )
}
