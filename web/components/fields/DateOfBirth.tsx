import { cx } from '../cx.ts'
import type { DatePart, DateParts } from './date-of-birth.ts'
import styles from './DateOfBirth.module.css'
import { FieldGroup, type FieldProps } from './Field.tsx'
import input from './input.module.css'

const boxes: readonly { part: DatePart; label: string; numeric: boolean; maxLength: number }[] = [
  { part: 'day', label: 'Day', numeric: true, maxLength: 2 },
  { part: 'month', label: 'Month', numeric: false, maxLength: 10 },
  { part: 'year', label: 'Year', numeric: true, maxLength: 4 },
]

export interface DateOfBirthProps extends FieldProps {
  value: DateParts
  onChange: (value: DateParts) => void
  /** The part that is wrong, from readDateOfBirth; only it is marked. */
  faultyPart?: DatePart | undefined
}

/** Ids of the three boxes: `id` is the day's, so a summary can link to any. */
export function datePartId(id: string, part: DatePart): string {
  return part === 'day' ? id : `${id}-${part}`
}

/** Day, month and year in three boxes; a month may be a name. Read it with readDateOfBirth. */
export function DateOfBirth({ id, value, onChange, faultyPart, ...frame }: DateOfBirthProps) {
  return (
    <FieldGroup id={id} {...frame}>
      <div className={styles.date}>
        {boxes.map(({ part, label, numeric, maxLength }) => (
          <div key={part} className={styles[part]}>
            <label htmlFor={datePartId(id, part)}>{label}</label>
            <input
              id={datePartId(id, part)}
              className={cx(
                input.input,
                frame.error !== undefined && part !== (faultyPart ?? part) && styles.right,
              )}
              inputMode={numeric ? 'numeric' : undefined}
              autoComplete={`bday-${part}`}
              maxLength={maxLength}
              value={value[part]}
              onChange={(event) => onChange({ ...value, [part]: event.target.value })}
              aria-invalid={frame.error !== undefined && part === (faultyPart ?? part) ? true : undefined}
            />
          </div>
        ))}
      </div>
    </FieldGroup>
  )
}
