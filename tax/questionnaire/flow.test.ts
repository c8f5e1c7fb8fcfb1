import { describe, expect, test } from 'vitest'
import { amountRows, questionnaireKeys, rowsOf, statusOptions } from '../answers/index.ts'
import type { RawAnswers } from '../answers/raw-answers.ts'
import { calculate } from '../calculate.ts'
import { checkAnswers } from './check-answers.ts'
import { checkField } from './check-field.ts'
import { type Condition, conditions, type Status } from '../answers/status.ts'
import { appliesTo, isAnswered, questionOf, questionsFor } from './flow.ts'
import { type Field, keysOf, questionIds, questions } from './questions.ts'

const context = { currentYear: 2026 }

/**
 * Every kind of value that a person may type into a field: its limits, its choices, nothing where that is allowed.
 */
function answersFor(field: Field): readonly (string | number | null)[] {
  switch (field.kind) {
    case 'name':
      return ['Adaeze']
    case 'tin':
      return [null, '12345678-0001']
    case 'year':
      return ['2020', '2026', '2027']
    case 'choice':
      return field.required
        ? field.options.map(({ value }) => value)
        : [null, ...field.options.map(({ value }) => value)]
    case 'money':
      return [null, '0', '1,000,000,000,000']
    case 'count':
      return [null, String(field.least), String(field.most)]
    case 'ticks':
      return [null, 'none', 'rent dividends']
    default:
      throw new Error('A new kind of field needs its answers here')
  }
}

/** Walks from the first question to the last, giving each field the answer that `choose` picks. */
function walk(choose: (field: Field) => string | number | null): { answers: RawAnswers; path: number[] } {
  const answers: RawAnswers = {}
  const path: number[] = []
  for (const [step, question] of questions.entries()) {
    if (!appliesTo(question, answers)) continue
    path.push(step)
    for (const field of question.fields) answers[field.key] = choose(field)
  }
  return { answers, path }
}

const statuses = statusOptions.map(({ value }) => value)
const branches = statuses.flatMap((status) =>
  [0, 1, 2, 3, 4].map((pick) => ({
    status,
    pick,
    ...walk((field) => {
      const choices = answersFor(field)
      return field.key === 'status' ? status : (choices[pick % choices.length] ?? null)
    }),
  })),
)

describe('every branch', () => {
  test.each(branches)('$status, answer $pick of each field: ends in a result', ({ answers, path }) => {
    for (const step of path)
      for (const { key } of questions[step]?.fields ?? [])
        expect(checkField(key, answers[key], context)).toMatchObject({ ok: true })
    const checked = checkAnswers(answers, context)
    expect(checked).toMatchObject({ ok: true })
    const { totalTax } = calculate(checked.ok ? checked.answers : answers, context)
    expect(Number.isSafeInteger(totalTax)).toBe(true)
  })

  test('no question is out of reach', () => {
    const reached = new Set(branches.flatMap(({ path }) => path))
    expect([...reached].sort((a, b) => a - b)).toEqual(questions.map((_, index) => index))
  })

  test.each(branches)(
    '$status, answer $pick: no later answer changes what was asked',
    ({ answers, path }) => {
      expect(path.map((step) => questions[step])).toEqual(questionsFor(answers))
    },
  )
})

describe('the list', () => {
  test('has every id once, in order', () => {
    expect(questions.map(({ id }) => id)).toEqual([...questionIds])
  })

  test('asks for every answer exactly once', () => {
    expect(questions.flatMap(keysOf).sort()).toEqual([...questionnaireKeys].sort())
  })

  test('has ids fit for an address', () => {
    expect(questionIds.filter((id) => !/^[a-z]+(?:-[a-z]+)*$/.test(id))).toEqual([])
  })

  test('uses every condition that there is', () => {
    expect([...new Set(questions.map(({ when }) => when))].sort()).toEqual(Object.keys(conditions).sort())
  })
})

/** The answers that are not asked for a status. */
function missing(status: string): string[] {
  const asked = questionsFor({ status }).flatMap(keysOf)
  return questionnaireKeys.filter((key) => !asked.includes(key)).sort()
}

describe('which questions each status is asked', () => {
  const holding: Readonly<Record<Status, readonly Condition[]>> = {
    employee: ['always', 'hasEmployment'],
    'self-employed': ['always', 'hasBusiness'],
    both: ['always', 'hasEmployment', 'hasBusiness'],
    pensioner: ['always'],
    other: ['always'],
  }

  test.each(statuses)('%s: all but the amounts whose condition does not hold', (status) => {
    const without = amountRows.filter(({ when }) => !holding[status].includes(when))
    const ofPayslip = holding[status].includes('hasEmployment') ? [] : ['monthsPaid', 'payeTaken']
    expect(missing(status)).toEqual([...without.map(({ key }) => key), ...ofPayslip].sort())
  })

  test('pay and every benefit are of people with an employer', () => {
    const wanted = ['salary', 'commissions', 'allowances', ...rowsOf('benefit').map(({ key }) => key)]
    expect(missing('self-employed')).toEqual(expect.arrayContaining(wanted))
    expect(missing('employee')).toContain('businessIncome')
  })
})

test('a question is answered when each of its fields holds something, 0 included', () => {
  const { question: name } = questionOf('firstName')
  const { question: salary } = questionOf('salary')
  expect(isAnswered(name, { firstName: 'Ada' })).toBe(false)
  expect(isAnswered(name, { firstName: 'Ada', lastName: 'Obi' })).toBe(true)
  expect(isAnswered(salary, { salary: 0 })).toBe(true)
  expect(isAnswered(salary, { salary: '  ' })).toBe(false)
  expect(isAnswered(salary, { salary: null })).toBe(false)
})
