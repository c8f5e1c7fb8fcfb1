export { isSameRole } from './change.ts'
export { recall, say } from './recall.ts'
export { confirmedSaid, leaveOutSaid, placeSaid, replaceSaid } from './taps.ts'
