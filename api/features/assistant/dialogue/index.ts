export { type Known, nothingKnown } from './known.ts'
export { recall, say } from './recall.ts'
export { leaveOutSaid, replaceSaid } from './taps.ts'
