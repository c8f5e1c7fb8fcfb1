import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { startHeapTrimming } from './heap-trimming.ts'

const gc = vi.fn<NonNullable<typeof globalThis.gc>>()
beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('gc', gc)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  gc.mockClear()
})

it('collects everything once a minute, until it is ended', () => {
  const end = startHeapTrimming()
  vi.advanceTimersByTime(59_999)
  expect(gc).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(gc).toHaveBeenCalledExactlyOnceWith({ type: 'major', execution: 'sync', flavor: 'last-resort' })
  vi.advanceTimersByTime(60_000)
  expect(gc).toHaveBeenCalledTimes(2)
  end()
  vi.advanceTimersByTime(600_000)
  expect(gc).toHaveBeenCalledTimes(2)
})

it('does nothing where collecting cannot be asked for', () => {
  vi.stubGlobal('gc', undefined)
  const end = startHeapTrimming()
  expect(() => vi.advanceTimersByTime(60_000)).not.toThrow()
  end()
})
