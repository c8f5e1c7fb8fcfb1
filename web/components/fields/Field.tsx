import type { ComponentProps, ReactNode } from 'react'
import { cx } from '../cx.ts'
import styles from './Field.module.css'

/** Props of every field. */
export interface FieldProps {
  /** Id of the input: error summaries link to it. */
  id: string
  label: ReactNode
  /** One short sentence, read with the field. */
  hint?: ReactNode
  /** Says how to correct the value; undefined while nothing is wrong. */
  error?: string | undefined
  /** The label is the question and the page's h1. */
  heading?: boolean
}

/** The value of aria-describedby: ids of the hint, of the error and of anything else that describes an input. */
export function describedBy(
  id: string,
  { hint, error }: Pick<FieldProps, 'hint' | 'error'>,
  ...more: (string | false | undefined)[]
) {
  return cx(hint !== undefined && `${id}-hint`, error !== undefined && `${id}-error`, ...more)
}

/** The hint and the error of a field, above its input; the error has the words of the summary. */
function HintAndError({ id, hint, error, heading }: Omit<FieldProps, 'label'>) {
  return (
    <>
      {hint !== undefined && (
        <p className={cx(styles.hint, heading && styles.headingHint)} id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {heading && hint === undefined && <div className={styles.headingGap} />}
      {error !== undefined && (
        <p className={styles.error} id={`${id}-error`}>
          <span className="hide">Error: </span>
          {error}
        </p>
      )}
    </>
  )
}

/** Label, hint, error, then the input. */
export function Field({
  id,
  label,
  hint,
  error,
  heading = false,
  children,
}: FieldProps & { children: ReactNode }) {
  const labelled = <label htmlFor={id}>{label}</label>
  return (
    <div className={cx(styles.field, error !== undefined && styles.bad)}>
      {heading ? <h1>{labelled}</h1> : labelled}
      <HintAndError id={id} hint={hint} error={error} heading={heading} />
      {children}
    </div>
  )
}

/** The same frame for several inputs that answer one question: a fieldset with a legend. */
export function FieldGroup({
  id,
  label,
  hint,
  error,
  heading = false,
  children,
}: FieldProps & { children: ReactNode }) {
  return (
    <fieldset
      className={cx(styles.field, error !== undefined && styles.bad)}
      aria-describedby={describedBy(id, { hint, error })}
    >
      <legend className={cx(styles.legend, heading && styles.headingLegend)}>
        {heading ? <h1>{label}</h1> : label}
      </legend>
      <HintAndError id={id} hint={hint} error={error} heading={heading} />
      {children}
    </fieldset>
  )
}

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
