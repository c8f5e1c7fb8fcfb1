import { expect, test } from 'vitest'
import { slopePerTenMinutes, growthOf } from './growth.ts'

test('the slope is of ten minutes, whatever stands still is flat, and noise around a line is left out', () => {
  const line = [0, 60, 120, 180].map((at) => ({ at, value: 100 + at / 60 }))
  expect(slopePerTenMinutes(line)).toBeCloseTo(10)
  expect(slopePerTenMinutes(line.map(({ at }) => ({ at, value: 7 })))).toBe(0)
  const noisy = line.map(({ at, value }, index) => ({ at, value: value + ([1, -1, -1, 1][index] ?? 0) }))
  expect(slopePerTenMinutes(noisy)).toBeCloseTo(10)
})

test('too little to tell is flat', () => {
  expect(slopePerTenMinutes([])).toBe(0)
  expect(slopePerTenMinutes([{ at: 5, value: 3 }])).toBe(0)
})

const watched = (memory: (at: number) => number, files: (at: number) => number) =>
  Array.from({ length: 60 }, (_, index) => {
    const at = index * 10
    return { at, sample: { 'api: memory': memory(at), 'api: open files': files(at) } }
  })

const met = (...given: Parameters<typeof watched>) =>
  growthOf(watched(...given), 100).map(({ isMet }) => isMet)

test('what stands still after the warm-up has met its goals, however it grew before', () => {
  expect(
    met(
      (at) => Math.min(at, 100),
      (at) => (at < 100 ? at : 40),
    ),
  ).toEqual([true, true])
})

test('memory that grows by more than a megabyte in ten minutes, and files that stay open, are told', () => {
  expect(
    met(
      (at) => 100 + at / 300,
      (at) => 40 + Math.floor(at / 100),
    ),
  ).toEqual([false, false])
})

test('of the worker it is told what it holds between the heights of its garbage', () => {
  const sawtooth = Array.from({ length: 240 }, (_, index) => {
    const at = index * 5
    return { at, sample: { 'worker: memory': 130 + (at % 60) / 2 + at / 600 } }
  })
  expect(growthOf(sawtooth, 0).map(({ label, figure }) => [label, figure])).toEqual([
    ['worker: memory, usual at first and at last', expect.stringMatching(/ MB in ten minutes$/)],
    [
      'worker: memory, least of each minute at first and at last',
      '130.3 MB, 131.7 MB; 1.00 MB in ten minutes',
    ],
  ])
})
