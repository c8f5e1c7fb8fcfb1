import * as fc from 'fast-check'
import { afterAll, describe, expect, it } from 'vitest'
import { accountantLink, draft, paidAccount } from '../../db/testing/factories.ts'
import { startTestStripe } from '../../local/stripe/testing/index.ts'
import { TEST_NOW } from '../../platform/testing/movable-clock.ts'
import { endpoints, type Endpoint } from '../../contract/http/index.ts'
import { fuzzedRequests } from '../testing/fuzzed-requests.ts'
import { useTestApi } from '../testing/index.ts'
import { soundCalls, type SoundCall } from '../testing/sound-calls.ts'
import { tableHashes } from '../testing/table-hashes.ts'
import { useProviders } from './auth/testing/providers.ts'

// Every endpoint is sent what nobody should send [security S40]: the answer is 2xx, a redirect or a refusal that
// says how to correct it, never a 500, and a refusal changes no row.

const stripe = await startTestStripe({ now: () => TEST_NOW.getTime(), appUrl: 'http://naijatax.test' })
afterAll(() => stripe.stop())
const api = useTestApi({ env: { FREE_CALCULATIONS: '0', ...stripe.env, ...(await useProviders()) } })

/**
 * Seeds the generator, so that the requests are the same each time; a failure prints it with the path to the smallest
 * failing request.
 */
const SEED = 20_260_101
const refusals = [400, 401, 402, 403, 404, 409, 413, 415, 429]

/** How often each endpoint is called: less where a password is hashed each time, and where no input is taken. */
const slow = new Set(['signup', 'login', 'changePassword'])
const takesNothing = ({ params, query, body, signed }: Endpoint): boolean =>
  !signed && [params, query, body].every((part) => part._zod.def.type === 'undefined')
const runsOf = (name: string, endpoint: Endpoint): number => {
  if (takesNothing(endpoint)) return 5
  return slow.has(name) ? 15 : 40
}
/** Calls without input that end their own session: only the first would count. */
const endsTheSession = new Set(['logout', 'deleteAccount'])

/** These need rows that only a payment or the worker creates, so here they are always refused. */
const madeElsewhere = new Set([
  'createPortalSession',
  'downloadReport',
  'downloadReturnPaper',
  'downloadReturnPack',
])

const fuzzed = Object.entries<Endpoint>(endpoints).filter(([name]) => !endsTheSession.has(name))

describe('what nobody should send', () => {
  it.each(fuzzed)('to %s is answered, and a refusal changes no row', async (name, endpoint) => {
    const { id: accountId } = await paidAccount(api.db)
    const client = await api.signedInAs({ id: accountId })
    const row = { accountId }
    const { id: linkId, submissionId } = await accountantLink(api.db, row)
    const ids = [(await draft(api.db, row)).id, submissionId, linkId]
    const authorization =
      endpoint.access === 'assistant'
        ? { Authorization: `Bearer ${String((await client.post('/assistant/token')).body['token'])}` }
        : {}
    let before = await tableHashes(api.db)
    const statuses = new Set<number>()
    const requests = fuzzedRequests(endpoint, soundCalls[name as keyof typeof endpoints], ids)
    await fc.assert(
      fc.asyncProperty(requests, async ({ path, raw, type }) => {
        const { status, body, text } = await client.send(endpoint.method, path, {
          ...(raw !== undefined && { raw }),
          headers: { ...(raw !== undefined && { 'Content-Type': type }), ...authorization },
        })
        statuses.add(status)
        const after = await tableHashes(api.db)
        if (status < 400) {
          before = after
          return
        }
        expect(refusals, `${status}: ${text}`).toContain(status)
        expect(String(body['error']).length).toBeGreaterThan(10)
        expect(after, `a refusal (${status}: ${text}) changed a row`).toEqual(before)
      }),
      { seed: SEED, numRuns: runsOf(name, endpoint) },
    )
    // At least one request must be accepted, else nothing behind the validation is tested.
    const sound: SoundCall = soundCalls[name as keyof typeof endpoints]
    const [best] = sound.outcomes?.paid ?? sound.outcome ?? [200]
    const answered = [...statuses].some((status) => status < 400)
    expect(answered || best >= 400 || madeElsewhere.has(name)).toBe(true)
  })
})
