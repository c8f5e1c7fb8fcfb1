import type { ReactNode } from 'react'
import { Actions } from './Button.tsx'
import { Page } from './Page.tsx'
import { PageSection } from './PageSection.tsx'

interface MessagePageProps {
  /** The page's title and heading. */
  title: string
  nav?: ReactNode
  words: ReactNode
  /** Links and buttons that lead on. */
  children: ReactNode
}

/** A page with a heading, one paragraph and actions. */
export function MessagePage({ title, nav, words, children }: MessagePageProps) {
  return (
    <Page title={title} nav={nav}>
      <PageSection level={1} tone="bare" heading={title}>
        <div className="prose">
          <p>{words}</p>
          <Actions spaced>{children}</Actions>
        </div>
      </PageSection>
    </Page>
  )
}

/** The page of unknown addresses. */
export function NotFound({ nav, children }: Pick<MessagePageProps, 'nav' | 'children'>) {
  return (
    <MessagePage
      title="Page not found"
      nav={nav}
      words="There is no page at this address. If you typed it, check the spelling; if a link led here, it is out of date."
    >
      {children}
    </MessagePage>
  )
}
