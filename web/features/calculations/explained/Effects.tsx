import type { ReactNode } from 'react'
import { type Assumption, type Note, signedNaira } from '../../../../tax/index.ts'
import { PageSection } from '../../../components/PageSection.tsx'
import styles from './Effects.module.css'

/** Every default that was used and every answer that was ignored [spec 15.1]. */
export function Assumptions({ assumptions }: { assumptions: readonly Assumption[] }) {
  return (
    <PageSection
      heading="What we assumed"
      note="Each shows what it does to your tax. Your own figure replaces it."
    >
      {assumptions.length === 0 ? (
        <p className="prose">Nothing. Every figure above comes from what you typed.</p>
      ) : (
        <Effects>
          {assumptions.map(({ id, words, effect }) => (
            <Effect key={id} effect={effect}>
              {words}
            </Effect>
          ))}
        </Effects>
      )}
    </PageSection>
  )
}

/** What the Act says otherwise, beside the result and never in it [spec 15.2]. */
export function ActSays({ notes }: { notes: readonly Note[] }) {
  if (notes.length === 0) return null
  return (
    <PageSection
      tone="gold"
      heading="What the Act says"
      note="These do not change the result above. Each shows what it would do to your tax."
    >
      <Effects>
        {notes.map(({ id, heading, words, section, effect }) => (
          <Effect key={id} heading={heading} cite={section} effect={effect}>
            {words}
          </Effect>
        ))}
      </Effects>
    </PageSection>
  )
}

/** A list of items, each with its naira effect in the column of amounts. */
function Effects({ children }: { children: ReactNode }) {
  return <ol className={styles.effects}>{children}</ol>
}

interface EffectProps {
  /** Effect on the tax in whole naira; negative when the tax is lower. */
  effect: number
  heading?: string
  /** The section of law. */
  cite?: string
  children: ReactNode
}

/** An item of the list. */
function Effect({ effect, heading, cite, children }: EffectProps) {
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
