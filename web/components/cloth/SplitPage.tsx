import type { ReactNode } from 'react'
import { Page } from '../Page.tsx'
import { HungStrip } from './HungStrip.tsx'
import styles from './SplitPage.module.css'

/** The frame of login, signup, reset and verify: a form, and on a desk the strip at the right. */
export function SplitPage({ title, view, children }: { title: string; view?: string; children: ReactNode }) {
  return (
    <Page title={title} className={styles.split} {...(view !== undefined && { view })}>
      <div>{children}</div>
      <div className={styles.hung}>
        <HungStrip className={styles.strip} />
      </div>
    </Page>
  )
}
