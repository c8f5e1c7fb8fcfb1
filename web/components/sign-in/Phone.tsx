import { cx } from '../cx.ts'
import input from '../fields/Field.module.css'
import { describedBy, Field, type FieldProps } from '../fields/Field.tsx'
import { SelectBox } from '../fields/choices.tsx'
import styles from './personal.module.css'

/** The countries whose numbers are accepted, with their prefixes [spec 20.5]. */
export const phoneCountries = [
  { value: 'NG', label: 'Nigeria +234', prefix: '+234', dropsZero: true },
  { value: 'US', label: 'US +1', prefix: '+1', dropsZero: false },
  { value: 'UK', label: 'UK +44', prefix: '+44', dropsZero: true },
] as const
export type PhoneCountry = (typeof phoneCountries)[number]['value']

/** A phone number as typed. */
export interface TypedPhone {
  country: PhoneCountry
  text: string
}

/** Removes everything except digits, spaces and hyphens [spec 20.4]. */
export function cleanPhone(text: string): string {
  return text.replace(/[^\d -]/g, '')
}

/**
 * The fault of a number: its digits, counted without the prefix, must be 6 to 15. An empty field has no fault.
 * The words are those of [spec 20.4].
 */
export function phoneFault({ text }: TypedPhone): string | undefined {
  const digits = digitsOf(text)
  if (digits === '' && text.trim() === '') return undefined
  return hasPhoneLength(digits) ? undefined : 'Enter a valid phone number'
}

/**
 * The number to store, in E.164: prefix and digits, without the leading 0 of Nigerian and British numbers.
 * Undefined for fewer than 6 digits or more than 15: the number is then not sent.
 */
export function storedPhone({ country, text }: TypedPhone): string | undefined {
  const digits = digitsOf(text)
  const { prefix, dropsZero } = countryOf(country)
  return hasPhoneLength(digits) ? prefix + (dropsZero ? digits.replace(/^0/, '') : digits) : undefined
}

/** A stored number as typed: +1 is US, +44 is UK, anything else NG [spec 20.6]. */
export function typedPhoneOf(stored: string | null | undefined): TypedPhone {
  const number = (stored ?? '').replace(/[^\d+]/g, '')
  const country = number.startsWith('+1') ? 'US' : number.startsWith('+44') ? 'UK' : 'NG'
  const { prefix } = countryOf(country)
  return { country, text: number.startsWith(prefix) ? number.slice(prefix.length) : cleanPhone(number) }
}

/** A stored number in groups: +234 803 555 0142; empty for none. */
export function spacedPhone(stored: string | null | undefined): string {
  if (!stored) return ''
  const { country, text } = typedPhoneOf(stored)
  return [countryOf(country).prefix, ...groups(text)].join(' ')
}

/** Groups of three from the left; the last has up to four digits. */
function groups(digits: string): string[] {
  if (digits.length <= 4) return digits === '' ? [] : [digits]
  return [digits.slice(0, 3), ...groups(digits.slice(3))]
}

const hasPhoneLength = ({ length }: string) => length >= 6 && length <= 15

const digitsOf = (text: string) => text.replace(/\D/g, '')

function countryOf(value: PhoneCountry) {
  return phoneCountries.find((country) => country.value === value) ?? phoneCountries[0]
}

export interface PhoneProps extends FieldProps {
  value: TypedPhone
  onChange: (value: TypedPhone) => void
}

/** A country and a number. phoneFault checks the value, storedPhone gives the number to store. */
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
