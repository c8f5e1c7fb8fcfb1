export { type Broken, brokenOf, pairsOf, type Plain, plainQuestions } from './pairs.ts'
