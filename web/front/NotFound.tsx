import { Actions, ButtonLink } from '../components/Button.tsx'
import { PageSection } from '../components/PageSection.tsx'
import { Page } from '../components/Page.tsx'
import { FrontNav } from './FrontNav.tsx'

/** What stands at an address that is none of ours. */
export function NotFound() {
  return (
    <Page title="Page not found" nav={<FrontNav />}>
      <PageSection level={1} tone="bare" heading="Page not found">
        <div className="prose">
          <p>
            There is no page at this address. If you typed it, check the spelling; if a link led here, it is
            out of date.
          </p>
          <Actions spaced>
            <ButtonLink to="/">Go to the start</ButtonLink>
          </Actions>
        </div>
      </PageSection>
    </Page>
  )
}
