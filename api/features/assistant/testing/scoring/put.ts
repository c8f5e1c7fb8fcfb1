import { answerFrom, type OwnCalculation } from '../../answering/index.ts'
import type { ScoredQuestion } from './outcome.ts'
import type { Answered } from './verdict.ts'

/** The calculation that questions about the person's own are asked of. */
const saved: OwnCalculation['answers'] = {
  firstName: 'Ada',
  lastName: 'Obi',
  taxYear: 2026,
  status: 'employee',
  salary: 6_000_000,
  rentPaidBySelf: 1_000_000,
  pensionContribution: 0,
  nhfContribution: 0,
  nhisContribution: 0,
}

/** What is put to the assistant. */
export type Put = Pick<ScoredQuestion, 'ask' | 'after' | 'own'>

/** Puts a question after its earlier ones, in process, and taps "Calculate" where the reading comes first. */
export function put({ ask, after, own }: Put): Answered {
  const told = { answers: own ? saved : undefined, currentYear: 2026 }
  const first = answerFrom(ask, { own: told, earlier: after })
  if (first.kind !== 'read') return { first }
  return { first, confirmed: answerFrom('Calculate', { own: told, earlier: [...after, ask] }) }
}
