import { type ComponentProps, Fragment, type ReactNode } from 'react'
import { Icon } from '../Icon.tsx'
import { cx } from '../cx.ts'
import input from './Field.module.css'
import { describedBy, Field, FieldGroup, type FieldProps } from './Field.tsx'
import styles from './choices.module.css'

export interface ChoiceOption<Value extends string> {
  value: Value
  label: ReactNode
  /** A few words under the label that tell it from its neighbours. */
  hint?: ReactNode
}

export interface ChoiceProps<Value extends string> extends FieldProps {
  name: string
  /** Undefined until something is chosen. */
  value: Value | undefined
  options: readonly ChoiceOption<Value>[]
  onChange: (value: Value) => void
  /** Stands between the hint and the options. */
  before?: ReactNode
}

/** One of a few visible options: native radios whose whole rows are clickable. The first radio has `id`. */
export function Choice<Value extends string>({
  id,
  name,
  value,
  options,
  onChange,
  before,
  ...frame
}: ChoiceProps<Value>) {
  return (
    <FieldGroup id={id} {...frame}>
      {before}
      <div>
        {options.map((option, index) => {
          const optionId = index === 0 ? id : `${id}-${option.value}`
          return (
            <div key={option.value} className={styles.choice}>
              <input
                type="radio"
                id={optionId}
                name={name}
                value={option.value}
                checked={option.value === value}
                onChange={() => onChange(option.value)}
                aria-describedby={option.hint === undefined ? undefined : `${optionId}-about`}
              />
              <label htmlFor={optionId}>{option.label}</label>
              {option.hint !== undefined && (
                <p className="note" id={`${optionId}-about`}>
                  {option.hint}
                </p>
              )}
            </div>
          )
        })}
      </div>
    </FieldGroup>
  )
}

export interface SegmentedProps<Value extends string> {
  /** Names the group for assistive technology, like "Period". */
  legend: string
  name: string
  value: Value
  options: readonly Option<Value>[]
  onChange: (value: Value) => void
}

/** Two or three options side by side, such as "The year" and "A month". */
export function Segmented<Value extends string>({
  legend,
  name,
  value,
  options,
  onChange,
}: SegmentedProps<Value>) {
  return (
    <fieldset className={styles.segmented}>
      <legend className="hide">{legend}</legend>
      {options.map((option) => (
        <Fragment key={option.value}>
          <input
            type="radio"
            id={`${name}-${option.value}`}
            name={name}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          <label htmlFor={`${name}-${option.value}`}>{option.label}</label>
        </Fragment>
      ))}
    </fieldset>
  )
}

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

/** The browser's own list, for many options. */
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

/** The list without a label, for components that bring their own. */
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
