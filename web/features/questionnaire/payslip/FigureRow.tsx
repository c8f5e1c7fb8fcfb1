import type { ReactNode } from 'react'
import { parseAmount } from '../../../../tax/index.ts'
import { cx } from '../../../components/cx.ts'
import { MoneyInput } from '../../../components/fields/index.ts'
import styles from './rows.module.css'

interface FigureRowProps {
  id: string
  label: string
  /** A few words under the label. */
  note?: string | undefined
  value: string
  onChange: (text: string) => void
  /** What the figure is for: "a month". */
  per: string
  error?: string | undefined
  /** What an empty box means, or what is odd about the figure. */
  said?: string | undefined
  /** Whether None was chosen, where the box takes it. */
  none?: { isNone: boolean; onChange: (isNone: boolean) => void } | undefined
  /** Enter in the last box of a screen leads on. */
  isLast?: boolean
  /** What is offered under the box. */
  children?: ReactNode
}

/** A line of a payslip: its name left, its figure right, and None where nothing may have been taken. */
export function FigureRow({
  id,
  label,
  note,
  value,
  onChange,
  per,
  error,
  said,
  none,
  isLast = false,
  children,
}: FigureRowProps) {
  const isNone = none?.isNone ?? false
  const isFault = parseAmount(value).kind === 'fault'
  return (
    <div className={cx(styles.row, none && styles.withNone, error !== undefined && styles.bad)}>
      <label htmlFor={id}>
        {label}
        {note !== undefined && <span className="note"> {note}</span>}
      </label>
      {error !== undefined && (
        <p className={styles.error} id={`${id}-error`}>
          <span className="hide">Error: </span>
          {error}
        </p>
      )}
      <MoneyInput
        id={id}
        value={isNone ? '0' : value}
        onChange={onChange}
        per={per}
        readBack={isFault ? 'Not an amount yet: it counts as 0 until it is one.' : said}
        describedBy={error === undefined ? undefined : `${id}-error`}
        isInvalid={error !== undefined}
        readOnly={isNone}
        aria-label={isNone ? `${label}, none taken` : undefined}
        enterKeyHint={isLast ? 'go' : 'next'}
      />
      {none !== undefined && (
        <label className={styles.none}>
          <input type="checkbox" checked={isNone} onChange={(event) => none.onChange(event.target.checked)} />
          <span>
            None<span className="hide"> for {label}</span>
          </span>
        </label>
      )}
      {children}
    </div>
  )
}
