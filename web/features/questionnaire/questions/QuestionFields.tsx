import {
  formatAmount,
  type AnswerKey,
  type Field,
  type Question,
  type QuestionWords,
} from '../../../../tax/index.ts'
import { Choice, FieldGroup, Select, TextField, TinField } from '../../../components/fields/index.ts'
import type { DraftAnswers } from '../../autosave/index.ts'
import { yearChoices } from '../year-choices.ts'
import { AmountField } from './AmountField.tsx'

interface QuestionFieldsProps {
  question: Question
  words: QuestionWords
  answers: DraftAnswers
  faults: Partial<Record<AnswerKey, string>>
  /** Whether the question is the screen's heading. */
  isHeading?: boolean
  /** Whether no other question follows on the screen: Enter in its last box then leads on. */
  isLast?: boolean
  onChange: (change: DraftAnswers) => void
}

/** The fields of one question. A single field is labelled by the question; several are grouped under it. */
export function QuestionFields({
  question,
  words,
  answers,
  faults,
  isHeading = true,
  isLast = true,
  onChange,
}: QuestionFieldsProps) {
  const [only, second] = question.fields
  if (only !== undefined && second === undefined)
    return (
      <OneField
        field={only}
        frame={{
          id: only.key,
          heading: isHeading,
          label: words.heading,
          ...(words.hint !== '' && { hint: words.hint }),
          error: faults[only.key],
        }}
        value={textOf(only, answers[only.key])}
        isMonthly={only.key === 'pension' && answers.status === 'pensioner'}
        enterKeyHint={isLast ? 'go' : 'next'}
        onChange={(value) => onChange({ [only.key]: value })}
      />
    )
  return (
    <FieldGroup id={question.id} heading={isHeading} label={words.heading} hint={words.hint}>
      {question.fields.map((field) => (
        <OneField
          key={field.key}
          field={field}
          frame={{ id: field.key, label: nameField[field.key]?.label ?? field.key, error: faults[field.key] }}
          value={textOf(field, answers[field.key])}
          isMonthly={false}
          enterKeyHint={isLast && field === question.fields[question.fields.length - 1] ? 'go' : 'next'}
          onChange={(value) => onChange({ [field.key]: value })}
        />
      ))}
    </FieldGroup>
  )
}

interface OneFieldProps {
  field: Field
  frame: { id: string; heading?: boolean; label: string; hint?: string; error?: string | undefined }
  value: string
  isMonthly: boolean
  enterKeyHint: 'next' | 'go'
  onChange: (value: string) => void
}

function OneField({ field, frame, value, isMonthly, enterKeyHint, onChange }: OneFieldProps) {
  if (field.kind === 'money')
    return <AmountField {...{ frame, isMonthly, enterKeyHint, onChange }} yearly={value} />
  if (field.kind === 'year')
    return <Select {...frame} options={yearChoices(value)} value={value} onChange={onChange} />
  if (field.kind === 'choice')
    return (
      <Choice
        {...frame}
        name={field.key}
        options={field.options}
        value={value === '' ? undefined : value}
        onChange={onChange}
      />
    )
  if (field.kind === 'tin') return <TinField {...{ ...frame, enterKeyHint, value, onChange }} />
  return (
    <TextField
      {...frame}
      inputMode={field.kind === 'count' ? 'numeric' : 'text'}
      autoComplete={nameField[field.key]?.autoComplete ?? 'off'}
      spellCheck={false}
      enterKeyHint={enterKeyHint}
      value={value}
      onChange={onChange}
    />
  )
}

/** Labels and autocomplete hints of the fields that share a question. */
const nameField: Partial<Record<AnswerKey, { label: string; autoComplete: string }>> = {
  firstName: { label: 'First name', autoComplete: 'given-name' },
  lastName: { label: 'Last name', autoComplete: 'family-name' },
}

/** An answer as text for its field; a number of naira is grouped in thousands. */
function textOf(field: Field, answer: DraftAnswers[AnswerKey]): string {
  if (answer === undefined || answer === null) return ''
  return field.kind === 'money' && typeof answer === 'number' ? formatAmount(answer) : String(answer)
}
