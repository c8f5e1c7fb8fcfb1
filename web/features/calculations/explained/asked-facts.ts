import type { Draft } from '../../../../contract/http/index.ts'
import {
  type ByTheAct,
  type ChoiceId,
  type FactKey,
  facts,
  isBlank,
  minimumWageOfMonth,
  parseAmount,
} from '../../../../tax/index.ts'

/** The questions about one matter. */
export interface FactGroup {
  readonly id: ChoiceId
  readonly facts: readonly FactKey[]
}

/** What is asked after a result. */
export interface AskedFacts {
  readonly common: readonly FactGroup[]
  /** What concerns few people: asked behind "Less common". */
  readonly rare: readonly FactGroup[]
  /** How many questions of each are not answered. */
  readonly open: { readonly common: number; readonly rare: number }
}

/** Pay above three minimum wages of a year: that one of several jobs is at the wage concerns few then, in naira. */
const wellPaid = 3 * 12 * minimumWageOfMonth

/** Whether a question concerns few people like this one. */
function isRareFor(key: FactKey, answers: Draft['answers']): boolean {
  if ('rare' in facts[key]) return true
  if (key !== 'jobs' || !isBlank(answers.jobs)) return false
  const pay = [answers.salary, answers.allowances, answers.commissions].map((typed) => parseAmount(typed))
  return pay.reduce((sum, parsed) => sum + (parsed.kind === 'amount' ? parsed.naira : 0), 0) > wellPaid
}

/** The questions that the Act asks of these answers, by matter, with how many are open. */
export function askedFacts(
  { questions }: Pick<ByTheAct, 'questions'>,
  answers: Draft['answers'],
): AskedFacts {
  const groups = (rare: boolean): FactGroup[] =>
    questions
      .map(({ id, facts: keys }) => ({
        id,
        facts: keys.filter((key) => isRareFor(key, answers) === rare),
      }))
      .filter(({ facts: keys }) => keys.length > 0)
  const openOf = (all: readonly FactGroup[]) =>
    all.flatMap(({ facts: keys }) => keys).filter((key) => isBlank(answers[key])).length
  const [common, rare] = [groups(false), groups(true)]
  return { common, rare, open: { common: openOf(common), rare: openOf(rare) } }
}

/** "3 questions may change it": what is still open, in words. */
export function stillOpenInWords({ open }: Pick<AskedFacts, 'open'>): string {
  const { common, rare } = open
  if (common > 0) return `${common} ${common === 1 ? 'question' : 'questions'} may change it`
  return rare > 0 ? 'Only less common questions are open' : 'All answered'
}
