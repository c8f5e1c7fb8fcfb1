import { PassThrough } from 'node:stream'
import { expect, test } from 'vitest'
import { createLogger } from './logger.ts'

/** The lines that `write` logs, parsed. */
function linesOf(write: (logger: ReturnType<typeof createLogger>) => void): Record<string, unknown>[] {
  const stream = new PassThrough()
  write(createLogger({ LOG_LEVEL: 'info' }, 'test', stream))
  return String(stream.read())
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Record<string, unknown>)
}

test('a line says when, how severe, which service', () => {
  const [line] = linesOf((logger) => logger.info('started'))
  expect(line).toMatchObject({ level: 'info', service: 'test', msg: 'started' })
  expect(line?.['version']).toMatch(/^\d+\.\d+\.\d+$/)
  expect(line?.['ts']).toMatch(/^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/)
})

test('secrets and personal data are hidden wherever they stand', () => {
  const lines = linesOf((logger) =>
    logger.info(
      { email: 'canary@example.ng', body: { password: 'canary-pass', deep: { tin: '12345678-0001' } } },
      'x',
    ),
  )
  expect(JSON.stringify(lines)).not.toMatch(/canary|12345678/)
})

test('an error is logged with its cause, without the values a database quotes in its details', () => {
  const cause = Object.assign(new Error('duplicate key'), {
    code: '23505',
    detail: 'Key (email)=(canary@example.ng)',
  })
  const [line] = linesOf((logger) => logger.error({ err: new Error('failed', { cause }) }, 'x'))
  expect(line).toMatchObject({
    err: { message: 'failed', cause: { message: 'duplicate key', code: '23505' } },
  })
  expect(JSON.stringify(line)).not.toContain('canary')
})

test('an address in the words themselves is taken out', () => {
  const [line] = linesOf((logger) => logger.info('no mailbox canary@example.ng'))
  expect(line?.['msg']).toBe('no mailbox (address)')
})

test('line breaks cannot forge a second line', () => {
  const lines = linesOf((logger) => logger.info({ said: 'one\r\n{"level":"fatal"}' }, 'two\r\nthree'))
  expect(lines).toHaveLength(1)
  expect(lines[0]).toMatchObject({ level: 'info', msg: 'two\r\nthree' })
})

test('an error logged by itself is described alike', () => {
  const error = Object.assign(new Error('failed'), { config: { password: 'canary' } })
  const [line] = linesOf((logger) => logger.error(error))
  expect(line).toMatchObject({ err: { type: 'Error', message: 'failed' } })
  expect(JSON.stringify(line)).not.toContain('canary')
})
