import type { ComponentProps } from 'react'
import { describedBy, Field, type FieldProps } from './Field.tsx'
import styles from './input.module.css'

type InputProps = Omit<ComponentProps<'input'>, keyof FieldProps | 'className' | 'value' | 'onChange'>

export interface TextFieldProps extends FieldProps, InputProps {
  value: string
  onChange: (value: string) => void
}

/** One line of text. Everything else an input takes (type, autoComplete, inputMode, maxLength) passes through. */
export function TextField({ id, label, hint, error, heading, value, onChange, ...rest }: TextFieldProps) {
  return (
    <Field id={id} label={label} hint={hint} error={error} heading={heading ?? false}>
      <input
        {...rest}
        id={id}
        className={styles.input}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        aria-invalid={error === undefined ? undefined : true}
        aria-describedby={describedBy(id, { hint, error })}
      />
    </Field>
  )
}
