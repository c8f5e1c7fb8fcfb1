import { useState } from 'react'
import {
  answerLabel,
  formatAmount,
  formatNaira,
  isBlank,
  type AmountKey,
  type Question,
} from '../../../../tax/index.ts'
import { Actions, Button } from '../../../components/Button.tsx'
import { MoneyField, TextField } from '../../../components/fields/index.ts'
import { Ledger } from '../../../components/figures/index.ts'
import { Form } from '../../../components/Form.tsx'
import { Help } from '../../../components/Help.tsx'
import type { DraftAnswers } from '../../autosave/index.ts'
import { toolOf, type Tool } from './tools.ts'
import styles from './WorkOut.module.css'

interface WorkOutProps {
  question: Question
  answers: DraftAnswers
  onChange: (change: DraftAnswers) => void
}

/** "Not sure? Work it out": the engine's helper for this question, opened in place; null when it has none. */
export function WorkOut({ question, answers, onChange }: WorkOutProps) {
  const tool = toolOf(question)
  const [field] = question.fields
  if (tool === undefined || field?.kind !== 'money' || field.key === 'payeTaken') return null
  return (
    <Help summary={tool.summary}>
      <Working tool={tool} own={field.key} answers={answers} onChange={onChange} />
    </Help>
  )
}

function Working({
  tool,
  own,
  answers,
  onChange,
}: {
  tool: Tool
  own: AmountKey
  answers: DraftAnswers
  onChange: (change: DraftAnswers) => void
}) {
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>(() => tool.prefill(answers))
  const [faults, setFaults] = useState<Readonly<Record<string, string>>>({})
  const [message, setMessage] = useState('')
  const result = tool.run(typed)
  const amount = result.ok ? result.amounts[own] : undefined
  const isEmpty = tool.inputs.every(({ name }) => isBlank(typed[name]))

  const use = () => {
    setFaults(result.ok ? {} : result.faults)
    if (amount === undefined || isEmpty) return
    setMessage(`Filled in: ${answerLabel(own)} ${formatNaira(amount)} for the year.`)
    onChange({ [own]: formatAmount(amount) })
  }

  return (
    <Form className={styles.tool} onSubmit={use}>
      {tool.inputs.map(({ name, label, hint, kind }) => {
        const field = {
          id: `${own}-${name}`,
          label,
          hint,
          error: faults[name],
          value: typed[name] ?? '',
          onChange: (value: string) => {
            setTyped((before) => ({ ...before, [name]: value }))
            setMessage('')
          },
        }
        return kind === 'months' ? (
          <TextField key={name} {...field} inputMode="numeric" />
        ) : (
          <MoneyField key={name} {...field} />
        )
      })}
      {result.ok && !isEmpty && (
        <>
          <Ledger
            lines={result.steps.map((step) => ({ label: step.label, amount: formatNaira(step.amount) }))}
          />
          <p className="cite">{result.source}</p>
        </>
      )}
      <Actions>
        <Button type="submit" kind="line" disabled={isEmpty}>
          {amount === undefined || isEmpty ? 'Use this amount' : `Use ${formatNaira(amount)}`}
        </Button>
      </Actions>
      <output className={styles.messages}>{message}</output>
    </Form>
  )
}
