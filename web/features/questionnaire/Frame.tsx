import type { ReactNode } from 'react'
import { PageSection } from '../../components/PageSection.tsx'
import { Page } from '../../components/Page.tsx'
import { SignedInNav } from '../../shell/SignedInNav.tsx'

/** A page with a heading in place of a question: loading, an error, a draft that ended. */
export function Frame({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <Page title={heading} nav={<SignedInNav to={['dashboard']} />}>
      <PageSection level={1} tone="bare" heading={heading}>
        <div>{children}</div>
      </PageSection>
    </Page>
  )
}
