import { describe, expect, it } from 'vitest'
import { handledEventTypes } from '../../../contract/jobs/stripe-events.ts'
import { useTestApi, type Answered } from '../../testing/index.ts'
import { deliver, eventBody, paymentEnv, signature } from './testing/signed-events.ts'

const api = useTestApi({ env: paymentEnv })
const refused = (answer: Answered) => [answer.status, answer.body['code']]
const signedWrong = [400, 'invalid_signature']

const kept = (id: string) => api.db.rows('select * from stripe_events where id = ?', [id])
const jobsOf = (id: string) =>
  api.db.rows(`select id from outbox where job = 'sync-subscription' and payload->>'stripeEventId' = ?`, [id])

describe('an event', () => {
  it('is kept with its job, by ids alone, then answered', async () => {
    const body = eventBody({ id: 'evt_kept', customer: 'cus_kept' })
    const answer = await deliver(api, body, signature(api, body))
    expect([answer.status, answer.body]).toEqual([200, { received: true }])
    expect(await kept('evt_kept')).toEqual([
      {
        id: 'evt_kept',
        type: 'customer.subscription.updated',
        object_id: 'sub_1',
        customer_id: 'cus_kept',
        happened_at: new Date(1_790_000_000_000),
        received_at: api.clock.now(),
        done_at: null,
        found_at: null,
        told_at: null,
      },
    ])
    expect(await jobsOf('evt_kept')).toHaveLength(1)
  })

  it('delivered again, and five times at once, makes one job', async () => {
    const body = eventBody({ id: 'evt_five' })
    const send = () => deliver(api, body, signature(api, body))
    const answers = await Promise.all(Array.from({ length: 5 }, send))
    expect([...answers, await send()].map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200])
    expect(await kept('evt_five')).toHaveLength(1)
    expect(await jobsOf('evt_five')).toHaveLength(1)
  })

  it.each(handledEventTypes)('%s is kept', async (type) => {
    const id = `evt_${type.replaceAll('.', '_')}`
    const body = eventBody({ id, type })
    expect((await deliver(api, body, signature(api, body))).status).toBe(200)
    expect(await kept(id)).toHaveLength(1)
  })

  it('of a kind that changes no plan is answered and forgotten', async () => {
    const body = eventBody({ id: 'evt_other', type: 'customer.created' })
    expect((await deliver(api, body, signature(api, body))).status).toBe(200)
    expect(await kept('evt_other')).toEqual([])
  })

  it('is answered only when it is kept: without the database it is sent again', async () => {
    const body = eventBody({ id: 'evt_lost' })
    await api.db.rows('alter table stripe_events rename to stripe_events_away')
    const answer = await deliver(api, body, signature(api, body))
    await api.db.rows('alter table stripe_events_away rename to stripe_events')
    expect(answer.status).toBe(500)
    expect(await jobsOf('evt_lost')).toEqual([])
    expect((await deliver(api, body, signature(api, body))).status).toBe(200)
    expect(await jobsOf('evt_lost')).toHaveLength(1)
  })

  it('needs no page of ours: another origin may send it', async () => {
    const body = eventBody()
    const headers = { Origin: 'https://stripe.com', 'Sec-Fetch-Site': 'cross-site' }
    expect((await deliver(api, body, signature(api, body), headers)).status).toBe(200)
  })
})

describe('the signature', () => {
  it.each(['whsec_old', 'whsec_new'])('of either secret is taken while rolling: %s', async (secret) => {
    const body = eventBody()
    expect((await deliver(api, body, signature(api, body, { secret }))).status).toBe(200)
  })

  it.each([
    ['another secret', { secret: 'whsec_other' }],
    ['five minutes and a second ago', { age: 301 }],
  ])('of %s is refused', async (_what, how) => {
    const body = eventBody({ id: 'evt_refused' })
    expect(refused(await deliver(api, body, signature(api, body, how)))).toEqual(signedWrong)
    expect(await kept('evt_refused')).toEqual([])
  })

  it('five minutes old is taken still', async () => {
    const body = eventBody()
    expect((await deliver(api, body, signature(api, body, { age: 300 }))).status).toBe(200)
  })

  it.each(['', 't=1', 'v1=00', 't=1,v1=00', 'nonsense'])('%j is refused', async (signed) => {
    expect(refused(await deliver(api, eventBody(), signed))).toEqual(signedWrong)
  })

  it('is made over the very bytes: the same JSON written anew is refused', async () => {
    const body = eventBody()
    const written = JSON.stringify(JSON.parse(body), null, 2)
    expect(refused(await deliver(api, written, signature(api, body)))).toEqual(signedWrong)
    expect(refused(await deliver(api, `${body} `, signature(api, body)))).toEqual(signedWrong)
  })

  it('over what is no event is refused too', async () => {
    for (const body of ['', 'no JSON', '{"object":"v2.core.event"}'])
      expect(refused(await deliver(api, body, signature(api, body)))).toEqual(signedWrong)
  })
})

describe('the mode', () => {
  it('of the event must be the key’s: a live event at a test key is refused', async () => {
    const body = eventBody({ id: 'evt_live', livemode: true })
    const answer = await deliver(api, body, signature(api, body))
    expect(refused(answer)).toEqual(signedWrong)
    expect(answer.body['error']).toContain('test events only')
    expect(await kept('evt_live')).toEqual([])
  })
})

describe('the body', () => {
  it('larger than our own calls may send is taken', async () => {
    const body = eventBody().replace('{', `{"padding":"${'a'.repeat(200_000)}",`)
    expect((await deliver(api, body, signature(api, body))).status).toBe(200)
  })

  it('past 512 KiB is refused', async () => {
    const body = `{"padding":"${'a'.repeat(600_000)}"}`
    expect(refused(await deliver(api, body, signature(api, body)))).toEqual([413, 'too_large'])
  })
})

it('the other calls keep their own rules', async () => {
  const foreign = await api.anonymous().post('/billing/portal', {}, { 'Sec-Fetch-Site': 'cross-site' })
  expect(refused(foreign)).toEqual([403, 'forbidden_origin'])
  const body = eventBody()
  const slashed = await api.anonymous().send('POST', '/billing/webhook/', {
    raw: body,
    headers: { 'Stripe-Signature': signature(api, body), 'Content-Type': 'text/plain' },
  })
  expect(slashed.status).toBe(415)
})
