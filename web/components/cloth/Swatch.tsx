import { useId } from 'react'
import styles from './cloth.module.css'
import { WarpPattern, WeftPattern } from './Weave.tsx'

/** A small square of a band's weave, beside its row in a table. */
export function Swatch({ rate }: { rate: number }) {
  const id = useId()
  return (
    <svg className={styles.swatch} aria-hidden="true">
      <defs>{rate === 0 ? <WarpPattern id={id} /> : <WeftPattern id={id} rate={rate} />}</defs>
      <rect width="100%" height="100%" fill={`url(#${id})`} />
    </svg>
  )
}
