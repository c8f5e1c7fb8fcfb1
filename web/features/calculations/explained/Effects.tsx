import type { ReactNode } from 'react'
import {
  type Assumption,
  type Note,
  noteEffectInWords,
  type NoteId,
  signedNaira,
} from '../../../../tax/index.ts'
import { Fold } from '../../../components/Fold.tsx'
import { pointsInWords } from '../words.ts'
import styles from '../figures/Effects.module.css'
import { WithAmounts } from './WithAmounts.tsx'

/** Every default that was used and every answer that was ignored [spec 15.1]. */
export function Assumptions({ assumptions }: { assumptions: readonly Assumption[] }) {
  if (assumptions.length === 0)
    return (
      <Fold heading="What we assumed" outcome="nothing">
        <p className="prose">Nothing. Every figure above comes from what you typed.</p>
      </Fold>
    )
  return (
    <Fold
      heading="What we assumed"
      outcome={signedNaira(assumptions.reduce((sum, { effect }) => sum + effect, 0))}
      strong
    >
      <p className="note">Each shows what it does to your tax. Your own figure replaces it.</p>
      <Effects>
        {assumptions.map(({ id, words, effect }) => (
          <Effect key={id} effect={signedNaira(effect)}>
            {words}
          </Effect>
        ))}
      </Effects>
    </Fold>
  )
}

/** What changes nothing for anybody is told in one line. */
const toAll: readonly NoteId[] = ['family', 'tax-id']

/** What the Act says otherwise, beside the result and never in it [spec 15.2]. */
export function ActSays({ notes, open }: { notes: readonly Note[]; open: boolean }) {
  if (notes.length === 0) return null
  const points = notes.filter(({ id }) => !toAll.includes(id))
  return (
    <Fold heading="What the Act says" outcome={pointsInWords(points.length)} open={open}>
      <p className="note">
        These do not change the result above. Each shows what it would do to your tax, where that is known.
      </p>
      <Effects>
        {points.map(({ id, heading, words, section, effect }) => (
          <Effect key={id} heading={heading} cite={section} effect={noteEffectInWords(effect)}>
            {words}
          </Effect>
        ))}
      </Effects>
      <p className="note">Your marriage, your children and the form of your Tax ID change nothing.</p>
    </Fold>
  )
}

/** A list of items, each with its naira effect in the column of amounts. */
export function Effects({ children }: { children: ReactNode }) {
  return <ol className={styles.effects}>{children}</ol>
}

interface EffectProps {
  /** What it does to the tax: "−₦86,400". */
  effect: string
  heading?: string
  /** The section of law. */
  cite?: string
  /** Notes under the words, a paragraph each. */
  notes?: readonly string[]
  children: ReactNode
}

/** An item of the list. */
export function Effect({ effect, heading, cite, notes = [], children }: EffectProps) {
  return (
    <li>
      {cite !== undefined && <p className="cite">{cite}</p>}
      <div>
        {heading !== undefined && <h3>{heading}</h3>}
        <p className="prose">{children}</p>
        {notes.map((words) => (
          <p key={words} className="note prose">
            {words}
          </p>
        ))}
      </div>
      <p className={styles.effect}>
        <span className="hide">Effect on your tax: </span>
        <WithAmounts words={effect} />
      </p>
    </li>
  )
}
