import { expect, test } from 'vitest'
import type { Figures, QueueFigures } from './figures.ts'
import { queueLines } from './lines/queues.ts'

const line = queueLines.find(({ name }) => name === 'Jobs put off')
const billing: QueueFigures = {
  name: 'billing',
  failed: 0,
  failedJobs: [],
  failedSeconds: 0,
  waiting: 0,
  active: 0,
  delayed: 3,
  isPaused: false,
  pausedAt: null,
  putOffSeconds: 14_000,
  putOffWaitedSeconds: 0,
  putOffReasons: [],
  oldestSeconds: 0,
  untakenSeconds: 0,
}

test.each([
  ['that somebody waits for', 7_200, 'down', 'whoever paid, cancelled or was refunded'],
  ['that somebody waits for since a minute', 60, 'slow', 'whoever paid, cancelled or was refunded'],
  ['of the night, that nobody waits for', 0, 'slow', 'nobody at once: they run by the clock'],
])('jobs put off %s', (_, putOffWaitedSeconds, state, touches) => {
  const figures = { queues: [{ ...billing, putOffWaitedSeconds }], now: new Date() } as unknown as Figures
  expect(line?.judge(figures)).toMatchObject({ state, touches })
})
