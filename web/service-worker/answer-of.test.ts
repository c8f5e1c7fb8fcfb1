import { afterEach, describe, expect, it, vi } from 'vitest'
import { answerOf, type Shell } from './answer-of.ts'

const shell: Shell = {
  origin: 'https://tax.example',
  draws: /^(\/dashboard|\/submissions\/[^/]+)\/?$/,
  client: '/dashboard',
  kept: (address) =>
    Promise.resolve(address === '/assets/old.js' ? undefined : new Response(`kept ${address}`)),
}
const asked = (path: string, mode: RequestMode = 'navigate', method = 'GET'): Request => {
  const request = new Request(new URL(path, shell.origin), { method })
  // Only a browser itself makes requests that navigate.
  Object.defineProperty(request, 'mode', { value: mode })
  return request
}
const textOf = async (answer: Promise<Response> | undefined) => (await answer)?.text()

const online = () => vi.stubGlobal('fetch', () => Promise.resolve(new Response('from the server')))
const offline = () => vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')))
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

describe('a page', () => {
  it('comes from the server while there is one', async () => {
    online()
    expect(await textOf(answerOf(asked('/dashboard'), shell))).toBe('from the server')
  })
  it('is the kept client without a connection, under any address that it draws', async () => {
    offline()
    expect(await textOf(answerOf(asked('/submissions/1'), shell))).toBe('kept /dashboard')
    expect(await textOf(answerOf(asked('/'), shell))).toBe('kept /')
  })
  it('is waited for four seconds', async () => {
    vi.stubGlobal('fetch', () => new Promise(() => undefined))
    vi.useFakeTimers()
    const answered = vi.fn<(text: string | undefined) => void>()
    const answer = textOf(answerOf(asked('/dashboard'), shell)).then(answered)
    await vi.advanceTimersByTimeAsync(3999)
    expect(answered).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    await answer
    expect(answered).toHaveBeenCalledWith('kept /dashboard')
  })
  it('of the public face, or none of ours, is left to the browser', () => {
    for (const path of ['/pricing', '/nothing', '/api/docs', '/operator/jobs'])
      expect(answerOf(asked(path), shell), path).toBeUndefined()
  })
})

describe('anything else', () => {
  it('of the shell is kept, and fetched when it is not', async () => {
    online()
    expect(await textOf(answerOf(asked('/assets/app.js', 'cors'), shell))).toBe('kept /assets/app.js')
    expect(await textOf(answerOf(asked('/assets/old.js', 'cors'), shell))).toBe('from the server')
  })
  it('is left to the browser: the API above all', () => {
    for (const path of ['/api/drafts', '/api/users/me', '/icon.svg'])
      expect(answerOf(asked(path, 'cors'), shell), path).toBeUndefined()
    expect(answerOf(asked('/dashboard', 'navigate', 'POST'), shell)).toBeUndefined()
    expect(answerOf(asked('https://elsewhere.example/assets/app.js', 'cors'), shell)).toBeUndefined()
  })
})
