import type { ReactNode } from 'react'
import { Icon } from './Icon.tsx'
import styles from './Progress.module.css'

/** A part of a way, as it is named to the person. */
export interface Part {
  id: string
  name: string
}

interface PartsProgressProps {
  parts: readonly Part[]
  /** The id of the part that is shown. */
  now: string
  /** Where in this part: "1 of 2"; null where parts are not counted. */
  count: { readonly at: number; readonly of: number } | null
  /** What is done of the whole way: a fraction from 0 to 1. */
  done: number
}

/** "Amounts, 1 of 2" above a bar that never falls on the way on; a wide screen lists the parts. */
export function PartsProgress({ parts, now, count, done }: PartsProgressProps) {
  const index = parts.findIndex(({ id }) => id === now)
  const name = parts[index]?.name ?? ''
  const counted = count === null ? '' : `, ${count.at} of ${count.of}`
  return (
    <div>
      <p className="note">
        <b>{name}</b>
        {counted}
      </p>
      <progress
        className={styles.thread}
        value={done}
        max={1}
        aria-label={`Part ${index + 1} of ${parts.length}: ${name}${counted}`}
      />
      <StepList names={parts.map((part) => part.name)} now={index} />
    </div>
  )
}

/** The steps of a way, which are no links: those done, the present one, those to come. Only a wide screen has room. */
export function StepList({ names, now }: { names: readonly string[]; now: number }) {
  return (
    <ol className={styles.steps}>
      {names.map((name, at) => (
        <li
          key={name}
          className={at < now ? styles.done : undefined}
          aria-current={at === now ? 'step' : undefined}
        >
          {at < now && <Icon name="check" />}
          {name}
          {at < now && <span className="hide"> done</span>}
        </li>
      ))}
    </ol>
  )
}

/** The estimate so far: its label, the figure, and what it assumes. Goes in MarginSection's `aside`. */
export function SoFar({ label, value, children }: { label: string; value: ReactNode; children?: ReactNode }) {
  return (
    <aside aria-label={label}>
      <p className="note">
        {label}
        <b className={styles.value}>{value}</b>
      </p>
      {children !== undefined && <p className="note">{children}</p>}
    </aside>
  )
}
