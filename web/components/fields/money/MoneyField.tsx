import type { ReactNode } from 'react'
import { formatAmount, formatNaira, likelyAmounts, parseAmount } from '../../../../tax/money/index.ts'
import { Button } from '../../Button.tsx'
import { cx } from '../../cx.ts'
import { describedBy, Field, type FieldProps } from '../Field.tsx'
import input from '../Field.module.css'
import styles from './MoneyField.module.css'
import { useQuiet } from './use-quiet.ts'

export interface MoneyFieldProps extends FieldProps {
  /** The text as typed, with its commas. */
  value: string
  onChange: (value: string) => void
  name?: string
  disabled?: boolean
  /** Content between the hint and the input, such as the period switch. */
  before?: ReactNode
  /** The amount as understood, under the input: "6 million naira a year, ₦500,000 a month". */
  readBack?: string
  /** What the amount is for, as a question names it: "for the year", "a month". */
  per?: string
}

/**
 * An amount in naira as text: the ₦ sign is outside the input. Nothing is reformatted while typing; on leaving the box
 * 1.2m becomes 1,200,000. A figure under ₦1,000 is asked about, because keypads have no m: what it may stand for is one
 * press away, and it counts as typed until then.
 */
export function MoneyField({
  id,
  label,
  hint,
  error,
  heading,
  value,
  onChange,
  before,
  readBack,
  per,
  ...rest
}: MoneyFieldProps) {
  const parsed = parseAmount(value)
  const amount = parsed.kind === 'amount' ? parsed.naira : undefined
  // By the amount: the box is formatted when its button is pressed, and the button must stay for that.
  const { isQuiet, isTyped } = useQuiet(amount?.toString() ?? value)
  const likely = isQuiet ? likelyAmounts(value) : []
  const said =
    likely.length > 0 && amount !== undefined
      ? `${[formatNaira(amount), per].filter(Boolean).join(' ')}? Choose what you mean, or type on.`
      : readBack
  const choose = (naira: number) => {
    onChange(formatAmount(naira))
    // The buttons go: focus returns to the box.
    document.getElementById(id)?.focus()
  }
  return (
    <Field id={id} label={label} hint={hint} error={error} heading={heading ?? false}>
      {before}
      <div className={cx(styles.money, before !== undefined && styles.apart)}>
        <span aria-hidden="true">₦</span>
        <input
          {...rest}
          id={id}
          className={cx(input.input, styles.amount)}
          type="text"
          inputMode="decimal"
          autoComplete="off"
          value={value}
          onChange={(event) => onChange(event.target.value)}
          onBlur={() =>
            amount !== undefined && formatAmount(amount) !== value && onChange(formatAmount(amount))
          }
          aria-invalid={error === undefined ? undefined : true}
          aria-describedby={describedBy(id, { hint, error }, said !== undefined && `${id}-said`)}
        />
      </div>
      {said !== undefined && (
        <p className={styles.readBack} id={`${id}-said`}>
          {said}
        </p>
      )}
      {likely.length > 0 && (
        <div className={styles.likely}>
          {likely.map(({ words, naira }) => (
            <Button key={words} kind="line" onClick={() => choose(naira)}>
              {words}
            </Button>
          ))}
        </div>
      )}
      <span className="hide" role="status">
        {isQuiet && isTyped && said}
      </span>
    </Field>
  )
}
