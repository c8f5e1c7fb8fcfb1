import * as fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { draft, submission, testAnswers, verifiedAccount } from '../../db/testing/factories.ts'
import { answerKeys } from '../../tax/index.ts'
import { useTestApi, type ApiClient } from '../testing/index.ts'

const api = useTestApi({ env: { FREE_CALCULATIONS: '0' } })
let client: ApiClient
let writes: [method: string, path: string][]

beforeAll(async () => {
  const { id: accountId } = await verifiedAccount(api.db)
  client = await api.signedInAs({ id: accountId })
  const { id: draftId } = await draft(api.db, { accountId })
  const { id: submissionId } = await submission(api.db, { accountId })
  writes = [
    ['POST', '/drafts'],
    ['PUT', `/drafts/${draftId}`],
    ['POST', '/submissions'],
    ['PUT', `/submissions/${submissionId}`],
  ]
})

const json = { 'Content-Type': 'application/json' }
const sendToAll = (raw: string) =>
  Promise.all(writes.map(([method, path]) => client.send(method, path, { raw, headers: json })))

describe('what no form sends', () => {
  const good = JSON.stringify(testAnswers).slice(1, -1)
  it.each([
    ['an unknown key', `{"answers":{},"currentStep":0,"owner":"me"}`],
    ['an unknown answer', `{"answers":{${good},"isAdmin":true},"currentStep":0}`],
    ['__proto__', `{"__proto__":{"answers":{}},"answers":{},"currentStep":0}`],
    ['__proto__ among answers', `{"answers":{${good},"__proto__":{"salary":1}},"currentStep":0}`],
    ['constructor', `{"answers":{${good},"constructor":{"prototype":{}}},"currentStep":0}`],
    ['a list', `[]`],
    ['a list of answers', `{"answers":[],"currentStep":0}`],
    ['a list for an answer', `{"answers":{${good},"interest":[1]},"currentStep":0}`],
    ['an object for an answer', `{"answers":{${good},"interest":{"$gt":1}},"currentStep":0}`],
    ['infinity', `{"answers":{${good},"interest":1e309},"currentStep":0}`],
    ['a huge text', `{"answers":{${good},"firstName":"${'a'.repeat(201)}"},"currentStep":0}`],
    ['NUL', `{"answers":{${good},"firstName":"a\\u0000b"},"currentStep":0}`],
    ['half a character', `{"answers":{${good},"firstName":"\\ud800"},"currentStep":0}`],
    ['no JSON', `{answers`],
    ['no object', `"text"`],
  ])('%s is refused', async (_what, raw) => {
    for (const refused of await sendToAll(raw)) {
      expect(refused).toMatchObject({ status: 400, body: { code: 'validation' } })
      expect(refused.body['error']).toMatch(/^[^\n]{10,200}$/)
    }
  })

  it.each(['\\ud800', 'a\\u0000b', 'a'.repeat(201)])(
    'the answer %j is refused in words of its own',
    async (text) => {
      for (const refused of await sendToAll(`{"answers":{${good},"firstName":"${text}"},"currentStep":0}`))
        expect(JSON.stringify(refused.body['fields'])).toContain('at most 200 letters')
    },
  )

  it('a body past 64 KiB is refused', async () => {
    for (const refused of await sendToAll(`{"answers":{"firstName":"${'a'.repeat(70_000)}"}}`))
      expect(refused).toMatchObject({ status: 413, body: { code: 'too_large' } })
  })

  it('another kind of body is refused', async () => {
    for (const [method, path] of writes) {
      const refused = await client.send(method, path, {
        raw: 'answers=1',
        headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
      })
      expect(refused.status).toBeGreaterThanOrEqual(400)
      expect(refused.status).toBeLessThan(500)
    }
  })

  it.each(['currentStep":-1', 'currentStep":1.5', 'currentStep":1e9', 'currentStep":"0"'])(
    'a draft with "%s is refused',
    async (step) => {
      const refused = await client.send('POST', '/drafts', { raw: `{"${step}}`, headers: json })
      expect(refused).toMatchObject({ status: 400 })
    },
  )

  it.each(['9007199254740991', '2147483648', '-1', '1.5', '"1"', '1e309'])(
    'version %s is refused',
    async (version) => {
      const [method = '', path = ''] = writes[1] ?? []
      const raw = `{"answers":{},"currentStep":0,"version":${version}}`
      expect(await client.send(method, path, { raw, headers: json })).toMatchObject({ status: 400 })
    },
  )
})

describe('any JSON at all', () => {
  const scalar = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 250 }),
    fc.double(),
    fc.boolean(),
    fc.constant(null),
    fc.constantFrom('2026', 'employee', '12345678-0001', '₦1,000', '-0', '<script>', "'; drop table drafts"),
  )
  const answers = fc.dictionary(fc.oneof(fc.constantFrom(...answerKeys), fc.string()), scalar, { maxKeys: 8 })
  const body = fc.record(
    {
      answers: fc.oneof(
        answers,
        answers.map((some) => ({ ...testAnswers, ...some })),
        fc.jsonValue(),
      ),
      currentStep: fc.oneof(fc.constant(0), fc.jsonValue()),
      version: fc.oneof(fc.constant(1), fc.jsonValue()),
      completedAt: fc.oneof(fc.date({ noInvalidDate: true }), fc.jsonValue()),
      draftId: fc.oneof(fc.uuid(), fc.jsonValue()),
      result: fc.jsonValue(),
    },
    { requiredKeys: ['answers', 'currentStep'] },
  )
  const keysOf: Record<string, readonly string[]> = {
    '/drafts': ['answers', 'currentStep'],
    '/submissions': ['answers', 'completedAt', 'draftId', 'result'],
  }

  it('is answered by 2xx or 4xx, and what was kept can be read again', async () => {
    await fc.assert(
      fc.asyncProperty(body, async (given) => {
        for (const [method, path] of writes) {
          const keys = keysOf[path] ?? [
            'answers',
            ...(path.startsWith('/drafts') ? ['currentStep', 'version'] : []),
          ]
          const sent = Object.fromEntries(Object.entries(given).filter(([key]) => keys.includes(key)))
          const { status, text } = await client.send(method, path, {
            raw: JSON.stringify(sent),
            headers: json,
          })
          expect(status, text).toBeLessThan(500)
        }
      }),
      { numRuns: 150 },
    )
    for (const list of ['/drafts', '/submissions'])
      expect(await client.get(list)).toMatchObject({ status: 200 })
  })
})
