import type { ReactNode } from 'react'
import { cx } from './cx.ts'
import styles from './Fold.module.css'

interface FoldProps {
  heading: string
  /** What is inside in a word or a figure, beside the heading: "to 18%". */
  outcome?: ReactNode
  /** The outcome is an amount that weighs. */
  strong?: boolean
  /** Stands open at first. */
  open?: boolean
  /** Marks what the Act says. */
  tone?: 'gold'
  children: ReactNode
}

/** A section that opens in place; closed, its line says how it ends. */
export function Fold({ heading, outcome, strong = false, open = false, tone, children }: FoldProps) {
  return (
    <details className={cx(styles.fold, 'opens')} data-tone={tone} open={open}>
      <summary>
        <h2>{heading}</h2>
        {outcome !== undefined && (
          <span className={strong ? styles.strong : undefined}>
            <span className="hide">: </span>
            {outcome}
          </span>
        )}
      </summary>
      <div>{children}</div>
    </details>
  )
}

/** Folded sections under one another. */
export function Shelf({ children }: { children: ReactNode }) {
  return <div className={styles.shelf}>{children}</div>
}
