import { expect, test } from 'vitest'
import { arrivalsOf } from './arrivals.ts'
import { figuresOf, recoverySeconds } from './phase-figures.ts'
import type { ResponseSample } from './spec.ts'

const answered = (given: Partial<ResponseSample>): ResponseSample => ({
  what: 'save',
  phase: 'usual',
  at: 0,
  ms: 10,
  status: 200,
  toldWhen: false,
  ...given,
})

test('who is turned away and told when to come again is counted apart from failures', () => {
  const figures = figuresOf(
    [
      answered({}),
      answered({ status: 503, toldWhen: true, ms: 9_000 }),
      answered({ status: 503 }),
      answered({ status: 0 }),
      answered({ status: 404 }),
    ],
    'usual',
  )
  expect(figures).toMatchObject({ requests: 5, shed: 1, failed: 2, refused: 1, slowest: 10 })
  expect(figures.failures).toEqual(['save 503', 'save no answer'])
})

test('all is as usual again from the first span on after which nothing is slow', () => {
  const peakEnds = 100_000
  const at = (seconds: number, ms: number) => answered({ at: peakEnds + seconds * 1000, ms })
  const range = { peakEnds, ends: peakEnds + 20_000 }
  const recovery = (...those: ResponseSample[]) => recoverySeconds({ answered: those }, range, 150)
  expect(recovery(at(1, 10), at(6, 10))).toBe(0)
  expect(recovery(at(1, 900), at(6, 10), at(11, 400), at(16, 10))).toBe(15)
  expect(recovery(at(1, 10), at(16, 400))).toBeUndefined()
})

test('people come as often as the rate says, at their own moments, and three times as often in a peak', () => {
  const rates = { save: 50, calculate: 5, 'log in': 2, report: 1 }
  const arrivals = arrivalsOf(rates, [
    { name: 'usual', seconds: 20, factor: 1 },
    { name: 'peak', seconds: 20, factor: 3 },
  ])
  const saves = (phase: string) => arrivals.filter((one) => one.what === 'save' && one.phase === phase).length
  expect(saves('usual')).toBeGreaterThan(850)
  expect(saves('usual')).toBeLessThan(1_150)
  expect(saves('peak') / saves('usual')).toBeCloseTo(3, 0)
  expect(arrivals.every(({ at }, index) => at >= (arrivals[index - 1]?.at ?? 0))).toBe(true)
})
