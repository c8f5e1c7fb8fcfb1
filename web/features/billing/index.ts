export { disputeInWords, endedInWords, notAddedInWords } from './end-of-pro.ts'
export { AwaitingPayment } from './PlanWatch.tsx'
export { useCheckout, usePortal } from './checkout.ts'
