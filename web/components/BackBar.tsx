import type { ReactNode } from 'react'
import { Link, type LinkProps } from '../router.ts'
import styles from './BackBar.module.css'
import { Icon, type IconName } from './Icon.tsx'
import { cx } from './cx.ts'

/**
 * The bar under the header: a link back at the left, the children (the state of saving) at the right.
 * @param onBack may go back in place of opening `to`.
 */
export function BackBar({
  to,
  label = 'Back',
  replace = false,
  onBack,
  children,
}: {
  to?: string | undefined
  label?: string
  replace?: boolean
  onBack?: LinkProps['onClick']
  children?: ReactNode
}) {
  return (
    <div className={styles.bar}>
      {to === undefined ? (
        <span />
      ) : (
        <Link className={styles.back} to={to} replace={replace} onClick={onBack}>
          <Icon name="back" />
          {label}
        </Link>
      )}
      {children}
    </div>
  )
}

const states = {
  saving: ['saving', 'Saving'],
  saved: ['check', 'Saved'],
  offline: ['offline', 'Offline: kept on this device'],
} as const satisfies Record<string, readonly [IconName, string]>

export type SaveStateName = keyof typeof states

/** Shows where the answers are stored. `state` is undefined until something has been typed. */
export function SaveState({ state }: { state: SaveStateName | undefined }) {
  const [icon, words] = state === undefined ? [undefined, undefined] : states[state]
  return (
    <output className={cx(styles.save, state === 'offline' && styles.offline)}>
      {icon && <Icon name={icon} />}
      {words}
    </output>
  )
}
