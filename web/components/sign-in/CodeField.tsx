import { TextField, type FieldProps } from '../fields/Field.tsx'

/** A field for a code that a mailed link showed elsewhere, or that an authenticator app shows. */
export function CodeField({
  value,
  onChange,
  ...frame
}: FieldProps & { value: string; onChange: (value: string) => void }) {
  return (
    <TextField
      {...frame}
      type="text"
      autoComplete="one-time-code"
      autoCapitalize="characters"
      autoCorrect="off"
      spellCheck={false}
      maxLength={40}
      value={value}
      onChange={onChange}
    />
  )
}
