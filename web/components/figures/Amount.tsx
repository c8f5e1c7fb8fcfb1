import { splitFigure } from './split-figure.ts'
import styles from './figures.module.css'

/** An amount in a line or a cell, formatted by the tax engine. Masked ends are lowered stars that are not read out. */
export function Amount({ value }: { value: string }) {
  const { sign, currency, shown, hidden } = splitFigure(value)
  return (
    <span className={styles.amount}>
      {sign}
      {currency}
      {shown}
      <HiddenEnd stars={hidden} />
    </span>
  )
}

/** What stands for an amount or a rate that the free plan does not show. */
export function Dash({ means = 'Hidden, upgrade to see' }: { means?: string }) {
  return (
    <>
      <span aria-hidden="true">—</span>
      <span className="hide">{means}</span>
    </>
  )
}

/** The amount, or the dash when it is null. */
export function AmountOrDash({ value, means }: { value: string | null; means?: string }) {
  return value === null ? <Dash {...(means !== undefined && { means })} /> : <Amount value={value} />
}

export function HiddenEnd({ stars }: { stars: string }) {
  if (stars === '') return null
  return (
    <>
      <span className={styles.stars} aria-hidden="true">
        {stars}
      </span>
      <span className="hide"> and more, hidden, upgrade to see</span>
    </>
  )
}
