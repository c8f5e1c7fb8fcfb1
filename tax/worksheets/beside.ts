import type { Answers, RawAnswers } from '../answers/raw-answers.ts'
import { rulesOf } from './all-rules.ts'
import type { WorksheetKind } from './kind-names.ts'
import type { WorksheetContent } from './kinds.ts'
import type { Fills } from './rules.ts'

/** A calculation that a worksheet stands beside. */
interface Beside {
  readonly answers: RawAnswers | Answers
  readonly taxYear: number
}

/** A worksheet as it counts beside answers: a question that it leaves open counts as it was answered [spec 27.3]. */
export function besideAnswers<Kind extends WorksheetKind>(
  kind: Kind,
  content: WorksheetContent<Kind>,
  answers: RawAnswers | Answers,
): WorksheetContent<Kind> {
  return rulesOf(kind).beside?.(content, answers) ?? content
}

/** The answers that a worksheet sets. What nobody typed into it leaves an answer that was given as it stands [spec 27.3]. */
export function fillsBeside<Kind extends WorksheetKind>(
  kind: Kind,
  content: WorksheetContent<Kind>,
  { answers, taxYear }: Beside,
): Fills {
  const rules = rulesOf(kind)
  const fills = rules.fills(besideAnswers(kind, content, answers), { taxYear })
  const given = answers as RawAnswers
  const stays = (rules.unasked?.(content, answers) ?? []).filter((key) => (given[key] ?? null) !== null)
  return Object.fromEntries(Object.entries(fills).filter(([key]) => !stays.some((one) => one === key)))
}

/** What a worksheet that was not begun starts with: what the answers say of it already, as its boxes hold it. */
export function beginningOf(
  kind: WorksheetKind,
  answers: RawAnswers | Answers,
): Readonly<Record<string, unknown>> {
  return rulesOf(kind).begin?.(answers) ?? {}
}
