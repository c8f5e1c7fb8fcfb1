import type { ReactNode } from 'react'
import { SplitPage } from '../../components/SplitPage.tsx'

/** What every state of /verify stands in. */
export function VerifyPage({
  view,
  heading,
  children,
}: {
  view: string
  heading: string
  children: ReactNode
}) {
  return (
    <SplitPage title={heading} view={view}>
      <h1>{heading}</h1>
      {children}
    </SplitPage>
  )
}
