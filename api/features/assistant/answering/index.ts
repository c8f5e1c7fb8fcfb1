export { answerFrom, type Asked, replyTo, type Turn, turnOf } from './answer.ts'
export { explainOwnCalculation, suggestionsOf } from './own-calculation.ts'
export type { OwnCalculation, Reply, Source } from './reply.ts'
export { sourcesOf } from './reply.ts'
