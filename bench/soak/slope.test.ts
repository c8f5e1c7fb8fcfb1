import { expect, test } from 'vitest'
import { slopePerTenMinutes } from './slope.ts'

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
