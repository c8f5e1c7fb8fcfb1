import { pino } from 'pino'
import { expect, test } from 'vitest'
import { describeError } from './describe-error.ts'
import { createLogger } from './logger.ts'

test('keeps type, words, code, stack and causes', () => {
  const cause = Object.assign(new Error('refused'), { code: 'ECONNREFUSED' })
  const described = describeError(new TypeError('no answer', { cause }))
  expect(described).toMatchObject({
    type: 'TypeError',
    message: 'no answer',
    cause: { type: 'Error', message: 'refused', code: 'ECONNREFUSED' },
  })
  expect(described.stack).toContain('describe-error.test.ts')
  expect(describeError(new AggregateError([cause], 'all')).errors).toMatchObject([{ message: 'refused' }])
})

test('takes nothing else of what a driver hangs on its errors', () => {
  const error = Object.assign(new Error('duplicate key'), {
    code: '23505',
    detail: 'Key (email)=(ada@example.com) already exists.',
    client: { secretKey: 12_345_678, password: 'hunter2' },
  })
  const line = JSON.stringify(describeError(error))
  expect(line).toContain('23505')
  expect(line).not.toMatch(/ada|12345678|hunter2/)
})

test('takes addresses out of the words, and bears what is no error and what causes itself', () => {
  expect(describeError('550 <ada@example.com>')).toEqual({ type: 'string', message: '550 <(address)>' })
  const circle = new Error('round')
  circle.cause = circle
  expect(JSON.stringify(describeError(circle)).length).toBeGreaterThan(0)
})

test('is how every logger writes an error', () => {
  const logger = createLogger({ LOG_LEVEL: 'silent' }, 'test')
  const { err } = logger[pino.symbols.serializersSym as never] as { err: typeof describeError }
  expect(err(Object.assign(new Error('x'), { detail: 'y' }))).not.toHaveProperty('detail')
})
