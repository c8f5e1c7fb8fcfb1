import { amountInWords, parseAmount, type WorksheetField, withYears } from '../../../../tax/index.ts'
import { MoneyField, Select, TextField } from '../../../components/fields/index.ts'
import { Hint } from './Hint.tsx'
import type { ShownBox } from './shown-words.ts'

interface BoxProps {
  id: string
  field: WorksheetField
  words: ShownBox
  taxYear: number
  value: string
  onChange: (value: string) => void
  error: string | undefined
}

/** One box of a worksheet, by what it takes. */
export function Box({ id, field, words, taxYear, value, onChange, error }: BoxProps) {
  const hint = hintOf(field, words, taxYear)
  const frame = {
    id,
    label: withYears(field.required ? words.label : `${words.label} (optional)`, taxYear),
    hint:
      hint === undefined && words.translation === undefined ? undefined : (
        <Hint words={hint ?? ''} taxYear={taxYear} translation={words.translation} />
      ),
    error,
    value,
    onChange,
  }
  switch (field.kind) {
    case 'money':
      return <MoneyField {...frame} readBack={readingOf(value)} />
    case 'choice':
      return <Select {...frame} options={[{ value: '', label: 'Choose' }, ...field.options]} />
    case 'foreign':
    case 'rate':
    case 'percent':
      return <TextField {...frame} inputMode="decimal" autoComplete="off" />
    case 'count':
      return <TextField {...frame} inputMode="numeric" autoComplete="off" />
    case 'date':
      return <TextField {...frame} autoComplete="off" />
    case 'text':
    default:
      return <TextField {...frame} autoComplete="off" maxLength={field.most} />
  }
}

/** The hint of a box; of a day with an example that may stand there: what may be later is mostly of the next year. */
function hintOf(field: WorksheetField, { hint }: ShownBox, taxYear: number): string | undefined {
  if (field.kind !== 'date') return hint
  const dayFirst = field.within === 'any' ? `Like 31/3/${taxYear + 1}.` : `Like 31/12/${taxYear}.`
  return [dayFirst, hint].filter(Boolean).join(' ')
}

/** "40 million naira", under the box. */
function readingOf(text: string): string {
  const parsed = parseAmount(text)
  return parsed.kind === 'amount' && parsed.naira > 0 ? amountInWords(parsed.naira) : ''
}
