import type { ReactNode } from 'react'
import { Leaf } from '../../components/Leaf.tsx'
import { Page } from '../../components/Page.tsx'
import { SignedInNav } from '../../shell/SignedInNav.tsx'

/** A page that stands where a question would. */
export function Frame({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <Page title={heading} nav={<SignedInNav to={['dashboard']} />}>
      <Leaf level={1} tone="bare" heading={heading}>
        <div>{children}</div>
      </Leaf>
    </Page>
  )
}
