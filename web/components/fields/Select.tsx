import type { ComponentProps } from 'react'
import { cx } from '../cx.ts'
import { Icon } from '../Icon.tsx'
import { describedBy, Field, type FieldProps } from './Field.tsx'
import input from './input.module.css'
import styles from './Select.module.css'

export interface Option<Value extends string = string> {
  value: Value
  label: string
}

type Rest = Omit<ComponentProps<'select'>, keyof FieldProps | 'className' | 'value' | 'onChange' | 'children'>

export interface SelectProps<Value extends string> extends FieldProps, Rest {
  value: Value
  options: readonly Option<Value>[]
  onChange: (value: Value) => void
}

/** The browser's own list, for choices too many to lie open. */
export function Select<Value extends string>({
  id,
  label,
  hint,
  error,
  heading,
  ...rest
}: SelectProps<Value>) {
  return (
    <Field id={id} label={label} hint={hint} error={error} heading={heading ?? false}>
      <SelectBox
        {...rest}
        id={id}
        aria-invalid={error === undefined ? undefined : true}
        aria-describedby={describedBy(id, { hint, error })}
      />
    </Field>
  )
}

type BoxProps<Value extends string> = Pick<SelectProps<Value>, 'value' | 'options' | 'onChange'> &
  Omit<ComponentProps<'select'>, 'className' | 'value' | 'onChange' | 'children'>

/** The list alone, for where another component brings the label. */
export function SelectBox<Value extends string>({ value, options, onChange, ...rest }: BoxProps<Value>) {
  return (
    <div className={styles.select}>
      <select
        {...rest}
        className={cx(input.input, styles.box)}
        value={value}
        onChange={(event) => {
          const chosen = options.find((option) => option.value === event.target.value)
          if (chosen) onChange(chosen.value)
        }}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <Icon name="down" className={styles.arrow} />
    </div>
  )
}
