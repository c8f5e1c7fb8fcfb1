import { readFileSync } from 'node:fs'
import {
  calculations,
  lookUps,
  outside,
  type AskedQuestion,
} from '../../api/features/assistant/questions/index.ts'
import {
  type Outcome,
  questionsOf,
  type ScoredQuestion,
} from '../../api/features/assistant/testing/scoring/index.ts'

const testing = new URL('../../api/features/assistant/testing/', import.meta.url)

/** Questions whose first run counted no more when they were written down: they were tuned with. */
export const knownQuestions = (): ScoredQuestion[] =>
  questionsOf(readFileSync(new URL('known-questions.jsonl', testing), 'utf8'))

function outcomesOf({ article, figure, kind }: AskedQuestion): Outcome[] {
  if (article !== undefined) return [{ kind: 'article', ids: [article] }]
  const naira = /^₦([\d,]+)$/.exec(figure ?? '')?.[1]
  if (naira !== undefined) return [{ kind: 'figure', naira: Number(naira.replaceAll(',', '')) }]
  if (figure !== undefined) return [{ kind: 'facts', says: [[figure]] }]
  return [{ kind: kind === 'declined' ? 'declines' : 'does not know' }]
}

/** The questions that came with the guide, as the scorer has them. */
export const guideQuestions = (): ScoredQuestion[] =>
  Object.entries({ lookUps, calculations, outside }).flatMap(([group, asked]) =>
    asked.map((question, index) => ({
      id: `${group}-${index + 1}`,
      group,
      ask: question.ask,
      after: [],
      own: false,
      expect: outcomesOf(question),
      never: [],
    })),
  )
