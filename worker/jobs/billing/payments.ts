import { openPayments, type Payments } from '../../../platform/stripe.ts'
import type { WorkerServices } from '../../services.ts'

/** Opens Stripe on first use, once a process. @returns what throws where payments are not set up. */
export function paymentsOf({ env }: Pick<WorkerServices, 'env'>): () => Payments {
  let opened: Payments | null | undefined
  return () => {
    opened ??= openPayments(env)
    if (!opened) throw new Error('Payments are not set up: set the STRIPE_ variables')
    return opened
  }
}
