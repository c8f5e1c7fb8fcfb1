import * as z from 'zod/mini'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { addressOf } from './address.ts'
import { ApiError, errorMessage } from './api-error.ts'
import { request } from './client.ts'
import { readIds } from './read-ids.ts'

const draft = z.object({ id: z.string() })

function answer(status: number, body: string) {
  const fetching = vi.fn<typeof fetch>(async () => new Response(status === 204 ? null : body, { status }))
  vi.stubGlobal('fetch', fetching)
  return fetching
}
const caught = (promise: Promise<unknown>) =>
  promise.then(
    () => expect.fail('should be refused'),
    (thrown: unknown) => thrown,
  )

afterEach(() => vi.unstubAllGlobals())

describe('request', () => {
  it('sends JSON under /api with cookies', async () => {
    const fetching = answer(200, '{"id":"1"}')
    await request('POST', '/drafts', { body: { currentStep: 0 }, schema: draft })
    expect(fetching).toHaveBeenCalledWith(
      '/api/drafts',
      expect.objectContaining({
        method: 'POST',
        credentials: 'include',
        body: '{"currentStep":0}',
        headers: { Accept: 'application/json', 'Content-Type': 'application/json' },
      }),
    )
  })

  it('reads ids as _id or id', async () => {
    answer(200, '[{"_id":"1"},{"id":"2"}]')
    expect(await request('GET', '/drafts', { schema: z.array(draft) })).toEqual([{ id: '1' }, { id: '2' }])
  })

  it('gives undefined for an empty answer', async () => {
    answer(204, '')
    expect(await request('DELETE', '/drafts/1', { schema: z.undefined() })).toBeUndefined()
  })

  it('raises the server’s words, code and faults by field', async () => {
    answer(400, '{"error":"Check your answers","code":"validation","fields":{"tin":"Type it"}}')
    expect(await caught(request('POST', '/drafts', { schema: draft }))).toMatchObject({
      status: 400,
      code: 'validation',
      message: 'Check your answers',
      fields: { tin: 'Type it' },
    })
  })

  it.each([['<html>'], [''], ['{}'], ['null']])(
    'raises API error {status} when the answer is %j',
    async (body) => {
      answer(502, body)
      const thrown = await caught(request('GET', '/drafts', { schema: draft }))
      expect(thrown).toMatchObject({ message: 'API error 502', isTemporary: true })
    },
  )

  it('raises status 0 when no answer comes', async () => {
    vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('Failed to fetch')))
    expect(await caught(request('GET', '/drafts', { schema: draft }))).toMatchObject({
      status: 0,
      code: 'offline',
    })
  })

  it('raises unexpected_answer when the answer is of another shape', async () => {
    answer(200, '{"id":5}')
    expect(await caught(request('GET', '/drafts', { schema: draft }))).toMatchObject({
      code: 'unexpected_answer',
    })
  })
})

describe('addressOf', () => {
  it('fills and escapes', () => {
    expect(addressOf('/drafts/:id', { id: 'a/b' })).toBe('/drafts/a%2Fb')
    expect(addressOf('/drafts', {}, { before: 'x', limit: undefined })).toBe('/drafts?before=x')
  })
})

it('reads ids one level inside, and leaves other values alone', () => {
  expect(readIds({ user: { _id: '1', name: 'A' } })).toEqual({ user: { id: '1', name: 'A' } })
  expect(readIds('text')).toBe('text')
})

it('has words for anything thrown', () => {
  expect(errorMessage(new ApiError(500, 'internal', 'API error 500'))).toBe('API error 500')
  expect(errorMessage('x')).toBe('Something went wrong. Try again.')
})
