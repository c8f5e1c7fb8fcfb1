import { describe, expect, it } from 'vitest'
import { limitConcurrency, QueueFullError } from './concurrency-limit.ts'

/** Work that a test ends when it likes. */
function piece() {
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  let started = false
  const work = () => {
    started = true
    return promise
  }
  return { work, end: resolve, fail: reject, hasStarted: () => started }
}

const settled = () => new Promise((resolve) => setImmediate(resolve))

describe('a concurrency limit', () => {
  it('runs so many at once, the rest in the order they came', async () => {
    const limited = limitConcurrency({ concurrency: 2, maxQueued: 10 })
    const pieces = [piece(), piece(), piece(), piece()]
    const answers = pieces.map(({ work }) => limited(work))
    await settled()
    expect(pieces.map(({ hasStarted }) => hasStarted())).toEqual([true, true, false, false])
    pieces[1]!.end('second')
    await settled()
    expect(pieces.map(({ hasStarted }) => hasStarted())).toEqual([true, true, true, false])
    for (const { end } of pieces) end('done')
    expect(await Promise.all(answers)).toEqual(['done', 'second', 'done', 'done'])
  })

  it('refuses what has no room, before any of it is done', async () => {
    const limited = limitConcurrency({ concurrency: 1, maxQueued: 1 })
    const [running, waiting, refused] = [piece(), piece(), piece()]
    const answers = [limited(running.work), limited(waiting.work)]
    await expect(limited(refused.work)).rejects.toThrow(QueueFullError)
    expect(refused.hasStarted()).toBe(false)
    running.end('one')
    waiting.end('two')
    expect(await Promise.all(answers)).toEqual(['one', 'two'])
    expect(await limited(() => Promise.resolve('room again'))).toBe('room again')
  })

  it('goes on after work that failed', async () => {
    const limited = limitConcurrency({ concurrency: 1, maxQueued: 1 })
    const [failing, next] = [piece(), piece()]
    const answers = [limited(failing.work), limited(next.work)]
    failing.fail(new Error('no'))
    await expect(answers[0]).rejects.toThrow('no')
    next.end('yes')
    expect(await answers[1]).toBe('yes')
  })
})
