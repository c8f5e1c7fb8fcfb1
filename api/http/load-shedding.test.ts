import { expect, test } from 'vitest'
import { createOverloadDetector } from './load-shedding.ts'

test('a queue of the usual length is never too much, however long it stands', () => {
  const isTooMuch = createOverloadDetector()
  expect([0, 1_000, 60_000].map((now) => isTooMuch(4, now))).toEqual([false, false, false])
})

test('a long queue is waited out for half a second, and turned away when it still stands', () => {
  const isTooMuch = createOverloadDetector()
  expect([0, 499, 500].map((now) => isTooMuch(5, now))).toEqual([false, false, true])
})

test('a stall that passes leaves the next one its own half second', () => {
  const isTooMuch = createOverloadDetector()
  expect([isTooMuch(5, 0), isTooMuch(3, 400), isTooMuch(5, 600), isTooMuch(5, 1_000)]).toEqual([
    false,
    false,
    false,
    false,
  ])
})

test('forty for each connection are too much at once', () => {
  const isTooMuch = createOverloadDetector()
  expect([isTooMuch(40, 0), isTooMuch(40.1, 1)]).toEqual([false, true])
})

test('after too much came there is no grace until it was calm for two seconds', () => {
  const isTooMuch = createOverloadDetector()
  isTooMuch(41, 0)
  expect([isTooMuch(4, 100), isTooMuch(5, 200), isTooMuch(4, 300)]).toEqual([false, true, false])
  expect([isTooMuch(5, 2_200), isTooMuch(5, 2_700)]).toEqual([false, true])
})
