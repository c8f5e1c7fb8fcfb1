export { type Outcome, questionsOf, type ScoredQuestion } from './outcome.ts'
export { put } from './put.ts'
export { score } from './score.ts'
export { missesOf, type Scored, tableOf } from './table.ts'
