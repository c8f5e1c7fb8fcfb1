import { useState } from 'react'
import { MoneyField, Segmented } from '../../../components/fields/index.ts'
import { amountReading } from './amount-reading.ts'
import { yearlyEntry, withPeriod, withText, type MoneyEntry } from './period.ts'

const year = { value: 'year', label: 'The year' } as const
const month = { value: 'month', label: 'A month' } as const

interface AmountFieldProps {
  frame: { id: string; heading?: boolean; label: string; hint?: string; error?: string | undefined }
  /** The answer for the year, as text. */
  yearly: string
  /** It is known by the month: the month stands first. */
  isMonthly: boolean
  enterKeyHint: 'next' | 'go'
  onChange: (yearly: string) => void
}

/** An amount typed for the year or for a month, with its reading in words under it. The answer is for the year. */
export function AmountField({ frame, yearly, isMonthly, enterKeyHint, onChange }: AmountFieldProps) {
  const entryOf = (text: string) => withPeriod(yearlyEntry(text), isMonthly ? 'month' : 'year')
  const [lastEntry, setEntry] = useState(() => entryOf(yearly))
  // An answer that changed elsewhere (another tab, a helper) replaces what was typed here.
  const entry = lastEntry.yearly === yearly ? lastEntry : entryOf(yearly)
  const change = (next: MoneyEntry) => {
    setEntry(next)
    if (next.yearly !== yearly) onChange(next.yearly)
  }
  return (
    <MoneyField
      {...frame}
      before={
        <Segmented
          legend={frame.heading ? 'Period' : `Period of ${frame.label}`}
          name={`${frame.id}-period`}
          value={entry.period}
          options={isMonthly ? [month, year] : [year, month]}
          onChange={(period) => change(withPeriod(entry, period))}
        />
      }
      value={entry.text}
      enterKeyHint={enterKeyHint}
      onChange={(text) => change(withText(entry, text))}
      per={entry.period === 'year' ? 'for the year' : 'a month'}
      readBack={amountReading(entry.yearly)}
    />
  )
}
