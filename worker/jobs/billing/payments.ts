import type { Payments } from '../../../platform/stripe.ts'
import type { WorkerServices } from '../job.ts'

/**
 * Opens Stripe on first use, once a process; its client, some 12 MB, is loaded then.
 * @returns what rejects where payments are not set up.
 */
export function paymentsOf({ env }: Pick<WorkerServices, 'env'>): () => Promise<Payments> {
  const open = async (): Promise<Payments> => {
    const { openPayments } = await import('../../../platform/stripe.ts')
    const payments = openPayments(env)
    if (!payments) throw new Error('Payments are not set up: set the STRIPE_ variables')
    return payments
  }
  let opened: Promise<Payments> | undefined
  return () => (opened ??= open())
}
