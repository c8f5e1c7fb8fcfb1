import type { Draft } from '../../../contract/http/index.ts'
import {
  formatNaira,
  isBlank,
  parseAmount,
  questionsFor,
  type AnswerKey,
  type Field,
  type Question,
  type Section,
} from '../../../tax/index.ts'
import { assumedPercent, contributionOf } from './assumed.ts'

type DraftAnswers = Draft['answers']

/** One row of the overview of answers. */
export interface AnswerRow {
  question: Question
  /** Whether the value is an amount, which is right-aligned. */
  isAmount: boolean
  value: string
  /** An explanation beside the value: "left empty" and "you typed 0" are taxed differently. */
  note?: string
}

export interface AnswerSection {
  section: Section
  rows: AnswerRow[]
}

const sections: readonly Section[] = ['about', 'income', 'benefits', 'deductions']

/** The answers that nobody misses: the ticks never tell anything, the payslip's two only when they were given. */
const silent: Readonly<Partial<Record<AnswerKey, 'always' | 'when-empty'>>> = {
  had: 'always',
  monthsPaid: 'when-empty',
  payeTaken: 'when-empty',
}

/** The questions that apply and whose answer tells something. */
export function telling(answers: DraftAnswers): readonly Question[] {
  return questionsFor(answers).filter(({ fields }) =>
    fields.some(
      ({ key }) => silent[key] === undefined || (silent[key] === 'when-empty' && !isBlank(answers[key])),
    ),
  )
}

/** The answers that apply, grouped in sections; sections without a question are left out. */
export function answerSections(answers: DraftAnswers): AnswerSection[] {
  const applicable = telling(answers)
  return sections
    .map((section) => ({
      section,
      rows: applicable
        .filter((question) => question.section === section)
        .map((question) => answerRow(question, answers)),
    }))
    .filter(({ rows }) => rows.length > 0)
}

/** One answer as a row. */
export function answerRow(question: Question, answers: DraftAnswers): AnswerRow {
  return {
    question,
    isAmount: question.fields.some(({ kind }) => kind === 'money'),
    ...valuesOf(question, answers),
  }
}

/** A question with several fields, the name, is one row. */
function valuesOf({ fields }: Question, answers: DraftAnswers): Pick<AnswerRow, 'value' | 'note'> {
  const [field] = fields
  if (fields.length === 1 && field !== undefined) return valueOf(field, answers)
  const values = fields.map(({ key }) => answers[key]).filter((value) => !isBlank(value))
  return values.length === 0 ? { value: 'Not given', note: 'left empty' } : { value: values.join(' ') }
}

function valueOf(field: Field, answers: DraftAnswers): Pick<AnswerRow, 'value' | 'note'> {
  const raw = answers[field.key]
  if (field.kind === 'money') return amountOf(field.key, answers)
  if (isBlank(raw)) return { value: 'Not given', note: 'left empty' }
  const value = field.kind === 'choice' ? labelOf(field.options, raw) : String(raw)
  const isFamily = field.key === 'maritalStatus' || field.key === 'numberOfChildren'
  return isFamily ? { value, note: 'does not change the tax' } : { value }
}

function amountOf(key: AnswerKey, answers: DraftAnswers): Pick<AnswerRow, 'value' | 'note'> {
  const parsed = parseAmount(answers[key])
  if (parsed.kind === 'fault') return { value: String(answers[key]), note: 'not an amount yet' }
  const contribution = contributionOf(key)
  const assumed = contribution && assumedPercent(contribution, answers)
  if (parsed.kind === 'blank')
    return { value: assumed === undefined ? formatNaira(0) : `${assumed}% of income`, note: 'left empty' }
  const value = formatNaira(parsed.naira)
  if (contribution && assumed === undefined) return { value, note: 'not taken off for a pensioner' }
  if (key === 'payeTaken') return { value, note: 'to compare' }
  if (parsed.naira > 0) return { value }
  return { value, note: contribution ? 'none paid' : 'you typed 0' }
}

/** An answer as displayed: "₦6,000,000", "Employee", "empty". */
export function answerInWords(field: Field, raw: DraftAnswers[AnswerKey]): string {
  if (raw === undefined || raw === null || raw === '') return 'empty'
  if (field.kind === 'choice') return labelOf(field.options, raw)
  const parsed = field.kind === 'money' ? parseAmount(raw) : undefined
  return parsed?.kind === 'amount' ? formatNaira(parsed.naira) : String(raw)
}

function labelOf(options: readonly { value: string; label: string }[], raw: unknown): string {
  return options.find(({ value }) => value === raw)?.label ?? String(raw)
}
