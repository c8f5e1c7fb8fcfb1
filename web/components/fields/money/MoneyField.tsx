import type { ReactNode } from 'react'
import { describedBy, Field, type FieldProps } from '../Field.tsx'
import { MoneyInput, type MoneyInputProps } from './MoneyInput.tsx'

export interface MoneyFieldProps
  extends FieldProps, Pick<MoneyInputProps, 'value' | 'onChange' | 'name' | 'disabled' | 'enterKeyHint'> {
  /** Content between the hint and the input, such as the period switch. */
  before?: ReactNode
  /** The amount as understood, under the input: "6 million naira for the year, ₦500,000 a month". */
  readBack?: string
  /** What the amount is for, as a question names it: "for the year", "a month". */
  per?: string
}

/** An amount in naira as text: the ₦ sign is outside the input. */
export function MoneyField({ label, hint, error, heading, before, ...input }: MoneyFieldProps) {
  return (
    <Field id={input.id} label={label} hint={hint} error={error} heading={heading ?? false}>
      {before}
      <MoneyInput
        {...input}
        describedBy={describedBy(input.id, { hint, error })}
        isInvalid={error !== undefined}
        isApart={before !== undefined}
      />
    </Field>
  )
}
