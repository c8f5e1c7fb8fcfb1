export { attachPayment } from './commands/attach-payment.ts'
export { closeBilling } from './commands/close-billing.ts'
export { freeCalculationsLeft, isPaid } from './policy.ts'
export { billingRoutes } from './routes.ts'
