import type { ReactNode } from 'react'
import { Leaf } from '../../components/Leaf.tsx'
import { Page } from '../../components/Page.tsx'
import { SignedInNav } from '../../shell/SignedInNav.tsx'

/** A page with a heading in place of a question: loading, an error, a draft that ended. */
export function Frame({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <Page title={heading} nav={<SignedInNav to={['dashboard']} />}>
      <Leaf level={1} tone="bare" heading={heading}>
        <div>{children}</div>
      </Leaf>
    </Page>
  )
}
