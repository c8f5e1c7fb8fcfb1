import type { ReactNode } from 'react'
import { signedNaira } from '../../../../tax/index.ts'
import styles from './Effects.module.css'

/** Things said about a result, each with its naira effect in the amounts' column. */
export function Effects({ children }: { children: ReactNode }) {
  return <ol className={styles.effects}>{children}</ol>
}

interface EffectProps {
  /** Whole naira on the tax; negative when the tax is less. */
  effect: number
  heading?: string
  /** The section that says so. */
  cite?: string
  children: ReactNode
}

/** One of them. */
export function Effect({ effect, heading, cite, children }: EffectProps) {
  return (
    <li>
      {cite !== undefined && <p className="cite">{cite}</p>}
      <div>
        {heading !== undefined && <h3>{heading}</h3>}
        <p className="prose">{children}</p>
      </div>
      <p className={styles.effect}>
        <span className="hide">Effect on your tax: </span>
        {signedNaira(effect)}
      </p>
    </li>
  )
}
