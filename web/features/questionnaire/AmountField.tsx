import { useState } from 'react'
import { MoneyField, Segmented } from '../../components/fields/index.ts'
import type { AmountKey } from '../../../tax/index.ts'
import { isContribution } from '../calculations/index.ts'
import { yearlyEntry, amountReading, withPeriod, withText, type MoneyEntry } from './period.ts'

const periods = [
  { value: 'year', label: 'Per year' },
  { value: 'month', label: 'Per month' },
] as const

interface AmountFieldProps {
  answer: AmountKey | 'payeTaken'
  frame: { id: string; heading?: boolean; label: string; hint?: string; error?: string | undefined }
  /** The answer for the year, as text. */
  yearly: string
  onChange: (yearly: string) => void
}

/** An amount typed for the year or for a month, with its reading in words under it. The answer is for the year. */
export function AmountField({ answer, frame, yearly, onChange }: AmountFieldProps) {
  const [lastEntry, setEntry] = useState(() => yearlyEntry(yearly))
  // An answer that changed elsewhere (another tab, a helper) replaces what was typed here.
  const entry = lastEntry.yearly === yearly ? lastEntry : yearlyEntry(yearly)
  const change = (next: MoneyEntry) => {
    setEntry(next)
    if (next.yearly !== yearly) onChange(next.yearly)
  }
  return (
    <MoneyField
      {...frame}
      before={
        <Segmented
          legend="Period"
          name={`${frame.id}-period`}
          value={entry.period}
          options={periods}
          onChange={(period) => change(withPeriod(entry, period))}
        />
      }
      value={entry.text}
      onChange={(text) => change(withText(entry, text))}
      per={entry.period === 'year' ? 'for the year' : 'a month'}
      readBack={amountReading(entry.yearly, whenBlank(answer))}
    />
  )
}

/** The hint for an empty contribution: how much is assumed in place of 0. */
function whenBlank(answer: AmountKey | 'payeTaken'): string {
  return isContribution(answer) ? '' : 'Empty counts as 0.'
}
