import { expect, test } from 'vitest'
import { growthOf } from './growth.ts'

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
