import { Fragment } from 'react'
import type { Option } from './Select.tsx'
import styles from './Segmented.module.css'

export interface SegmentedProps<Value extends string> {
  /** Names the group for assistive technology, like "Period". */
  legend: string
  name: string
  value: Value
  options: readonly Option<Value>[]
  onChange: (value: Value) => void
}

/** Two or three states of one thing side by side, like "Per year" and "Per month". */
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
