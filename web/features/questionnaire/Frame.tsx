import type { ReactNode } from 'react'
import { PageSection } from '../../components/PageSection.tsx'
import { Page } from '../../components/Page.tsx'
import { SignedInNav } from '../../shell/SignedInNav.tsx'

/** A page that stands where a question would. */
export function Frame({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <Page title={heading} nav={<SignedInNav to={['dashboard']} />}>
      <PageSection level={1} tone="bare" heading={heading}>
        <div>{children}</div>
      </PageSection>
    </Page>
  )
}
