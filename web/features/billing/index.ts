export { disputeInWords, heldBackInWords, endedInWords, notAddedInWords } from './end-of-pro.ts'
export { AwaitingChange, AwaitingPayment } from './PlanWatch.tsx'
export { useCheckout, usePortal } from './checkout.ts'
