export { isSameRole } from './change.ts'
export { recall, say } from './recall.ts'
export { leaveOutSaid, placeSaid, replaceSaid } from './taps.ts'
