import { Actions, ButtonLink } from '../Button.tsx'
import { Warning } from '../notices.tsx'
import { SplitPage } from './SplitPage.tsx'

/** A page of a mailed link that was opened without its token. */
export function MissingLink() {
  return (
    <SplitPage view="failed" title="This link does not work" heading>
      <Warning title="The link is not whole. Open it from the mail again, or copy all of it." alert />
      <Actions spaced>
        <ButtonLink to="/login">Back to Login</ButtonLink>
      </Actions>
    </SplitPage>
  )
}
