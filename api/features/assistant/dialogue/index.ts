export { type Known, nothingKnown } from './known.ts'
export { recall, say } from './recall.ts'
export { confirmedSaid, leaveOutSaid, placeSaid, replaceSaid } from './taps.ts'
