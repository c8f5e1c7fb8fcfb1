import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { reloadOnce } from './lazy.ts'

const reload = vi.fn<() => void>()
let stored: Map<string, string>

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-21T10:00:00Z') })
  reload.mockClear()
  stored = new Map()
  vi.stubGlobal('navigator', { onLine: true })
  vi.stubGlobal('window', { location: { reload } })
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('reloadOnce', () => {
  it('reloads, not again for the same failure, and again for one of later', () => {
    expect([reloadOnce(), reloadOnce()]).toEqual([true, false])
    vi.advanceTimersByTime(59_999)
    expect(reloadOnce()).toBe(false)
    vi.advanceTimersByTime(1)
    expect(reloadOnce()).toBe(true)
    expect(reload).toHaveBeenCalledTimes(2)
  })

  it('leaves a page alone whose device is offline: nothing better would come', () => {
    vi.stubGlobal('navigator', { onLine: false })
    expect(reloadOnce()).toBe(false)
    expect([reload.mock.calls.length, stored.size]).toEqual([0, 0])
  })

  it('does nothing where it cannot remember: it would reload for ever', () => {
    vi.stubGlobal('sessionStorage', {
      getItem: () => {
        throw new Error('storage is forbidden')
      },
    })
    expect(reloadOnce()).toBe(false)
    expect(reload).not.toHaveBeenCalled()
  })

  it('after the clock was set back it waits for a person', () => {
    reloadOnce()
    vi.setSystemTime(new Date('2026-11-21T09:00:00Z'))
    expect(reloadOnce()).toBe(false)
  })
})
