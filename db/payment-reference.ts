import { createHmac, timingSafeEqual } from 'node:crypto'
import { parse, stringify } from 'uuid'

const ID_BYTES = 16
const SIGNATURE_BYTES = 16

const sign = (key: string, id: Uint8Array): Buffer =>
  createHmac('sha256', key).update('payment-reference:').update(id).digest().subarray(0, SIGNATURE_BYTES)

/**
 * Names an account to Stripe: its id and 128 bits of HMAC-SHA256 under the payment key (findPaymentKey), base64url, 43 characters (of those
 * that Stripe takes in client_reference_id). Opaque there, and nobody else can make one.
 */
export function paymentReference(paymentKey: string, accountId: string): string {
  const id = parse(accountId)
  return Buffer.concat([id, sign(paymentKey, id)]).toString('base64url')
}

/**
 * The account that a reference names; undefined for whatever we did not sign.
 * @param keys of ours, any of which may have signed it: the payment key, and those of TOKEN_KEY, which signed references
 *   before there was one.
 */
export function accountOfReference(keys: readonly string[], reference: string): string | undefined {
  const bytes = Buffer.from(reference, 'base64url')
  if (bytes.length !== ID_BYTES + SIGNATURE_BYTES) return undefined
  const id = bytes.subarray(0, ID_BYTES)
  const isOurs = keys.some((key) => timingSafeEqual(bytes.subarray(ID_BYTES), sign(key, id)))
  return isOurs ? stringify(id) : undefined
}
