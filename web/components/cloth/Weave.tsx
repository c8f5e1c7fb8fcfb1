import styles from './cloth.module.css'
import { threadSpacing } from '../../../contract/report/cloth/thread-spacing.ts'

/** Bare warp as a pattern of the SVG it stands in; `loose` has no ground. */
export function WarpPattern({ id, loose = false }: { id: string; loose?: boolean }) {
  return (
    <pattern id={id} width="6" height="6" patternUnits="userSpaceOnUse">
      {!loose && <path className={styles.warpGround} d="M0 0h6v6H0z" />}
      <path className={styles.warpThread} d="M3 0v6" />
    </pattern>
  )
}

/** The woven hem of one rate (percent). */
export function WeftPattern({ id, rate }: { id: string; rate: number }) {
  const spacing = threadSpacing(rate)
  const size = spacing ?? 8
  return (
    <pattern id={id} width={size} height={size} patternUnits="userSpaceOnUse">
      <path className={styles.weftGround} d={`M0 0h${size}v${size}H0z`} />
      {spacing !== undefined && <path className={styles.weftThread} d={`M${size / 2} 0v${size}`} />}
    </pattern>
  )
}
