import { describe, expect, it } from 'vitest'
import { fakeStorage } from '../features/autosave/testing/fakes.ts'
import { removeAccountData, removeUnsentAnswers, keysWithPrefix, removeStaleData } from './account-storage.ts'

const now = '2026-11-20T09:00:00.000Z'
const daysAgo = (days: number) =>
  JSON.stringify({ keptAt: new Date(Date.parse(now) - days * 24 * 3_600_000).toISOString() })

function device() {
  const storage = fakeStorage()
  storage.setItem('naijatax:unsent:ada:1:w', daysAgo(8))
  storage.setItem('naijatax:unsent:ada:2:w', daysAgo(6))
  storage.setItem('naijatax:unsent:eve:1:w', daysAgo(8))
  storage.setItem('naijatax:unsent:eve:2:w', daysAgo(6))
  storage.setItem('naijatax:unsent:eve:3:w', 'no JSON')
  storage.setItem('naijatax:result:ada:1', '{}')
  storage.setItem('naijatax:result:eve:1', '{}')
  storage.setItem('naijatax:help-language', 'yo')
  return storage
}
const remainingKeys = (storage: Storage) =>
  keysWithPrefix(storage, 'naijatax:').map((key) => key.slice('naijatax:'.length))

describe('what this browser keeps', () => {
  it('is tidied when someone signs in: results of others at once, their answers after seven days', () => {
    const storage = device()
    removeStaleData('ada', now, storage)
    expect(remainingKeys(storage)).toEqual([
      'unsent:ada:1:w',
      'unsent:ada:2:w',
      'unsent:eve:2:w',
      'result:ada:1',
      'help-language',
    ])
  })
  it('waits seven days while nobody is signed in', () => {
    const storage = device()
    removeStaleData(undefined, now, storage)
    expect(remainingKeys(storage)).toEqual([
      'unsent:ada:2:w',
      'unsent:eve:2:w',
      'result:ada:1',
      'result:eve:1',
      'help-language',
    ])
  })
  it('is gone at logout, for that account', () => {
    const storage = device()
    removeAccountData('eve', storage)
    expect(remainingKeys(storage)).toEqual([
      'unsent:ada:1:w',
      'unsent:ada:2:w',
      'result:ada:1',
      'help-language',
    ])
  })
  it('is gone for a draft that became a calculation', () => {
    const storage = device()
    removeUnsentAnswers('ada', '1', storage)
    expect(remainingKeys(storage)).not.toContain('unsent:ada:1:w')
    expect(remainingKeys(storage)).toContain('unsent:ada:2:w')
  })
  it('is nothing where storage is forbidden', () => {
    expect(() => {
      removeStaleData('ada', now, undefined)
      removeAccountData('ada', undefined)
    }).not.toThrow()
  })
})
