import { cx } from './cx.ts'
import { Icon, type IconName } from './Icon.tsx'
import styles from './SaveState.module.css'

const states = {
  saving: ['saving', 'Saving'],
  saved: ['check', 'Saved'],
  offline: ['offline', 'Offline: kept on this device'],
} as const satisfies Record<string, readonly [IconName, string]>

export type SaveStateName = keyof typeof states

/** Where the answers are, always true, at the top right of a question. Undefined before anything was typed. */
export function SaveState({ state }: { state: SaveStateName | undefined }) {
  const [icon, words] = state === undefined ? [undefined, undefined] : states[state]
  return (
    <output className={cx(styles.save, state === 'offline' && styles.offline)}>
      {icon && <Icon name={icon} />}
      {words}
    </output>
  )
}
