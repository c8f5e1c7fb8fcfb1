import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, expect, test } from 'vitest'
import { sourceEnv, sourceOptions } from '../local/processes/sources.ts'
import { databaseUrlRule } from '../platform/writable-server.ts'
import { useTestDatabase } from './testing/database.ts'

const db = useTestDatabase()
const folder = mkdtempSync(join(tmpdir(), 'naijatax-commands-'))
const backup = join(folder, 'backup')
afterAll(() => rmSync(folder, { recursive: true }))

/** Runs a command as an operator does, with this address. @returns what it said, and its exit code. */
async function run(args: readonly string[], DATABASE_URL: string): Promise<{ said: string; code: unknown }> {
  const { PATH } = process.env
  const child = spawn(process.execPath, [...sourceOptions, ...args], {
    env: { ...sourceEnv, PATH, DATABASE_URL, TOKEN_KEY: '0123456789abcdef'.repeat(2) },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const ended = new Promise((resolve) => child.on('close', resolve))
  const said = await Promise.all([text(child.stdout), text(child.stderr)])
  return { said: said.join(''), code: await ended }
}

const withPassword = (password: string): string => db.url.replace(/:[^:@]*@/, `:${password}@`)

const commands = [
  ['migrate', ['db/migrate.ts']],
  ['backup', ['db/backup/main.ts', 'backup', backup]],
] as const

test.each(commands)('%s says which part of an address to encode, and nothing of it', async (_, args) => {
  const { said, code } = await run(args, withPassword('hunter/2#'))
  expect([code, said]).toEqual([1, expect.stringContaining(`DATABASE_URL ${databaseUrlRule}`)])
  expect(said).not.toContain('hunter')
})

test('migrate takes no other word than "contract", by which it also says what it did', async () => {
  expect(await run(['db/migrate.ts', 'down'], db.url)).toMatchObject({ code: 2 })
  const { said, code } = await run(['db/migrate.ts', 'contract'], db.url)
  expect([code, said]).toEqual([0, expect.stringContaining('the schema is up to date')])
})

test.each(commands)('%s says that the password is wrong, and leaves nothing behind', async (_, args) => {
  const { said, code } = await run(args, withPassword('hunter2'))
  expect([code, said]).toEqual([1, expect.stringContaining('the database refuses the user or the password')])
  expect(said).not.toContain('hunter2')
  expect(existsSync(backup)).toBe(false)
})
