import { useId } from 'react'
import { hatchSpacing } from '../../../../contract/report/bands/bands.ts'
import styles from './weave.module.css'

/** An SVG pattern of bare warp threads, for untaxed income. */
export function WarpPattern({ id }: { id: string }) {
  return (
    <pattern id={id} width="6" height="6" patternUnits="userSpaceOnUse">
      <path className={styles.warpGround} d="M0 0h6v6H0z" />
      <path className={styles.warpThread} d="M3 0v6" />
    </pattern>
  )
}

/** An SVG pattern of the weave of one rate (percent), for tax. */
export function WeftPattern({ id, rate }: { id: string; rate: number }) {
  const spacing = hatchSpacing(rate)
  const size = spacing ?? 8
  return (
    <pattern id={id} width={size} height={size} patternUnits="userSpaceOnUse">
      <path className={styles.weftGround} d={`M0 0h${size}v${size}H0z`} />
      {spacing !== undefined && <path className={styles.weftThread} d={`M${size / 2} 0v${size}`} />}
    </pattern>
  )
}

/** A small square with a band's weave, beside its row in a table. */
export function Swatch({ rate }: { rate: number }) {
  const id = useId()
  return (
    <svg className={styles.swatch} aria-hidden="true">
      <defs>{rate === 0 ? <WarpPattern id={id} /> : <WeftPattern id={id} rate={rate} />}</defs>
      <rect width="100%" height="100%" fill={`url(#${id})`} />
    </svg>
  )
}
