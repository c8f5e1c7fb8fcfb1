export { isSameRole } from './change.ts'
export { recall, say } from './recall.ts'
export { confirmedSaid, leaveOutSaid, replaceSaid } from './taps.ts'
