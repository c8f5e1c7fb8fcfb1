export { requestReconcile } from './commands/repairs.ts'
export { daysLeftOf, grantDays, MOST_GRANTED_DAYS } from './commands/grant-days.ts'
export {
  findLastPayment,
  findPaymentOfNobody,
  isAllBack,
  madeUpForOf,
  refundPayment,
  settledOfNobody,
  stateOfPayment,
  type LastPayment,
  type MadeUp,
} from './commands/refund.ts'
export { attachPayment, resendReceipt, settleRefund } from './commands/repairs.ts'
export { freeCalculationsLeft, isPaid } from './policy.ts'
export { billingRoutes } from './routes.ts'
