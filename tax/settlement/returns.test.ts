import { describe, expect, it } from 'vitest'
import type { Answers } from '../answers/raw-answers.ts'
import { returnCases, type ReturnCase } from '../cases/returns.ts'
import { explain } from '../explanation/explain.ts'
import { checkAnswers } from '../questionnaire/check-answers.ts'
import { checkWorksheet, rulesOf } from '../worksheets/all-rules.ts'
import { filledAnswers } from '../worksheets/fill.ts'
import type { WorksheetKind } from '../worksheets/kind-names.ts'
import type { Worksheets } from '../worksheets/kinds.ts'
import { settle } from './settle.ts'

const taxYear = 2026
const currentYear = 2026

function checked(answers: object): Answers {
  const check = checkAnswers({ firstName: 'A', lastName: 'B', ...answers }, { currentYear })
  if (!check.ok) throw new Error(JSON.stringify(check.faults))
  return check.answers
}

/** What the API does with each worksheet in turn, without its storage. */
function filled({ answers, facts, worksheets }: ReturnCase): { answers: Answers; worksheets: Worksheets } {
  let own = checked({ ...answers, ...facts })
  const kept: Record<string, unknown> = {}
  for (const [name, raw] of Object.entries(worksheets)) {
    const kind = name as WorksheetKind
    const check = checkWorksheet(kind, raw, taxYear)
    if (!check.ok) throw new Error(`${kind}: ${JSON.stringify(check.faults)}`)
    kept[kind] = check.content
    own = checked(filledAnswers(own, rulesOf(kind).fills(check.content, { taxYear })))
  }
  return { answers: own, worksheets: kept }
}

describe('from the first answers to what is left to pay', () => {
  it.each(returnCases)('$who', (person) => {
    const { answers, worksheets } = filled(person)
    const { result, act } = explain(answers, { currentYear })
    const { left, lines, balance } = settle({ answers, result, act, worksheets, taxYear })
    expect({ tax: lines[0]?.act, left }, person.byHand).toEqual(person.expected)
    expect(lines.reduce((sum, line) => sum + (line.act ?? 0), 0)).toBe(balance.act)
  })
})
