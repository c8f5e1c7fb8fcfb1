import type { ComponentProps } from 'react'
import { formatAmount, formatNaira, likelyAmounts, parseAmount } from '../../../../tax/money/index.ts'
import { Button } from '../../Button.tsx'
import { cx } from '../../cx.ts'
import input from '../Field.module.css'
import styles from './MoneyField.module.css'
import { useQuiet } from './use-quiet.ts'

export interface MoneyInputProps extends Omit<
  ComponentProps<'input'>,
  'id' | 'className' | 'value' | 'onChange' | 'onBlur' | 'type'
> {
  id: string
  /** The text as typed, with its commas. */
  value: string
  onChange: (value: string) => void
  /** The amount as understood, or what an empty box means, under the box. */
  readBack?: string | undefined
  /** What the amount is for, as a question names it: "for the year", "a month". */
  per?: string | undefined
  /** Ids of what else describes the box. */
  describedBy?: string | undefined
  isInvalid?: boolean
  /** The box stands below something else of its field. */
  isApart?: boolean
}

/**
 * The box of an amount and what is said about it. Nothing is reformatted while typing; on leaving the box 1.2m becomes
 * 1,200,000. A figure under ₦1,000 is asked about, because keypads have no m: what it may stand for is one press away,
 * and it counts as typed until then.
 */
export function MoneyInput({
  id,
  value,
  onChange,
  readBack,
  per,
  describedBy,
  isInvalid = false,
  isApart = false,
  ...rest
}: MoneyInputProps) {
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
    <>
      <div className={cx(styles.money, isApart && styles.apart)}>
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
          aria-invalid={isInvalid ? true : undefined}
          aria-describedby={cx(describedBy, said !== undefined && `${id}-said`)}
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
    </>
  )
}
