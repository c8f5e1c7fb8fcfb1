import type { ReactNode } from 'react'
import { FieldGroup, type FieldProps } from './Field.tsx'
import styles from './Choice.module.css'

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
}

/** One of a few answers, all in sight: native radios, each row a target. The first radio carries `id`. */
export function Choice<Value extends string>({
  id,
  name,
  value,
  options,
  onChange,
  ...frame
}: ChoiceProps<Value>) {
  return (
    <FieldGroup id={id} {...frame}>
      <div className={styles.choices}>
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
                <p className="small" id={`${optionId}-about`}>
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
