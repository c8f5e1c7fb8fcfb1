export { AwaitingPayment } from './PlanWatch.tsx'
export { useCheckout, usePortal } from './checkout.ts'
