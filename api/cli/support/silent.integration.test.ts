import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { createServer, type AddressInfo, type Server } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { useTestDatabase } from '../../../db/testing/database.ts'
import { useTestSupport } from '../testing/support.ts'

const db = useTestDatabase()
const support = useTestSupport(db)
const why = ['--reason', 'the cause is mended']

/** A server that accepts each connection and never says a word: a machine that stands still. */
let silent: Server
let at: string
beforeAll(async () => {
  silent = createServer((socket) => socket.on('error', () => undefined))
  await new Promise<void>((resolve) => void silent.listen(0, '127.0.0.1', resolve))
  at = `127.0.0.1:${(silent.address() as AddressInfo).port}`
})
afterAll(() => silent.close())

/** Longest that a person waits for a sentence, in milliseconds. */
const LONGEST = 15_000

async function bounded(line: readonly string[], env: Record<string, string>) {
  const begun = performance.now()
  const { code, err, out } = await support.run(line, { env: { DATABASE_URL: db.url, ...env } })
  expect(performance.now() - begun).toBeLessThan(LONGEST)
  expect([code, out]).toEqual([1, ''])
  return err
}

const ofQueues = [
  ['jobs', 'failed'],
  ['jobs', 'waiting'],
  ['jobs', 'promote', 'all', ...why],
  ['jobs', 'retry', 'any', ...why],
  ['jobs', 'resume', 'mail', ...why],
]

describe('a command ends in seconds, and says what to do', () => {
  test('of a database that says nothing', async () => {
    const lines = [
      ...ofQueues,
      ['user', 'show', 'ada@example.test'],
      ['user', 'reset-link', 'ada@example.test', ...why],
      ['email', 'history', 'ada@example.test'],
      ['outbox', 'list'],
      ['billing', 'unmatched'],
    ]
    const said = await Promise.all(
      lines.map((line) => bounded(line, { DATABASE_URL: `postgres://ada:x@${at}/tax` })),
    )
    for (const words of said)
      expect(words).toContain(
        'The database does not answer. Nothing was changed. Check DATABASE_URL and that the database runs, then try again.',
      )
  })

  test('the backup too', async () => {
    const env = { ...process.env, DATABASE_URL: `postgres://ada:x@${at}/tax` }
    const line = ['--import', 'tsx', 'db/backup/main.ts', 'backup', '/nowhere/at/all']
    const ended = promisify(execFile)(process.execPath, line, { env, timeout: LONGEST })
    await expect(ended).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringContaining('The backup failed: the database does not answer. Check DATABASE_URL'),
    })
  })

  test('of a Redis that says nothing', async () => {
    const said = await Promise.all(ofQueues.map((line) => bounded(line, { REDIS_URL: `redis://${at}` })))
    for (const words of said)
      expect(words).toContain(
        'Redis does not answer. Nothing was changed. Check REDIS_URL and that Redis runs, then try again.',
      )
  })
})
