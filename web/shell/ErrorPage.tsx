import { Actions } from '../components/Actions.tsx'
import { Button, ButtonLink } from '../components/Button.tsx'
import { Leaf } from '../components/Leaf.tsx'
import { Page } from '../components/Page.tsx'

/** What stands when a page could not be drawn or fetched. */
export function ErrorPage() {
  return (
    <Page title="This page did not open">
      <Leaf level={1} tone="bare" heading="This page did not open">
        <div className="prose">
          <p>What you typed before is kept. Check your network, then load the page again.</p>
          <Actions spaced>
            <Button onClick={() => window.location.reload()}>Load again</Button>
            <ButtonLink kind="link" to="/" reloadDocument>
              Go to the start
            </ButtonLink>
          </Actions>
        </div>
      </Leaf>
    </Page>
  )
}
