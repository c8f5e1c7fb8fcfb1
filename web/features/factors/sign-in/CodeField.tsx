import { useEffect, useRef } from 'react'
import { TextField } from '../../../components/fields/index.ts'

interface CodeFieldProps {
  value: string
  onChange: (value: string) => void
  error: string | undefined
}

/** The code of the second step, at login and at a reset. It takes the focus when it appears. */
export function CodeField({ value, onChange, error }: CodeFieldProps) {
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => input.current?.focus(), [])
  return (
    <TextField
      id="code"
      ref={input}
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

/** The fault of a form that has the field, before it is sent; none where a passkey may be shown instead. */
export function codeFault(code: string): { code?: string } {
  return code.trim() === '' ? { code: 'Type the code of your second step' } : {}
}
