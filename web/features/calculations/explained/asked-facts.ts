import type { Draft } from '../../../../contract/http/index.ts'
import { type ByTheAct, type ChoiceId, type FactKey, isBlank } from '../../../../tax/index.ts'

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

/** The questions that the Act asks of these answers, by matter, with how many are open. */
export function askedFacts(
  { questions }: Pick<ByTheAct, 'questions'>,
  answers: Draft['answers'],
): AskedFacts {
  const groups = (kind: 'common' | 'rare'): FactGroup[] =>
    questions
      .map((question) => ({ id: question.id, facts: question[kind] }))
      .filter(({ facts }) => facts.length > 0)
  const openOf = (all: readonly FactGroup[]) =>
    all.flatMap(({ facts }) => facts).filter((key) => isBlank(answers[key])).length
  const [common, rare] = [groups('common'), groups('rare')]
  return { common, rare, open: { common: openOf(common), rare: openOf(rare) } }
}

/** "3 questions may change it": what is still open, in words. */
export function stillOpenInWords({ open }: Pick<AskedFacts, 'open'>): string {
  const { common, rare } = open
  if (common > 0) return `${common} ${common === 1 ? 'question' : 'questions'} may change it`
  return rare > 0 ? 'Only less common questions are open' : 'All answered'
}
