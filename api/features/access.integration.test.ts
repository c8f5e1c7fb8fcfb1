import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import {
  draft,
  pendingAccount,
  submission,
  testAnswers,
  verifiedAccount,
} from '../../db/testing/factories.ts'
import { endpoints, type Endpoint } from '../contract/index.ts'
import { useTestApi, type ApiClient } from '../testing/index.ts'

const api = useTestApi()

/** Sound bodies, so that a refusal is about the caller and nothing else. */
const bodies: Record<string, unknown> = {
  createDraft: {},
  updateDraft: { answers: {}, currentStep: 0 },
  createSubmission: { answers: testAnswers },
  updateSubmission: { answers: testAnswers },
}

const forVerified = Object.entries<Endpoint>(endpoints).filter(([, { access }]) => access === 'verified')
const ofOneId = forVerified.filter(([, { path }]) => path.includes(':id'))

const ask = (client: ApiClient, name: string, { method, path }: Endpoint, id: string = randomUUID()) =>
  client.send(method, path.replace(':id', id), name in bodies ? { body: bodies[name] } : {})

describe('without a session', () => {
  it.each(forVerified)('%s answers 401', async (name, endpoint) => {
    expect(await ask(api.anonymous(), name, endpoint)).toMatchObject({
      status: 401,
      body: { code: 'unauthorized' },
    })
  })
})

describe('before the address is verified', () => {
  it.each(forVerified)('%s answers 403', async (name, endpoint) => {
    const client = await api.signedInAs(await pendingAccount(api.db))
    const refused = await ask(client, name, endpoint)
    expect(refused).toMatchObject({ status: 403, body: { code: 'email_unverified' } })
    expect(refused.body['error']).toContain('verify')
  })
})

describe('someone else’s id', () => {
  let asOther: ApiClient
  const ids: Record<string, string> = {}
  beforeAll(async () => {
    const { id: accountId } = await verifiedAccount(api.db)
    ids['drafts'] = (await draft(api.db, { accountId })).id
    ids['submissions'] = (await submission(api.db, { accountId })).id
    asOther = await api.signedInAs(await verifiedAccount(api.db))
  })

  it.each(ofOneId)('%s answers 404, as for a missing one', async (name, endpoint) => {
    const theirs = await ask(asOther, name, endpoint, ids[endpoint.path.split('/')[1] ?? ''])
    const missing = await ask(asOther, name, endpoint)
    expect(theirs).toMatchObject({ status: 404, body: { code: 'not_found' } })
    expect(missing.body).toEqual({ ...theirs.body, requestId: missing.body['requestId'] })
  })

  it.each(ofOneId)('%s answers 400 for what is no id', async (name, endpoint) => {
    for (const id of ['1', 'null', '%00', "'--", 'a'.repeat(500)])
      expect([400, 404]).toContain((await ask(asOther, name, endpoint, id)).status)
  })
})
