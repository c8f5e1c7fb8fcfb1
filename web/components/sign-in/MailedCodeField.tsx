import { TextField } from '../fields/Field.tsx'

interface MailedCodeFieldProps {
  /** Where the code comes from, besides the mailed link that was opened elsewhere. */
  hint?: string
  value: string
  onChange: (value: string) => void
  error: string | undefined
}

/** The code that a mailed link showed in another browser, to type where it was asked for. */
export function MailedCodeField({
  hint = 'Only when you opened the link elsewhere, as in a mail app or on another phone: it shows a code there.',
  ...field
}: MailedCodeFieldProps) {
  return (
    <TextField
      {...field}
      id="mailedCode"
      label="Code from the mailed link"
      hint={hint}
      type="text"
      autoComplete="one-time-code"
      autoCapitalize="characters"
      autoCorrect="off"
      spellCheck={false}
      maxLength={40}
    />
  )
}
