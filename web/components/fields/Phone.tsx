import { cx } from '../cx.ts'
import { describedBy, Field, type FieldProps } from './Field.tsx'
import input from './input.module.css'
import { cleanPhone, phoneCountries, type TypedPhone } from './phone.ts'
import styles from './Phone.module.css'
import { SelectBox } from './Select.tsx'

export interface PhoneProps extends FieldProps {
  value: TypedPhone
  onChange: (value: TypedPhone) => void
}

/** Country and number. Check it with phoneFault, store it with storedPhone. */
export function Phone({ id, label, hint, error, heading, value, onChange }: PhoneProps) {
  return (
    <Field id={id} label={label} hint={hint} error={error} heading={heading ?? false}>
      <div className={styles.phone}>
        <SelectBox
          aria-label="Country"
          autoComplete="tel-country-code"
          value={value.country}
          options={phoneCountries}
          onChange={(country) => onChange({ ...value, country })}
        />
        <input
          id={id}
          className={cx(input.input, styles.number)}
          type="tel"
          autoComplete="tel-national"
          value={value.text}
          onChange={(event) => onChange({ ...value, text: cleanPhone(event.target.value) })}
          aria-invalid={error === undefined ? undefined : true}
          aria-describedby={describedBy(id, { hint, error })}
        />
      </div>
    </Field>
  )
}
