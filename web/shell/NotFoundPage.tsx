import { Actions } from '../components/Actions.tsx'
import { ButtonLink } from '../components/Button.tsx'
import { Leaf } from '../components/Leaf.tsx'
import { Page } from '../components/Page.tsx'
import { useSession } from '../session/index.ts'

/** What stands at an address that is none of ours. */
export function NotFoundPage() {
  const { state } = useSession()
  return (
    <Page title="Page not found">
      <Leaf level={1} tone="bare" heading="Page not found">
        <div className="prose">
          <p>
            There is no page at this address. If you typed it, check the spelling; if a link led here, it is
            out of date.
          </p>
          <Actions spaced>
            {state === 'in' ? (
              <ButtonLink to="/dashboard">Go to your dashboard</ButtonLink>
            ) : (
              <ButtonLink to="/">Go to the start</ButtonLink>
            )}
          </Actions>
        </div>
      </Leaf>
    </Page>
  )
}
