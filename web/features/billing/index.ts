export { AwaitingPayment } from './AwaitingPayment.tsx'
export { useCheckout } from './use-checkout.ts'
export { usePortal } from './use-portal.ts'
