import { expect, test } from 'vitest'
import { logConsole } from './console.ts'
import { createLogger } from './logger.ts'

const none = () => expect.unreachable('nothing is printed beside the log')

test('what a library prints is a line of the log, once, and hides what a log hides', () => {
  const lines: string[] = []
  const console = {
    debug: none,
    info: none,
    log: none,
    warn: none,
    error: none,
  } as never as globalThis.Console
  logConsole(
    createLogger({ LOG_LEVEL: 'info' }, 'worker', { write: (line) => void lines.push(line) }),
    console,
  )
  for (let connection = 0; connection < 3; connection += 1)
    console.warn('IMPORTANT! Eviction policy is %s.', 'allkeys-lru')
  console.log('ada@example.test came')
  console.debug('too small to be logged')
  expect(lines.map((line) => JSON.parse(line) as object)).toMatchObject([
    { level: 'warn', said: 'IMPORTANT! Eviction policy is allkeys-lru.', msg: 'a library printed' },
    { level: 'info', said: expect.not.stringContaining('ada@example.test') as string },
  ])
})
