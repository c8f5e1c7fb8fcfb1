import { TextField } from '../../../components/fields/index.ts'

interface CodeFieldProps {
  value: string
  onChange: (value: string) => void
  error: string | undefined
}

/** The code of the second step, at login and at a reset. */
export function CodeField({ value, onChange, error }: CodeFieldProps) {
  return (
    <TextField
      id="code"
      label="Code of your second step"
      hint="Six digits of your authenticator app, or a recovery code."
      autoComplete="one-time-code"
      autoCapitalize="characters"
      spellCheck={false}
      value={value}
      onChange={onChange}
      error={error}
    />
  )
}
