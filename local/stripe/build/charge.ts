import type { Stripe } from 'stripe'
import type { Ledger } from '../ledger.ts'
import type { Charge, Dispute } from '../state.ts'
import { listOf } from './objects.ts'

function buildRefund(charge: Charge, refund: Charge['refunds'][number]): Stripe.Refund {
  return {
    id: refund.id,
    object: 'refund',
    amount: refund.amount,
    balance_transaction: null,
    charge: charge.id,
    created: refund.created,
    currency: 'usd',
    customer: charge.customerId,
    customer_account: null,
    metadata: {},
    payment_intent: charge.intentId,
    payment_method: null,
    reason: 'requested_by_customer',
    receipt_number: null,
    source_transfer_reversal: null,
    status: 'succeeded',
    transfer_reversal: null,
  }
}

/** The refunds of a charge, newest first; on the charge only when they are asked for (expand). */
export function buildRefunds(kept: Charge): Stripe.ApiList<Stripe.Refund> {
  const refunds = kept.refunds.map((refund) => buildRefund(kept, refund)).toReversed()
  return listOf(refunds, `/v1/charges/${kept.id}/refunds`)
}

/** What a card was charged. */
export function buildCharge({ state }: Pick<Ledger, 'state'>, kept: Charge): Stripe.Charge {
  const { id, amount, customerId, created } = kept
  const refunded = kept.refunds.reduce((sum, refund) => sum + refund.amount, 0)
  return {
    id,
    object: 'charge',
    amount,
    amount_captured: amount,
    amount_refunded: refunded,
    application: null,
    application_fee: null,
    application_fee_amount: null,
    balance_transaction: null,
    billing_details: { address: null, email: null, name: null, phone: null, tax_id: null },
    calculated_statement_descriptor: 'NAIJATAX',
    captured: true,
    created,
    currency: 'usd',
    customer: customerId,
    description: 'Subscription update',
    disputed: Object.values(state.disputes).some(({ chargeId }) => chargeId === id),
    failure_balance_transaction: null,
    failure_code: null,
    failure_message: null,
    fraud_details: null,
    livemode: false,
    metadata: {},
    on_behalf_of: null,
    outcome: null,
    paid: true,
    payment_intent: kept.intentId,
    payment_method: null,
    payment_method_details: null,
    receipt_email: null,
    receipt_number: null,
    receipt_url: null,
    refunded: refunded === amount,
    review: null,
    shipping: null,
    source: null,
    source_transfer: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: 'succeeded',
    transfer_data: null,
    transfer_group: null,
  }
}

/** What the card's owner disputes. */
export function buildDispute({ state }: Pick<Ledger, 'state'>, kept: Dispute): Stripe.Dispute {
  const charge = state.charges[kept.chargeId]
  return {
    id: kept.id,
    object: 'dispute',
    amount: charge?.amount ?? 0,
    balance_transactions: [],
    charge: kept.chargeId,
    created: kept.created,
    currency: 'usd',
    enhanced_eligibility_types: [],
    evidence: noEvidence,
    evidence_details: {
      due_by: null,
      enhanced_eligibility: {},
      has_evidence: false,
      past_due: false,
      submission_count: 0,
      submission_method: 'not_submitted',
    },
    intended_submission_method: null,
    is_charge_refundable: false,
    livemode: false,
    metadata: {},
    payment_intent: charge?.intentId ?? null,
    reason: 'general',
    status: kept.status,
  }
}

const noEvidence: Stripe.Dispute.Evidence = {
  access_activity_log: null,
  billing_address: null,
  cancellation_policy: null,
  cancellation_policy_disclosure: null,
  cancellation_rebuttal: null,
  customer_communication: null,
  customer_email_address: null,
  customer_name: null,
  customer_purchase_ip: null,
  customer_signature: null,
  duplicate_charge_documentation: null,
  duplicate_charge_explanation: null,
  duplicate_charge_id: null,
  enhanced_evidence: {},
  product_description: null,
  receipt: null,
  refund_policy: null,
  refund_policy_disclosure: null,
  refund_refusal_explanation: null,
  service_date: null,
  service_documentation: null,
  shipping_address: null,
  shipping_carrier: null,
  shipping_date: null,
  shipping_documentation: null,
  shipping_tracking_number: null,
  uncategorized_file: null,
  uncategorized_text: null,
}
