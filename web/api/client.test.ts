import { afterEach, describe, expect, it, vi } from 'vitest'
import { addressOf, exchange, readIds } from './exchange.ts'
import { ApiError, errorMessage } from './api-error.ts'
import { call } from './client.ts'
import { routes } from 'virtual:routes'
import { routeOf, type RouteName } from './routes.ts'

const moment = '2026-11-21T00:00:00.000Z'
const draft = { answers: {}, currentStep: 0, version: 1, createdAt: moment, updatedAt: moment }

function answer(status: number, body: string) {
  const fetching = vi.fn<typeof fetch>(async () => new Response(status === 204 ? null : body, { status }))
  vi.stubGlobal('fetch', fetching)
  return fetching
}
/** Ends when it is called off, as a request on a dead line. */
const never = (signal: AbortSignal | null | undefined) =>
  new Promise<never>((_resolve, reject) => {
    const callOff = () => reject(new DOMException('called off', 'AbortError'))
    signal?.addEventListener('abort', callOff)
    if (signal?.aborted) callOff()
  })
const caught = (promise: Promise<unknown>) =>
  promise.then(
    () => expect.fail('should be refused'),
    (thrown: unknown) => thrown,
  )

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

describe('call', () => {
  it('sends JSON under /api with cookies', async () => {
    const fetching = answer(202, '{"ok":true}')
    await call('forgotPassword', { body: { email: 'ada@example.ng' } })
    expect(fetching).toHaveBeenCalledWith(
      '/api/auth/forgot-password',
      expect.objectContaining({
        method: 'POST',
        credentials: 'include',
        body: '{"email":"ada@example.ng"}',
        headers: { Accept: 'application/json', 'Content-Type': 'application/json' },
      }),
    )
  })

  it('reads ids as _id or id', async () => {
    answer(
      200,
      JSON.stringify([
        { ...draft, _id: '1' },
        { ...draft, id: '2' },
      ]),
    )
    expect(await call('listDrafts', {})).toEqual([
      { ...draft, id: '1' },
      { ...draft, id: '2' },
    ])
  })

  it('gives undefined for an empty answer', async () => {
    answer(204, '')
    expect(await call('deleteDraft', { params: { id: '1' } })).toBeUndefined()
  })

  it('raises the server’s words, code and faults by field', async () => {
    answer(400, '{"error":"Check your answers","code":"validation","fields":{"tin":"Type it"}}')
    expect(await caught(call('createDraft', { body: {} }))).toMatchObject({
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
      const thrown = await caught(call('listDrafts', {}))
      expect(thrown).toMatchObject({ message: 'API error 502', isTemporary: true })
    },
  )

  it('gives a line up that says nothing for half a minute, and one that stops in the middle of an answer', async () => {
    vi.useFakeTimers()
    vi.stubGlobal('fetch', (_address: string, { signal }: RequestInit) => never(signal))
    const silent = caught(call('listDrafts', {}))
    await vi.advanceTimersByTimeAsync(30_000)
    expect(await silent).toMatchObject({ status: 0, code: 'offline', isTemporary: true })

    vi.stubGlobal('fetch', (_address: string, { signal }: RequestInit) =>
      Promise.resolve({ ok: true, status: 200, headers: new Headers(), text: () => never(signal) }),
    )
    const broken = caught(call('listDrafts', {}))
    await vi.advanceTimersByTimeAsync(30_000)
    expect(await broken).toMatchObject({ status: 0, code: 'offline', isTemporary: true })
  })

  it('called off by its caller ends as that', async () => {
    vi.stubGlobal('fetch', (_address: string, { signal }: RequestInit) => never(signal))
    const gone = new AbortController()
    gone.abort()
    expect(await caught(call('listDrafts', { signal: gone.signal }))).toMatchObject({ name: 'AbortError' })
  })

  it('raises status 0 when no answer comes', async () => {
    vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('Failed to fetch')))
    expect(await caught(call('listDrafts', {}))).toMatchObject({ status: 0, code: 'offline' })
  })

  it.each([['{"id":"5"}'], ['<html>'], ['']])(
    'raises unexpected_answer when a draft is answered as %j',
    async (body) => {
      answer(200, body)
      expect(await caught(call('readDraft', { params: { id: '5' } }))).toMatchObject({
        code: 'unexpected_answer',
      })
    },
  )
})

it.each(Object.keys(routes) as RouteName[])(
  '%s takes an answer with keys of a newer version',
  async (name) => {
    const { keys, isList } = routeOf(name)
    const one = Object.fromEntries([...keys, 'keyOfTomorrow'].map((key) => [key, 'x']))
    const whole = isList ? [one] : one
    answer(200, JSON.stringify(whole))
    expect(await exchange(name, { params: { id: '1' } })).toEqual(whole)
  },
)

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
