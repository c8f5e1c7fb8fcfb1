import type { ReactNode } from 'react'
import { errorMessage } from '../../api/api-error.ts'
import { Actions, Button, ButtonLink } from '../../components/Button.tsx'
import { Page } from '../../components/Page.tsx'
import { PageSection } from '../../components/PageSection.tsx'
import { Waiting } from '../../components/notices.tsx'
import { SignedInNav } from '../../shell/SignedInNav.tsx'
import { type FilingOf, useFiling } from './use-filing.ts'

/** The frame of a page about one calculation's return: it waits for the calculation, or says why it is not there. */
export function FilingFrame({
  id,
  title,
  view,
  children,
}: {
  id: string
  title: string
  view?: string
  children: (filing: FilingOf) => ReactNode
}) {
  const { filing, error, retry } = useFiling(id)
  return (
    <Page title={title} view={view ?? title} nav={<SignedInNav to={['dashboard']} />}>
      {filing ? (
        children(filing)
      ) : error ? (
        <PageSection level={1} tone="bare" heading="This calculation could not be loaded">
          <div>
            <p role="alert">{errorMessage(error)}</p>
            <Actions>
              <Button onClick={retry}>Try again</Button>
              <ButtonLink kind="link" to="/dashboard">
                Back to Dashboard
              </ButtonLink>
            </Actions>
          </div>
        </PageSection>
      ) : (
        <PageSection level={1} tone="bare" heading={title}>
          <Waiting>Loading your calculation</Waiting>
        </PageSection>
      )}
    </Page>
  )
}
