import { useState, type ReactNode } from 'react'
import { Button } from '../Button.tsx'
import { cx } from '../cx.ts'
import { describedBy, Field, type FieldProps } from '../fields/Field.tsx'
import input from '../fields/Field.module.css'
import styles from './personal.module.css'

export interface PasswordFieldProps extends FieldProps {
  value: string
  onChange: (value: string) => void
  autoComplete: 'current-password' | 'new-password'
  name?: string
  /** Content under the field, such as the Forgot Password link. */
  after?: ReactNode
}

/** What a new password must be, and that common ones are refused [spec 20.9]. */
export const newPasswordHint = 'At least 8 characters. Passwords that many people use are refused.'

/** A password input with a button that shows the text. */
export function PasswordField({
  id,
  label,
  hint,
  error,
  heading,
  value,
  onChange,
  after,
  ...rest
}: PasswordFieldProps) {
  const [shown, setShown] = useState(false)
  return (
    <Field id={id} label={label} hint={hint} error={error} heading={heading ?? false}>
      <div className={styles.pair}>
        <input
          {...rest}
          id={id}
          className={cx(input.input, styles.secret)}
          type={shown ? 'text' : 'password'}
          spellCheck={false}
          autoCapitalize="none"
          value={value}
          onChange={(event) => onChange(event.target.value)}
          aria-invalid={error === undefined ? undefined : true}
          aria-describedby={describedBy(id, { hint, error })}
        />
        <Button kind="line" aria-controls={id} onClick={() => setShown(!shown)}>
          {shown ? 'Hide' : 'Show'}
          <span className="hide"> password</span>
        </Button>
      </div>
      {after}
    </Field>
  )
}
