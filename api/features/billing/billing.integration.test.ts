import { describe, expect, it } from 'vitest'
import { paymentReference } from '../../../db/payment-reference.ts'
import { verifiedAccount } from '../../../db/testing/factories.ts'
import { useTestApi } from '../../testing/index.ts'
import { findPaymentKey } from '../../../db/stores/product-keys.ts'

const api = useTestApi({
  env: { FREE_CALCULATIONS: '0', FALLBACK_PAYMENT_LINK: 'https://pay.example.test/b/1?locale=en' },
})

describe('GET /billing/status', () => {
  it('knows no limit when the product has none, and how to pay when checkout fails', async () => {
    const account = await verifiedAccount(api.db, { email: 'ada+tax@example.test' })
    const reference = paymentReference(await findPaymentKey(api.db.connection), account.id)
    const client = await api.signedInAs(account)
    expect((await client.get('/billing/status')).body).toEqual({
      paid: false,
      activeUntil: null,
      freeCalculationsLeft: null,
      paymentReference: reference,
      fallbackPaymentLink: `https://pay.example.test/b/1?locale=en&client_reference_id=${reference}&prefilled_email=ada%2Btax%40example.test`,
      renewal: null,
    })
  })
})

describe('where payments are not set up', () => {
  it.each(['checkout-session', 'portal'])('POST /billing/%s says so', async (call) => {
    const client = await api.signedInAs(await verifiedAccount(api.db))
    const answer = await client.post(`/billing/${call}`, {})
    expect([answer.status, answer.body['code']]).toEqual([503, 'payment_unavailable'])
  })

  it('POST /billing/webhook keeps nothing, so that Stripe sends it again', async () => {
    expect((await api.anonymous().post('/billing/webhook', {})).status).toBe(503)
  })
})
