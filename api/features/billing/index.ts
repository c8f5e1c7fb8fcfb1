export { requestReconcile } from './commands/repairs.ts'
export { attachPayment } from './commands/repairs.ts'
export { freeCalculationsLeft, isPaid } from './policy.ts'
export { billingRoutes } from './routes.ts'
