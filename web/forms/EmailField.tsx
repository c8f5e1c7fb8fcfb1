import { TextField } from '../components/fields/index.ts'

interface EmailFieldProps {
  value: string
  onChange: (value: string) => void
  error: string | undefined
}

/** The email address of an account; the input's id is `email`. */
export function EmailField(props: EmailFieldProps) {
  return (
    <TextField
      {...props}
      id="email"
      label="Email"
      type="email"
      name="email"
      autoComplete="email"
      autoCapitalize="none"
      spellCheck={false}
    />
  )
}
