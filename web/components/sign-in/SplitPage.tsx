import { type ReactNode, useId } from 'react'
import { Page } from '../Page.tsx'
import styles from './SplitPage.module.css'
import { cx } from '../cx.ts'

interface SplitPageProps {
  title: string
  view?: string
  /** Whether the page starts with its title as h1. */
  heading?: boolean
  children: ReactNode
}

/** The frame of login, signup, reset and verify: a form, and on a wide screen the pattern strip at the right. */
export function SplitPage({ title, view, heading = false, children }: SplitPageProps) {
  return (
    <Page title={title} className={styles.split} {...(view !== undefined && { view })}>
      <div>
        {heading && <h1>{title}</h1>}
        {children}
      </div>
      <div className={styles.hung}>
        <PatternStrip className={styles.strip} />
      </div>
    </Page>
  )
}

/** A decorative strip of aso-oke cloth, 112 px wide, with a fringe. The page places it (`className`). */
export function PatternStrip({ className }: { className?: string | undefined }) {
  const id = useId()
  return (
    <svg className={cx(styles.patternStrip, className)} aria-hidden="true">
      <defs>
        <pattern id={`${id}-aso`} width="112" height="96" patternUnits="userSpaceOnUse">
          <path className={styles.deep} d="M0 0h112v96H0z" />
          <path className={styles.edge} d="M14 0v96M98 0v96" />
          <path className={styles.goldLine} d="M5 0v96M22 0v96M90 0v96M107 0v96" />
          <path
            className={styles.gold}
            d="M52 12h8v5h-8zM44 20h24v5H44zM36 28h16v5H36zM60 28h16v5H60zM28 36h16v5H28zM68 36h16v5H68zM52 36h8v5h-8zM36 44h16v5H36zM60 44h16v5H60zM44 52h24v5H44zM52 60h8v5h-8z"
          />
          <path className={styles.pale} d="M28 78h56M28 84h56" />
        </pattern>
        <pattern id={`${id}-fringe`} width="4" height="4" patternUnits="userSpaceOnUse">
          <path className={styles.deep} d="M1 0h1v4H1z" />
        </pattern>
      </defs>
      <rect width="100%" height="100%" fill={`url(#${id}-fringe)`} />
      <svg>
        <rect y="-14" width="100%" height="100%" fill={`url(#${id}-aso)`} />
      </svg>
    </svg>
  )
}
