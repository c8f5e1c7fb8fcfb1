import { cx } from './cx.ts'
import styles from './Icon.module.css'

const paths = {
  check: 'M3 9.5l4 4 8-9',
  back: 'M11 3L5 9l6 6',
  next: 'M7 3l6 6-6 6',
  down: 'M3 6l6 6 6-6',
  saving: 'M9 2a7 7 0 1 1-7 7',
  offline: 'M3 14v-3M8 14V8M13 14V5M2 2l14 14',
  info: 'M9 8v6M9 4v2',
  alert: 'M9 3v8M9 13v2',
  close: 'M4 4l10 10M14 4L4 14',
} as const

export type IconName = keyof typeof paths

/** A decorative line drawing in the size and colour of the text beside it. */
export function Icon({ name, className }: { name: IconName; className?: string | undefined }) {
  return (
    <svg className={cx(styles.icon, className)} viewBox="0 0 18 18" aria-hidden="true">
      <path d={paths[name]} />
    </svg>
  )
}
