import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { bearer } from '../identity/index.ts'
import { call } from './client.ts'
import { showAccount } from './shown-account.ts'

/** Answers of the server by address, in turn; the last of an address stays. */
let answers: Record<string, [status: number, body: unknown][]>
/** What was asked: the address, and the token that went with it. */
let asked: [address: string, token: string | null, at: number][]
let tokens = 0

const moment = '2026-11-21T00:00:00.000Z'
const draft = { id: '1', answers: {}, currentStep: 0, version: 1, createdAt: moment, updatedAt: moment }
const refused = (code: string) => [401, { error: 'Sign in to go on.', code }] as [number, unknown]

/** A token as the server gives it, as far as the client reads it. */
const tokenOf = (sub: string) => ({ token: `h.${btoa(JSON.stringify({ sub }))}.s`, expiresAt: moment })

function believes(signedIn: boolean): void {
  const storage = new Map(signedIn ? [['naijatax:signed-in', 'an account']] : [])
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => storage.set(key, value),
    removeItem: (key: string) => storage.delete(key),
  })
}

beforeEach(() => {
  vi.useFakeTimers({ now: 0 })
  answers = { '/api/drafts': [[200, [draft]]] }
  asked = []
  tokens = 0
  vi.stubGlobal('navigator', { onLine: true })
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    asked.push([address, new Headers(init.headers).get('Authorization'), Date.now()])
    const kept = answers[address] ?? []
    const [status, body] = (kept.length > 1 ? kept.shift() : kept[0]) ?? [
      200,
      { token: `t${(tokens += 1)}`, expiresAt: moment },
    ]
    return new Response(status === 204 ? null : JSON.stringify(body), { status })
  })
  believes(true)
  bearer.forget()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

async function settled<Answer>(promise: Promise<Answer>) {
  const ended = promise.then(
    (answer) => ({ answer }),
    (thrown: unknown) => ({ thrown }),
  )
  await vi.runAllTimersAsync()
  return ended
}

/** Reads the drafts as Ada, refused as another’s; who the session is of by then. */
async function repeated(now: string) {
  answers['/api/auth/token'] = [
    [200, tokenOf('ada')],
    [200, tokenOf(now)],
  ]
  answers['/api/drafts'] = [refused('session_mismatch'), [200, [draft]]]
  return settled(call('listDrafts', {}))
}

