import type { ReactNode } from 'react'
import { cx } from '../cx.ts'
import { describedBy, Field, type FieldProps } from './Field.tsx'
import input from './Field.module.css'
import styles from './MoneyField.module.css'

export interface MoneyFieldProps extends FieldProps {
  /** The text as typed, with its commas. */
  value: string
  onChange: (value: string) => void
  onBlur?: () => void
  name?: string
  disabled?: boolean
  /** Content between the hint and the input, such as the period switch. */
  before?: ReactNode
  /** The amount as understood, under the input: "6 million naira a year, ₦500,000 a month". */
  readBack?: ReactNode
}

/** An amount in naira as text: the ₦ sign is outside the input, and nothing is reformatted while typing. */
export function MoneyField({
  id,
  label,
  hint,
  error,
  heading,
  value,
  onChange,
  before,
  readBack,
  ...rest
}: MoneyFieldProps) {
  return (
    <Field id={id} label={label} hint={hint} error={error} heading={heading ?? false}>
      {before}
      <div className={cx(styles.money, before !== undefined && styles.apart)}>
        <span aria-hidden="true">₦</span>
        <input
          {...rest}
          id={id}
          className={cx(input.input, styles.amount)}
          type="text"
          inputMode="decimal"
          autoComplete="off"
          value={value}
          onChange={(event) => onChange(event.target.value)}
          aria-invalid={error === undefined ? undefined : true}
          aria-describedby={describedBy(id, { hint, error }, readBack !== undefined && `${id}-said`)}
        />
      </div>
      {readBack !== undefined && (
        <p className={styles.readBack} id={`${id}-said`}>
          {readBack}
        </p>
      )}
    </Field>
  )
}
