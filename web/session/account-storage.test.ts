import { afterEach, describe, expect, it, vi } from 'vitest'
import { ApiError } from '../api/api-error.ts'
import { fakeStorage } from '../features/autosave/testing/fakes.ts'
import {
  conversationKey,
  heldShown,
  holdShown,
  isAccountRemoved,
  removeAccountData,
  removeStaleData,
  removeUnsentAnswers,
  resumeAccountStorage,
  storeResult,
  unsavedResults,
} from './account-storage.ts'
import { endInWords, forgetEndedSession, onEndedByOwner } from './ended-session.ts'
import { lastKnownSession, recordSession } from './session-hint.ts'
import { keysWithPrefix } from './storage-keys.ts'

const now = '2026-11-20T09:00:00.000Z'
const daysAgo = (days: number) =>
  JSON.stringify({ keptAt: new Date(Date.parse(now) - days * 24 * 3_600_000).toISOString() })

const ada = { account: 'ada', tag: 'now', ownDevice: true }

function device() {
  const storage = fakeStorage()
  storage.setItem('naijatax:unsent:ada:before:1:w', daysAgo(8))
  storage.setItem('naijatax:unsent:ada:now:2:w', daysAgo(6))
  storage.setItem('naijatax:unsent:eve:now:1:w', daysAgo(8))
  storage.setItem('naijatax:unsent:eve:now:2:w', daysAgo(6))
  storage.setItem('naijatax:unsent:eve:now:3:w', 'no JSON')
  storage.setItem('naijatax:result:ada:before:1', '{}')
  storage.setItem('naijatax:result:ada:now:1', '{}')
  storage.setItem('naijatax:result:eve:now:1', '{}')
  storage.setItem('naijatax:not-mine:ada:now', '1')
  storage.setItem('naijatax:not-mine:ada:before', '1')
  storage.setItem('naijatax:put-off:ada:now:tin', '1')
  storage.setItem('naijatax:put-off:ada:before:tin', '1')
  storage.setItem('naijatax:put-off:eve:now:tin', '1')
  storage.setItem('naijatax:help-language', 'yo')
  return storage
}
const remainingKeys = (storage: Storage) =>
  keysWithPrefix(storage, 'naijatax:').map((key) => key.slice('naijatax:'.length))

describe('what this browser keeps', () => {
  it('is tidied when someone signs in: what other sessions left at once, others’ answers after seven days', () => {
    const storage = device()
    removeStaleData(ada, now, storage)
    expect(remainingKeys(storage)).toEqual([
      'unsent:ada:before:1:w',
      'unsent:ada:now:2:w',
      'unsent:eve:now:2:w',
      'result:ada:now:1',
      'not-mine:ada:now',
      'put-off:ada:now:tin',
      'help-language',
    ])
  })
  it('is unsent answers alone while nobody is signed in, for seven days', () => {
    const storage = device()
    removeStaleData(undefined, now, storage)
    expect(remainingKeys(storage)).toEqual(['unsent:ada:now:2:w', 'unsent:eve:now:2:w', 'help-language'])
  })
  it('is gone at logout, for that account', () => {
    const storage = device()
    removeAccountData('eve', storage)
    expect(remainingKeys(storage)).toEqual([
      'unsent:ada:before:1:w',
      'unsent:ada:now:2:w',
      'result:ada:before:1',
      'result:ada:now:1',
      'not-mine:ada:now',
      'not-mine:ada:before',
      'put-off:ada:now:tin',
      'put-off:ada:before:tin',
      'help-language',
    ])
  })
  it('is gone for a draft that became a calculation, whichever session wrote it', () => {
    const storage = device()
    removeUnsentAnswers('ada', '1', storage)
    expect(remainingKeys(storage)).not.toContain('unsent:ada:before:1:w')
    expect(remainingKeys(storage)).toContain('unsent:ada:now:2:w')
  })
  it('is nothing where storage is forbidden', () => {
    expect(() => {
      removeStaleData(ada, now, undefined)
      removeAccountData('eve', undefined)
    }).not.toThrow()
  })
})

