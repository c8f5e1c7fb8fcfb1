export { saveResult } from './save.ts'
export { sendPending } from './send.ts'
