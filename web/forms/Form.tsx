import type { ReactNode } from 'react'
import { TextField } from '../components/fields/index.ts'

/** A form without the browser's own validation, which calls `onSubmit` and never navigates. */
export function Form({
  id,
  onSubmit,
  children,
  className,
}: {
  /** For a submit button outside the form, which names it by its `form` attribute. */
  id?: string
  onSubmit: () => void
  children: ReactNode
  className?: string | undefined
}) {
  return (
    <form
      id={id}
      noValidate
      className={className}
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit()
      }}
    >
      {children}
    </form>
  )
}

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
