import { useState } from 'react'
import {
  namedCountry,
  phoneDoubt,
  type PhoneCountry,
  phoneWords,
  readPhone,
  storedPhoneOf,
} from '../../../contract/http/phone.ts'
import { cx } from '../cx.ts'
import input from '../fields/Field.module.css'
import { describedBy, Field, type FieldProps } from '../fields/Field.tsx'
import { SelectBox } from '../fields/choices.tsx'
import styles from './personal.module.css'
import { useFaultInTime } from '../fields/use-fault-in-time.ts'

const phoneOptions = [
  { value: 'NG', label: 'Nigeria +234' },
  { value: 'US', label: 'US +1' },
  { value: 'UK', label: 'UK +44' },
] as const satisfies readonly { value: PhoneCountry; label: string }[]

/** A phone number as typed. */
export interface TypedPhone {
  country: PhoneCountry
  /** Digits, spaces and hyphens [spec 20.4]. */
  text: string
  /** Whether a plus was typed before it whose country is not whole yet, or none of ours. */
  hasPlus?: boolean
  /** Whether the number chose another country than Nigeria: it goes with the number. */
  isNamed?: boolean
}

/** Removes everything except digits, spaces and hyphens [spec 20.4]. */
export function cleanPhone(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/[‐‑‒–—−]/g, '-')
    .replace(/[^\d -]/g, '')
}

/**
 * What the field holds after its text became `raw`, by a key or pasted: a number that names its country with `+234` or
 * `00234` chooses it, and its code leaves the text.
 */
export function typePhone(before: TypedPhone, raw: string): TypedPhone {
  const text = cleanPhone(raw).trimStart()
  const wasPlus = before.hasPlus === true && (before.text === '' || text !== '')
  // No code begins with 0: a plus before it was a slip of the finger.
  const hasPlus = (/^[^\d+]*\+/.test(raw) || wasPlus) && !text.startsWith('0')
  const named = namedCountry(`${hasPlus ? '+' : ''}${text}`)
  if (named !== undefined) return { text: afterCode(text, named.rest.length), ...namedAs(named.country) }
  // Another number is typed: the country that the last one named does not stay.
  const isForgotten = text === '' && before.text !== '' && before.isNamed === true
  if (isForgotten) return { country: 'NG', text, ...(hasPlus && { hasPlus }) }
  const { country, isNamed } = before
  return { country, text, ...(hasPlus && { hasPlus }), ...(isNamed === true && { isNamed }) }
}

const namedAs = (country: PhoneCountry) => ({ country, ...(country !== 'NG' && { isNamed: true }) })

/** The end of a text that holds so many digits, with what stands between them. */
function afterCode(text: string, digits: number): string {
  let rest = text
  while (digitsOf(rest).length > digits) rest = rest.slice(1)
  return rest.replace(/^[ -]+/, '')
}

/**
 * The fault of a number: its digits, counted without the prefix, must be 6 to 15. An empty field has no fault.
 * The words are those of [spec 20.4].
 */
export function phoneFault(typed: TypedPhone): string | undefined {
  if (typed.text.trim() === '') return undefined
  return storedPhone(typed) === undefined ? phoneWords : undefined
}

/** What speaks against a number that is saved all the same: a mobile number that is too short, say. */
export function doubtOf({ country, text, hasPlus = false }: TypedPhone): string | undefined {
  const read = readPhone(`${hasPlus ? '+' : ''}${text}`, country)
  return read && phoneDoubt(read)
}

/** Whether more was typed than any number has: from then on its fault is told, not before. */
const isPhoneLong = ({ text }: TypedPhone) => digitsOf(text).length > 15

/**
 * The number to store, in E.164: prefix and digits, without the leading 0 of Nigerian and British numbers.
 * Undefined for what is no number: it is then not sent.
 */
export function storedPhone({ country, text, hasPlus = false }: TypedPhone): string | undefined {
  const read = readPhone(`${hasPlus ? '+' : ''}${text}`, country)
  return read && storedPhoneOf(read)
}

/** A stored number as typed: +1 is US, +44 is UK, anything else NG [spec 20.6]. */
export function typedPhoneOf(stored: string | null | undefined): TypedPhone {
  const read = readPhone(stored ?? '')
  if (read === undefined) return { country: 'NG', text: cleanPhone(stored ?? '') }
  const { country, digits } = read
  // The shortest numbers are such with the 0 of home only.
  return { text: digits.length < 6 ? `0${digits}` : digits, ...namedAs(country) }
}

/** A stored number in groups: +234 803 555 0142; empty for none. */
export function spacedPhone(stored: string | null | undefined): string {
  if (!stored) return ''
  const read = readPhone(stored)
  if (read === undefined) return stored
  const { country, digits } = read
  return [storedPhoneOf({ country, digits: '' }), ...groups(digits)].join(' ')
}

/** Groups of three from the left; the last has up to four digits. */
function groups(digits: string): string[] {
  if (digits.length <= 4) return digits === '' ? [] : [digits]
  return [digits.slice(0, 3), ...groups(digits.slice(3))]
}

const digitsOf = (text: string) => text.replace(/\D/g, '')

export interface PhoneProps extends FieldProps {
  value: TypedPhone
  onChange: (value: TypedPhone) => void
}

/**
 * A country and a number, which may name its country itself. phoneFault checks the value, storedPhone gives the number to
 * store. A fault is told when the field is left, and while one goes on typing what cannot become a number; a doubt
 * when it is left.
 */
export function Phone({ id, label, hint, error: given, heading, value, onChange }: PhoneProps) {
  const fault = phoneFault(value)
  const { error, onBlur } = useFaultInTime({ given, fault, text: value.text, isWhole: isPhoneLong(value) })
  const [leftWith, setLeftWith] = useState(value.text)
  const doubt = leftWith === value.text ? doubtOf(value) : undefined
  return (
    <Field id={id} label={label} hint={hint} error={error} heading={heading ?? false}>
      <div className={styles.phone}>
        <SelectBox
          aria-label="Country"
          autoComplete="tel-country-code"
          value={value.country}
          options={phoneOptions}
          onChange={(country) => onChange({ country, text: value.text })}
        />
        <input
          id={id}
          className={cx(input.input, styles.number)}
          type="tel"
          autoComplete="tel-national"
          value={value.text}
          onChange={(event) => onChange(typePhone(value, event.target.value))}
          onBlur={() => {
            onBlur()
            setLeftWith(value.text)
          }}
          aria-invalid={error === undefined ? undefined : true}
          aria-describedby={describedBy(id, { hint, error }, doubt !== undefined && `${id}-doubt`)}
        />
      </div>
      <output className="small" id={`${id}-doubt`} htmlFor={id}>
        {doubt}
      </output>
    </Field>
  )
}
