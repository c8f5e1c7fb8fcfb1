import { createHmac, timingSafeEqual } from 'node:crypto'
import { parse, stringify } from 'uuid'

const ID_BYTES = 16
const SIGNATURE_BYTES = 16

const sign = (tokenKey: string, id: Uint8Array): Buffer =>
  createHmac('sha256', tokenKey).update('payment-reference:').update(id).digest().subarray(0, SIGNATURE_BYTES)

/**
 * Names an account to Stripe: its id and 128 bits of HMAC-SHA256 under TOKEN_KEY, base64url, 43 characters (of those
 * that Stripe takes in client_reference_id). Opaque there, and nobody else can make one.
 */
export function paymentReference(tokenKey: string, accountId: string): string {
  const id = parse(accountId)
  return Buffer.concat([id, sign(tokenKey, id)]).toString('base64url')
}

/** The account that a reference names; undefined for whatever we did not sign. */
export function accountOfReference(tokenKey: string, reference: string): string | undefined {
  const bytes = Buffer.from(reference, 'base64url')
  if (bytes.length !== ID_BYTES + SIGNATURE_BYTES) return undefined
  const id = bytes.subarray(0, ID_BYTES)
  return timingSafeEqual(bytes.subarray(ID_BYTES), sign(tokenKey, id)) ? stringify(id) : undefined
}
