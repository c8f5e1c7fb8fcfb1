export { VerifyPending } from './VerifyPending.tsx'
