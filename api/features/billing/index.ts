export { freeCalculationsLeft, isPaid } from './policy.ts'
export { billingRoutes } from './routes.ts'
