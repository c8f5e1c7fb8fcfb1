import type { ReactNode } from 'react'
import { Link } from '../router.ts'
import styles from './BackBar.module.css'
import { Icon } from './Icon.tsx'

/** The line under the header: Back at the left as a link, the state of saving at the right. */
export function BackBar({
  to,
  label = 'Back',
  replace = false,
  children,
}: {
  to?: string | undefined
  label?: string
  replace?: boolean
  children?: ReactNode
}) {
  return (
    <div className={styles.bar}>
      {to === undefined ? (
        <span />
      ) : (
        <Link className={styles.back} to={to} replace={replace}>
          <Icon name="back" />
          {label}
        </Link>
      )}
      {children}
    </div>
  )
}
