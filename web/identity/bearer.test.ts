import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createBearer } from './bearer.ts'
import type { Identity } from './identity.ts'

const identity = {
  isSignedIn: vi.fn<Identity['isSignedIn']>(),
  getToken: vi.fn<Identity['getToken']>(),
  signIn: vi.fn<Identity['signIn']>(),
  signOut: vi.fn<Identity['signOut']>(),
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('navigator', { onLine: true })
  identity.isSignedIn.mockReset().mockResolvedValue(true)
  identity.getToken.mockReset()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** How a lookup ended, and after how many milliseconds. */
async function timed(lookup: Promise<string | undefined>) {
  const started = Date.now()
  const ended = lookup.then((token) => ({ token, after: Date.now() - started }))
  await vi.runAllTimersAsync()
  return ended
}

describe('the lookup of a token', () => {
  it('asks for none when nobody is signed in', async () => {
    identity.isSignedIn.mockResolvedValue(false)
    expect(await timed(createBearer(identity).getToken())).toEqual({ token: undefined, after: 0 })
    expect(identity.getToken).not.toHaveBeenCalled()
  })

  it('takes the first that comes, at 150 ms intervals', async () => {
    identity.getToken.mockResolvedValueOnce(undefined).mockRejectedValueOnce(new Error('away'))
    identity.getToken.mockResolvedValueOnce('third')
    expect(await timed(createBearer(identity).getToken())).toEqual({ token: 'third', after: 300 })
  })

  it('gives up after five', async () => {
    identity.getToken.mockResolvedValue(undefined)
    expect(await timed(createBearer(identity).getToken())).toEqual({ token: undefined, after: 600 })
    expect(identity.getToken).toHaveBeenCalledTimes(5)
  })

  it('stops when the session turns out to be over', async () => {
    identity.getToken.mockResolvedValue(undefined)
    identity.isSignedIn.mockResolvedValueOnce(true).mockResolvedValue(false)
    expect(await timed(createBearer(identity).getToken())).toEqual({ token: undefined, after: 150 })
  })

  it('does not wait for what a device without a network cannot get', async () => {
    vi.stubGlobal('navigator', { onLine: false })
    identity.getToken.mockRejectedValue(new Error('away'))
    expect(await timed(createBearer(identity).getToken())).toEqual({ token: undefined, after: 0 })
  })

  it('is shared by calls of the same moment', async () => {
    identity.getToken.mockResolvedValue('one')
    const bearer = createBearer(identity)
    expect(await Promise.all([bearer.getToken(), bearer.getToken(), bearer.getToken()])).toEqual([
      'one',
      'one',
      'one',
    ])
    expect(identity.getToken).toHaveBeenCalledTimes(1)
    expect(bearer.cachedToken()).toBe('one')
  })

  it('asks for another one than the last when that was refused, and after a new sign-in', async () => {
    identity.getToken.mockImplementation((fresh) => Promise.resolve(fresh ? 'fresh' : 'kept'))
    const bearer = createBearer(identity)
    expect(await bearer.getToken()).toBe('kept')
    expect(await bearer.refresh()).toBe('fresh')
    expect(await bearer.getToken()).toBe('kept')
    bearer.forget()
    expect(bearer.cachedToken()).toBeUndefined()
    expect(await bearer.getToken()).toBe('fresh')
  })
})
