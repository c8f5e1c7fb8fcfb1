import { buildCharge, buildDispute } from '../build/charge.ts'
import { newId, type Ledger } from '../state/ledger.ts'
import type { Charge, Dispute } from '../state/records.ts'
import { tell } from './tell.ts'

/** Gives back what is left of a charge, or a part. @param amount in cents, at most what is left. */
export function refund(ledger: Ledger, charge: Charge, amount?: number): Charge['refunds'][number] {
  const left = charge.amount - charge.refunds.reduce((sum, one) => sum + one.amount, 0)
  const made = { id: newId('re'), created: ledger.now(), amount: Math.min(amount ?? left, left) }
  charge.refunds.push(made)
  tell(ledger, { type: 'charge.refunded', data: { object: buildCharge(ledger, charge) } })
  return made
}

/** The card's owner disputes a charge. */
export function dispute(ledger: Ledger, charge: Charge): Dispute {
  const opened: Dispute = {
    id: newId('du'),
    chargeId: charge.id,
    created: ledger.now(),
    status: 'needs_response',
  }
  ledger.state.disputes[opened.id] = opened
  tell(ledger, { type: 'charge.dispute.created', data: { object: buildDispute(ledger, opened) } })
  return opened
}

/** The bank decides a dispute. */
export function closeDispute(ledger: Ledger, opened: Dispute, status: 'won' | 'lost'): void {
  opened.status = status
  tell(ledger, { type: 'charge.dispute.closed', data: { object: buildDispute(ledger, opened) } })
}
