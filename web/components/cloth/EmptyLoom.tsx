import { useId, type ReactNode } from 'react'
import styles from './cloth.module.css'
import loom from './EmptyLoom.module.css'
import { WarpPattern, WeftPattern } from './Weave.tsx'

/** Some woven cloth, bare threads below: stands where calculations will. The words are the child. */
export function EmptyLoom({ children }: { children: ReactNode }) {
  const id = useId()
  return (
    <section className={loom.loom}>
      <svg aria-hidden="true">
        <defs>
          <WarpPattern id={`${id}-bare`} loose />
          <WeftPattern id={`${id}-woven`} rate={18} />
        </defs>
        <rect width="100%" height="100%" fill={`url(#${id}-bare)`} />
        <rect width="100%" height="36" fill={`url(#${id}-woven)`} />
        <rect className={styles.rim} y="36" width="100%" height="3" />
      </svg>
      <div className="prose">{children}</div>
    </section>
  )
}
