export { changeKept, isKnownHidden, sendFacts } from './send.ts'
export { moveWaiting } from './store.ts'
export { useFacts } from './use-facts.ts'
