import { expect, test } from 'vitest'
import { BEGINS_WITHIN } from '../../../../../db/stores/worker-heartbeats.ts'
import type { Figures, QueueFigures } from '../figures.ts'
import type { Line } from '../line.ts'
import { queueLines } from './queues.ts'
import { workLines } from './work.ts'

const now = new Date('2026-11-20T10:00:00Z')
const untaken = {
  name: 'mail',
  waiting: 3,
  active: 0,
  isPaused: false,
  oldestSeconds: 260,
  untakenSeconds: 240,
}

/** What two lines say of jobs that wait while a worker runs for so many seconds. */
function said(seconds: number, queue: Partial<QueueFigures> = {}) {
  const aliveSince = new Date(now.getTime() - seconds * 1000)
  const workers = { alive: 1, aliveSince, lastSeen: now, stoppedAt: null }
  const figures = { now, workers, queues: [{ ...untaken, ...queue }] } as unknown as Figures
  const lines: readonly Line[] = [...queueLines, ...workLines]
  const verdict = (wanted: string) => lines.find(({ name }) => name === wanted)?.judge(figures)
  return { oldest: verdict('Oldest waiting job'), worker: verdict('Worker') }
}

test.each([0, 6, BEGINS_WITHIN - 1])(
  'a worker that began %s s ago is not called stuck, nor well',
  (seconds) => {
    const { oldest, worker } = said(seconds)
    expect(oldest).toMatchObject({
      state: 'slow',
      figure: expect.stringMatching(/^A worker has just begun\. mail: /),
    })
    expect(worker).toMatchObject({
      state: 'unknown',
      advice: expect.stringContaining(`within ${BEGINS_WITHIN} seconds`),
    })
  },
)

test('one that had the time to begin is', () => {
  const { oldest, worker } = said(BEGINS_WITHIN)
  expect(oldest).toMatchObject({ state: 'down', figure: expect.stringMatching(/^Stuck\. /) })
  expect(worker?.state).toBe('down')
})

test('a new one where nothing waits for long works', () => {
  expect(said(6, { oldestSeconds: 1, untakenSeconds: 0 }).worker?.state).toBe('working')
})