describe('a call', () => {
  it('of somebody signed in carries the token of the session, fetched once', async () => {
    expect(await settled(call('listDrafts', {}))).toEqual({ answer: [draft] })
    await settled(call('listDrafts', {}))
    expect(asked.map(([address, token]) => [address, token])).toEqual([
      ['/api/auth/token', null],
      ['/api/drafts', 'Bearer t1'],
      ['/api/drafts', 'Bearer t1'],
    ])
  })

  it('of a visitor carries none and asks for none, and is not repeated', async () => {
    believes(false)
    answers['/api/drafts'] = [refused('unauthorized')]
    expect(await settled(call('listDrafts', {}))).toMatchObject({ thrown: { status: 401 } })
    expect(asked).toEqual([['/api/drafts', null, 0]])
  })

  it('refused with 401 waits 200 ms, refreshes the token and is made once more', async () => {
    answers['/api/drafts'] = [refused('unauthorized'), [200, [draft]]]
    expect(await settled(call('listDrafts', {}))).toEqual({ answer: [draft] })
    expect(asked).toEqual([
      ['/api/auth/token', null, 0],
      ['/api/drafts', 'Bearer t1', 0],
      ['/api/auth/token', null, 200],
      ['/api/drafts', 'Bearer t2', 200],
    ])
  })

  it('is made twice at most', async () => {
    answers['/api/drafts'] = [refused('unauthorized')]
    expect(await settled(call('listDrafts', {}))).toMatchObject({ thrown: { code: 'unauthorized' } })
    expect(asked.filter(([address]) => address === '/api/drafts')).toHaveLength(2)
  })

  describe('beside the cookie of another session', () => {
    it('is made again by the same person, who signed in once more', async () => {
      expect(await repeated('ada')).toEqual({ answer: [draft] })
    })
    it('is never made as somebody else', async () => {
      expect(await repeated('obi')).toMatchObject({ thrown: { code: 'session_mismatch' } })
      expect(asked.filter(([address]) => address === '/api/drafts')).toHaveLength(1)
    })
  })

  describe('from the page of somebody in whose browser another signed in meanwhile', () => {
    beforeEach(() => {
      showAccount('ada')
      answers['/api/auth/token'] = [[200, tokenOf('eve')]]
    })
    afterEach(() => showAccount(undefined))

    it('writes nothing as the other', async () => {
      const wrote = await settled(call('updateProfile', { body: { firstName: 'Ada' } }))
      expect(wrote).toMatchObject({ thrown: { code: 'session_mismatch' } })
      expect(asked.map(([address]) => address)).toEqual(['/api/auth/token'])
    })

    it('still reads who is signed in, and leaves', async () => {
      await settled(call('readProfile', {}))
      await settled(call('logout', {}))
      expect(asked.map(([address]) => address)).toEqual(
        expect.arrayContaining(['/api/users/me', '/api/auth/logout']),
      )
    })
  })

  it.each(['invalid_credentials', 'reauthentication_required'])(
    'refused for %s is not repeated: the token was right',
    async (code) => {
      answers['/api/users/me'] = [refused(code)]
      expect(await settled(call('deleteAccount', {}))).toMatchObject({ thrown: { code } })
      expect(asked.filter(([address]) => address === '/api/users/me')).toHaveLength(1)
    },
  )

  it('goes on with the cookie alone where there is no token to be had', async () => {
    answers['/api/auth/token'] = [[503, {}]]
    expect(await settled(call('listDrafts', {}))).toEqual({ answer: [draft] })
    expect(asked.slice(-1)[0]).toEqual(['/api/drafts', null, 600])
    expect(asked).toHaveLength(6)
  })

  it('finds out that the session is over, and believes in it no more', async () => {
    answers['/api/auth/token'] = [refused('unauthorized')]
    answers['/api/drafts'] = [refused('unauthorized')]
    expect(await settled(call('listDrafts', {}))).toMatchObject({ thrown: { code: 'unauthorized' } })
    await settled(call('listDrafts', {}))
    expect(asked.filter(([address]) => address === '/api/auth/token')).toHaveLength(1)
  })

  it('of a page that is going away waits for nothing', async () => {
    answers['/api/drafts/1'] = [[204, null]]
    void call('deleteDraft', { params: { id: '1' }, keepalive: true })
    expect(asked).toEqual([['/api/drafts/1', null, 0]])
    await settled(call('listDrafts', {}))
    void call('deleteDraft', { params: { id: '1' }, keepalive: true })
    expect(asked.slice(-1)[0]).toEqual(['/api/drafts/1', 'Bearer t1', 0])
  })

  it('after a new sign-in carries the new session’s token', async () => {
    answers['/api/auth/login'] = [[200, { user: { id: '2' } }]]
    await settled(call('listDrafts', {}))
    await settled(call('login', { body: { email: 'ada@example.ng', password: 'warp and weft' } }))
    await settled(call('listDrafts', {}))
    expect(asked.slice(-1)[0]).toEqual(['/api/drafts', 'Bearer t2', 0])
  })

  it('follows no redirect blindly: it tells where the answer is', async () => {
    vi.stubGlobal('fetch', async () => {
      const answer = new Response('<html>', { status: 200 })
      Object.defineProperties(answer, {
        redirected: { value: true },
        url: { value: 'https://x.ng/onboarding' },
      })
      return answer
    })
    believes(false)
    expect(await settled(call('verify', { query: { token: 't' } }))).toMatchObject({
      thrown: { code: 'redirected', body: 'https://x.ng/onboarding' },
    })
  })
})