/** The browser's own storages, in place of fakes that are handed over. */
function browser() {
  const local = fakeStorage()
  const tab = fakeStorage()
  vi.stubGlobal('localStorage', local)
  vi.stubGlobal('sessionStorage', tab)
  return { local, tab }
}
const result = { result: {} as never, completedAt: now, saved: false }
const sessionKeys = ({ local, tab }: ReturnType<typeof browser>) => [
  ...keysWithPrefix(local, 'naijatax:'),
  ...keysWithPrefix(tab, 'teni'),
]

afterEach(() => {
  vi.unstubAllGlobals()
  resumeAccountStorage('ada')
})

describe('a device that is not the person’s own', () => {
  const shared = { ...ada, ownDevice: false }
  it('keeps results in memory alone, and no conversation', () => {
    const { local, tab } = browser()
    expect(storeResult(shared, '1', result)).toBe(true)
    holdShown(shared, '1', { answers: {} })
    expect(unsavedResults(shared)).toEqual(new Map([['1', now]]))
    expect(heldShown(shared, '1')).toEqual({ answers: {} })
    expect([local.length, tab.length, conversationKey(shared)]).toEqual([0, 0, undefined])
    removeStaleData({ ...shared, tag: 'next' }, now)
    expect([unsavedResults(shared).size, heldShown(shared, '1')]).toEqual([0, undefined])
  })
  it('keeps them on the person’s own until the session is another', () => {
    const kept = browser()
    storeResult(ada, '1', result)
    kept.tab.setItem(conversationKey(ada) ?? '', '[]')
    kept.tab.setItem('teni', '[]')
    removeStaleData(ada, now)
    expect(sessionKeys(kept)).toEqual(['naijatax:result:ada:now:1', 'teni:ada:now'])
    removeStaleData({ ...ada, tag: 'next' }, now)
    expect(sessionKeys(kept)).toEqual([])
  })
})

const refused = (code: string, reason?: string) =>
  new ApiError(401, code, 'You were signed out.', { body: { reason } })

/** What is left of a session that ends with this refusal, and how often the open page was told. */
function afterEnd(refusal: ApiError) {
  const kept = browser()
  recordSession(ada)
  storeResult(ada, '1', result)
  kept.local.setItem('naijatax:unsent:ada:before:1:w', daysAgo(0))
  kept.local.setItem('naijatax:unsent:eve:now:1:w', daysAgo(0))
  kept.tab.setItem(conversationKey(ada) ?? '', '[]')
  const onEnd = vi.fn<() => void>()
  const stop = onEndedByOwner(onEnd)
  forgetEndedSession(refusal)
  stop()
  expect(lastKnownSession()).toBeUndefined()
  return { keys: sessionKeys(kept), told: onEnd.mock.calls.length }
}

describe('a session that ended', () => {
  const allReasons = ['time', 'logout', 'replaced', 'password', 'way in removed', 'email change', 'too many']
  const ownersReasons = ['owner', 'reset', 'stopped', 'support']
  it.each([refused('unauthorized'), ...allReasons.map((reason) => refused('session_ended', reason))])(
    'takes results and conversation along and leaves unsent answers: %o',
    (refusal) => {
      const left = ['naijatax:unsent:ada:before:1:w', 'naijatax:unsent:eve:now:1:w']
      expect(afterEnd(refusal)).toEqual({ keys: left, told: 0 })
      expect(isAccountRemoved('ada')).toBe(false)
    },
  )
  it.each(ownersReasons)('takes the unsent answers too when its owner ended it: %s', (reason) => {
    const after = afterEnd(refused('session_ended', reason))
    expect(after).toEqual({ keys: ['naijatax:unsent:eve:now:1:w'], told: 1 })
    expect(isAccountRemoved('ada')).toBe(true)
    expect(storeResult(ada, '1', result)).toBe(false)
  })
  it('is told in the server’s words, with what is kept, except what the person did here', () => {
    const kept = 'Your answers are kept: you come back to where you were.'
    expect(endInWords(refused('session_ended', 'owner'), true)).toBe('You were signed out.')
    expect(endInWords(refused('session_ended', 'time'), true)).toBe(`You were signed out. ${kept}`)
    expect(endInWords(refused('unauthorized'), true)).toBe(`Your session has ended. Sign in again. ${kept}`)
    expect(endInWords(refused('unauthorized'), false)).toBeUndefined()
    for (const own of ['logout', 'replaced'])
      expect(endInWords(refused('session_ended', own), true)).toBeUndefined()
  })
})
