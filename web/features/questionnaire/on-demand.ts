export { CheckAnswers } from './check/CheckAnswers.tsx'
export { Questions } from './questions/Questions.tsx'
export { TickList } from './screens/TickList.tsx'
