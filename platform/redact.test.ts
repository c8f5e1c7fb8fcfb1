import { expect, test } from 'vitest'
import { redactEmails, serializeError, redact } from './redact.ts'
import { pino } from 'pino'
import { createLogger } from './logger.ts'

test.each([
  ['550 <ada@example.com>: unknown', '550 <(address)>: unknown'],
  ['Key (email)=(ada.o+x@mail.example.ng) exists', 'Key (email)=((address)) exists'],
  ['to:ada@example.com,obi@example.com', 'to:(address),(address)'],
  [
    'at file:///app/node_modules/@koa/router/index.js:1:2',
    'at file:///app/node_modules/@koa/router/index.js:1:2',
  ],
  ['nothing here', 'nothing here'],
])('%s', (text, expected) => {
  expect(redactEmails(text)).toBe(expected)
})

test('keeps type, words, code, stack and causes', () => {
  const cause = Object.assign(new Error('refused'), { code: 'ECONNREFUSED' })
  const described = serializeError(new TypeError('no answer', { cause }))
  expect(described).toMatchObject({
    type: 'TypeError',
    message: 'no answer',
    cause: { type: 'Error', message: 'refused', code: 'ECONNREFUSED' },
  })
  expect(described.stack).toContain('redact.test.ts')
  expect(serializeError(new AggregateError([cause], 'all')).errors).toMatchObject([{ message: 'refused' }])
})

test('takes nothing else of what a driver hangs on its errors', () => {
  const error = Object.assign(new Error('duplicate key'), {
    code: '23505',
    detail: 'Key (email)=(ada@example.com) already exists.',
    client: { secretKey: 12_345_678, password: 'hunter2' },
  })
  const line = JSON.stringify(serializeError(error))
  expect(line).toContain('23505')
  expect(line).not.toMatch(/ada|12345678|hunter2/)
})

test('takes addresses out of the words, and bears what is no error and what causes itself', () => {
  expect(serializeError('550 <ada@example.com>')).toEqual({ type: 'string', message: '550 <(address)>' })
  const circle = new Error('round')
  circle.cause = circle
  expect(JSON.stringify(serializeError(circle)).length).toBeGreaterThan(0)
})

test('is how every logger writes an error', () => {
  const logger = createLogger({ LOG_LEVEL: 'silent' }, 'test')
  const { err } = logger[pino.symbols.serializersSym as never] as { err: typeof serializeError }
  expect(err(Object.assign(new Error('x'), { detail: 'y' }))).not.toHaveProperty('detail')
})

test('nothing under a secret’s name is told, however deep it stands and however it is written', () => {
  const line = {
    a: { b: { c: { d: { newPassword: 'canary', 'X-Auth-Token': 'canary' } } } },
    list: [{ TIN: 'canary' }, { first_name: 'canary' }],
    to: ['canary'],
  }
  expect(JSON.stringify(redact(line))).not.toContain('canary')
})

test('harmless names that only contain a secret’s stay', () => {
  const line = { attempt: 2, tokens: 3, context: 'api', setting: 'on', total: 4, at: new Date(0) }
  expect(redact(line)).toEqual(line)
})

test('an address is taken out of any text', () => {
  expect(redact({ said: 'no mailbox ada@example.ng here' })).toEqual({
    said: 'no mailbox (address) here',
  })
})

test('what nests without end is cut off', () => {
  const round: Record<string, unknown> = {}
  round['again'] = round
  expect(JSON.stringify(redact(round))).toContain('[hidden]')
})
