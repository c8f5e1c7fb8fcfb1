import { afterEach, describe, expect, it, vi } from 'vitest'
import { respond, type Shell } from './respond.ts'

const shell: Shell = {
  origin: 'https://tax.example',
  pages: /^(\/dashboard|\/submissions\/[^/]+)\/?$/,
  client: '/dashboard',
  used: {
    has: (address) => address === '/assets/make-report.js',
    response: () => Promise.resolve(new Response('used')),
  },
  cached: (address) =>
    Promise.resolve(address === '/assets/old.js' ? undefined : new Response(`cached ${address}`)),
}
const requestFor = (path: string, mode: RequestMode = 'navigate', method = 'GET'): Request => {
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
    expect(await textOf(respond(requestFor('/dashboard'), shell))).toBe('from the server')
  })
  it('is the cached client without a connection, under any address that it draws', async () => {
    offline()
    expect(await textOf(respond(requestFor('/submissions/1'), shell))).toBe('cached /dashboard')
    expect(await textOf(respond(requestFor('/'), shell))).toBe('cached /')
  })
  it('is waited for four seconds', async () => {
    vi.stubGlobal('fetch', () => new Promise(() => undefined))
    vi.useFakeTimers()
    const onResponse = vi.fn<(text: string | undefined) => void>()
    const answer = textOf(respond(requestFor('/dashboard'), shell)).then(onResponse)
    await vi.advanceTimersByTimeAsync(3999)
    expect(onResponse).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    await answer
    expect(onResponse).toHaveBeenCalledWith('cached /dashboard')
  })
  it('of the public face, or none of ours, is left to the browser', () => {
    for (const path of ['/pricing', '/nothing', '/api/docs', '/operator/jobs'])
      expect(respond(requestFor(path), shell), path).toBeUndefined()
  })
})

describe('anything else', () => {
  it('of the shell is cached, and fetched when it is not', async () => {
    online()
    expect(await textOf(respond(requestFor('/assets/app.js', 'cors'), shell))).toBe('cached /assets/app.js')
    expect(await textOf(respond(requestFor('/assets/old.js', 'cors'), shell))).toBe('from the server')
  })
  it('that is kept once it was used is asked of those files', async () => {
    offline()
    expect(await textOf(respond(requestFor('/assets/make-report.js', 'cors'), shell))).toBe('used')
  })
  it('is left to the browser: the API above all', () => {
    for (const path of ['/api/drafts', '/api/users/me', '/icon.svg'])
      expect(respond(requestFor(path, 'cors'), shell), path).toBeUndefined()
    expect(respond(requestFor('/dashboard', 'navigate', 'POST'), shell)).toBeUndefined()
    expect(respond(requestFor('https://elsewhere.example/assets/app.js', 'cors'), shell)).toBeUndefined()
  })
})
