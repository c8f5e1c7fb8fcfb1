import { type ReactNode, useState } from 'react'
import type { Draft } from '../../../../contract/http/index.ts'
import {
  amountInWords,
  checkField,
  type FactKey,
  facts,
  factWordsFor,
  formatAmount,
  isBlank,
  parseAmount,
} from '../../../../tax/index.ts'
import { Button } from '../../../components/Button.tsx'
import { Choice, MoneyField, TextField } from '../../../components/fields/index.ts'
import { useFaultInTime } from '../../../components/fields/use-fault-in-time.ts'
import { currentYear } from '../dates.ts'

type Value = Draft['answers'][FactKey]

interface FactFieldProps {
  fact: FactKey
  value: Value
  taxYear: number
  /** Stands under the hint: the same in another language. */
  help?: ReactNode
  /** Says that it is more than what it is a part of; null where it fits. */
  over: string | null
  /** Called with what may be kept; null where the answer is taken back. */
  onChange: (value: string | number | null) => void
}

/** The field of one question that is asked after the result. What cannot be read is said in place and not kept. */
export function FactField(props: FactFieldProps) {
  return facts[props.fact].kind === 'choice' ? <ChosenFact {...props} /> : <TypedFact {...props} />
}

const idOf = (fact: FactKey) => `fact-${fact}`

function frameOf({ fact, taxYear, help }: FactFieldProps) {
  const { heading, hint } = factWordsFor(fact, taxYear)
  return {
    id: idOf(fact),
    label: heading,
    hint: (
      <>
        {hint}
        {help}
      </>
    ),
  }
}

function ChosenFact(props: FactFieldProps) {
  const { fact, value, onChange } = props
  const row = facts[fact]
  if (row.kind !== 'choice') return null
  const takeBack = () => {
    onChange(null)
    // The button goes: the focus stays with the question.
    document.getElementById(idOf(fact))?.focus()
  }
  return (
    <div>
      <Choice
        {...frameOf(props)}
        name={idOf(fact)}
        options={row.options}
        value={isBlank(value) ? undefined : String(value)}
        onChange={onChange}
      />
      {!isBlank(value) && (
        <Button kind="link" onClick={takeBack}>
          Take this answer back<span className="hide">: {frameOf(props).label}</span>
        </Button>
      )}
    </div>
  )
}

/** An answer as text for its box; a number of naira is grouped in thousands. */
function textOf(fact: FactKey, value: Value): string {
  if (isBlank(value)) return ''
  return facts[fact].kind === 'money' && typeof value === 'number' ? formatAmount(value) : String(value)
}

function TypedFact(props: FactFieldProps) {
  const { fact, value, onChange } = props
  const kept = textOf(fact, value)
  const [typed, setTyped] = useState({ text: kept, kept })
  const [before, setBefore] = useState(value)
  const check = checkField(fact, typed.text, { currentYear: currentYear() })
  // An answer that changed elsewhere (another tab or device) replaces what was typed here.
  const isSame = kept === typed.kept || (check.ok && textOf(fact, check.value) === kept)
  const text = isSame ? typed.text : kept
  const fault = isSame && !check.ok ? check.message : undefined
  const { error, onBlur } = useFaultInTime({ given: undefined, fault, text, isWhole: false })
  const change = (next: string) => {
    const read = checkField(fact, next, { currentYear: currentYear() })
    setTyped({ text: next, kept: read.ok ? textOf(fact, read.value) : kept })
    if (read.ok && textOf(fact, read.value) !== kept) onChange(read.value)
  }
  const frame = { ...frameOf(props), error, value: text, onChange: change, enterKeyHint: 'next' as const }
  return (
    <div
      onFocus={() => setBefore(value)}
      onBlur={() => {
        onBlur()
        // What was half typed is no answer: the one before stands.
        if (fault !== undefined && kept !== textOf(fact, before))
          onChange(isBlank(before) ? null : textOf(fact, before))
      }}
    >
      {facts[fact].kind === 'money' ? (
        <MoneyField {...frame} readBack={[readingOf(text), props.over].filter(Boolean).join('. ')} />
      ) : (
        <TextField {...frame} inputMode="numeric" autoComplete="off" />
      )}
    </div>
  )
}

/** "40 million naira", under the box. */
function readingOf(text: string): string {
  const parsed = parseAmount(text)
  return parsed.kind === 'amount' && parsed.naira > 0 ? amountInWords(parsed.naira) : ''
}
