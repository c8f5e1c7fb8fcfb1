import { useState } from 'react'
import { MoneyField, Segmented } from '../../components/fields/index.ts'
import type { AmountKey } from '../../../tax/index.ts'
import { isContribution } from '../calculations/index.ts'
import { entryOf, grouped, saidOf, switched, typed, type MoneyEntry } from './period.ts'

const periods = [
  { value: 'year', label: 'Per year' },
  { value: 'month', label: 'Per month' },
] as const

interface AmountFieldProps {
  answer: AmountKey
  frame: { id: string; heading?: boolean; label: string; hint?: string; error?: string | undefined }
  /** The answer: figures for the year, as typed. */
  yearly: string
  onChange: (yearly: string) => void
}

/** An amount typed for the year or for a month, with what we understood under it. The answer is for the year. */
export function AmountField({ answer, frame, yearly, onChange }: AmountFieldProps) {
  const [held, setEntry] = useState(() => entryOf(yearly))
  // An answer that changed elsewhere (another tab, a helper) takes the place of what the box held.
  const entry = held.yearly === yearly ? held : entryOf(yearly)
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
          onChange={(period) => change(switched(entry, period))}
        />
      }
      value={entry.text}
      onChange={(text) => change(typed(entry, text))}
      onBlur={() => change(grouped(entry))}
      said={saidOf(entry.yearly, whenBlank(answer))}
    />
  )
}

/** An empty contribution is assumed, not 0: its hint says how much. */
function whenBlank(answer: AmountKey): string {
  return isContribution(answer) ? '' : 'Empty counts as 0.'
}
