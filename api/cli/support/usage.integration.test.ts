import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { useTestDatabase } from '../../../db/testing/database.ts'
import { verifiedAccount } from '../../../db/testing/factories.ts'
import { productVersion } from '../../../platform/version.ts'
import { useTestSupport } from '../testing/support.ts'
import { catalogue } from './catalogue.ts'
import { type CommandSpec, pathOf } from './register.ts'
import type { Io } from './io.ts'

const db = useTestDatabase()
const support = useTestSupport(db)
const folder = mkdtempSync(join(tmpdir(), 'support-'))
afterAll(() => rmSync(folder, { recursive: true }))

const show = (env: Io['env']) => support.run(['user', 'show', 'nobody@example.test'], { env })
const fail = (env: Record<string, string>, isTTY: boolean) =>
  support.run(['user', 'show', 'nobody@example.test'], { env: { DATABASE_URL: db.url, ...env }, isTTY })

/** A command line for this usage with a value in place of each argument. */
const lineOf = (usage: string): string[] =>
  usage.split(' ').map((word) => (word.startsWith('<') ? 'somebody@example.test' : word))

describe('every command', () => {
  test.each(catalogue.map(({ usage }) => usage))('%s has help with an example', async (usage) => {
    const words = usage.split(' ').filter((word) => !word.startsWith('<'))
    const { code, out, err } = await support.run([...words, '--help'])
    expect([code, err]).toEqual([0, ''])
    expect(out).toContain(`Examples:\n  npm run -s support -- ${words.join(' ')}`)
    expect(out).toContain('--reason <text>')
  })

  test('its examples can be typed as they stand: with --as where the machine keeps no login', async () => {
    const nobody = { claims: { osUser: 'root' } }
    const line = ['user', 'show', '--help']
    expect((await support.run(line, nobody)).out).toContain('user show adaeze@example.ng --as "Chidi Okoro"')
    expect((await support.run(line)).out).not.toContain('Chidi Okoro')
    expect((await support.run(['jobs', 'failed', '--help'], nobody)).out).not.toContain('Chidi Okoro')
  })

  const writing = catalogue.filter(({ writes }) => writes)
  test.each(writing.map(({ usage }) => usage))('%s wants a reason', async (usage) => {
    const none = await support.run(lineOf(usage))
    expect(none.code).toBe(2)
    expect(none.err).toContain('--reason <text>')
    for (const reason of ['', ' \n ', 'x', 'y'.repeat(301)])
      expect((await support.run([...lineOf(usage), '--reason', reason])).code, reason).toBe(2)
  })

  test('changes nothing when it only looks', () => {
    expect(catalogue.filter(({ writes }) => !writes).map(({ usage }) => usage)).toEqual([
      'user show <email|id>',
      'user sessions list <email|id>',
      'user ways list <email|id>',
      'email history <email|id>',
      'email bounced',
      'outbox list',
      'jobs failed',
      'jobs waiting',
      'billing unmatched',
      'billing unreturned',
      'billing disputes',
      'billing payments <email|id>',
      'calculation list <email|id>',
      'calculation show <calculation>',
      'breach list',
    ])
  })
})

/** A line as the page writes it: `jobs retry JOB`. */
const typed = ({ usage, required = [], options = [] }: CommandSpec) =>
  [usage, ...options.map(([flags]) => flags).filter((flags) => required.includes(flags.split(' ')[0] ?? ''))]
    .join(' ')
    .replaceAll(/<([a-z]+)[^>]*>/g, (_, name: string) => name.toUpperCase())

test('docs/support.md has each command, in the order of the help, and no other', () => {
  const page = readFileSync(new URL('../../../docs/support.md', import.meta.url), 'utf8')
  const [, commands = ''] = page.split(/^\| Command .*\n\|.*\n/m)
  const rows = [...(commands.split('\n\n')[0] ?? '').matchAll(/^\| `([^`]+)` /gm)].map(([, line]) => line)
  expect(rows).toEqual(catalogue.map(typed))
})

const groupsOfHelp = [...new Set(catalogue.map(({ usage }) => pathOf(usage).slice(0, -1).join(' ')))]

test.each([...groupsOfHelp, ...catalogue.map(({ usage }) => pathOf(usage).join(' '))])(
  'the help of “%s” fits 80 columns, and help asks for it in either order',
  async (path) => {
    const words = path === '' ? [] : path.split(' ')
    const { out } = await support.run([...words, '--help'])
    // An example is typed as it stands.
    const lines = out.split('\nExamples:')[0]?.split('\n') ?? []
    expect(lines.filter((line) => line.length > 80)).toEqual([])
    expect((await support.run(['help', ...words])).out).toBe(out)
  },
)

describe('what is typed wrongly ends with 2', () => {
  test.each([
    [['resend-verificaton', 'a@b.ng'], 'Did you mean resend-verification?'],
    [['user', 'shw', 'a@b.ng'], 'Did you mean show?'],
    [['user', 'show', 'a@b.ng', '--jsn'], 'Did you mean --json?'],
    [['user', 'show'], "Missing required argument 'email|id'."],
    [['user', 'show', 'a@b.ng', 'more'], 'Too many arguments'],
    [['user'], 'Usage: support user'],
    [[], 'Usage: support'],
    [['help', 'bling'], 'Did you mean billing?'],
    [['jobs', 'retry', 'x', '--reason'], 'argument missing'],
    [['billing', 'unmatched', '--password', 'x'], 'Unknown option'],
  ])('%j', async (args, words) => {
    const { code, out, err } = await support.run(args)
    expect([code, out]).toEqual([2, ''])
    expect(err).toContain(words)
  })

  test('as JSON for programs', async () => {
    const { code, out, err } = await support.run(['user', 'show', 'not an address', '--json'])
    expect([code, out]).toEqual([2, ''])
    expect(JSON.parse(err)).toEqual({
      error: {
        exitCode: 2,
        message: 'Type an email address like name@example.com.',
        usage: 'npm run -s support -- user show <email|id>',
        example: 'npm run -s support -- user show adaeze@example.ng',
      },
    })
  })

  test.each([
    [['user', 'shw', 'a@b.ng', '--json'], 'Unknown command'],
    [['billing', 'reconcile', '--json'], 'Say why with --reason'],
    [['outbox', 'list', '--jsn', '--json'], 'Unknown option'],
  ])('%j as JSON too', async (args, words) => {
    const { code, out, err } = await support.run(args)
    expect([code, out]).toEqual([2, ''])
    expect(JSON.parse(err)).toMatchObject({ error: { exitCode: 2, message: expect.stringContaining(words) } })
  })
})

test('--version tells the product’s', async () => {
  expect(await support.run(['--version'])).toEqual({ code: 0, out: `${productVersion}\n`, err: '' })
})

test('-q leaves the advice out', async () => {
  const { id } = await verifiedAccount(db)
  const asked = ['user', 'sessions', 'end', id, '--reason', 'ticket 4711']
  expect((await support.run(asked)).out).toMatch(/^There was .*\nNext: .*\nAudit: [0-9a-f-]{36}\n$/)
  expect((await support.run([...asked, '-q'])).out).toBe('There was no session to end.\n')
})

const claims = { osUser: 'root', sudoUser: 'ngozi' }
const kept = async (io: Partial<Io>, ...more: string[]) => {
  const { id } = await verifiedAccount(db)
  expect((await support.run(['user', 'show', id, ...more], io)).code).toBe(0)
  const [entry] = await db.rows('select detail from audit_log where account_id = ?', [id])
  return entry?.['detail'] as Record<string, unknown>
}
const entries = () => db.rows('select 1 from audit_log')

describe('the audit log names', () => {
  test('who signed in to the machine; another name that they give stays a claim', async () => {
    const login = { ...claims, loginUid: 1000, loginName: 'ada' }
    expect(await kept({ claims: login }, '--as', 'Ngozi Eze')).toMatchObject({
      person: { name: 'ada', by: 'login' },
      claims: { sudoUser: 'ngozi', said: 'Ngozi Eze' },
    })
  })

  test('who they say they are, as a claim, where the machine keeps no login: never SUDO_USER', async () => {
    expect(await kept({ claims }, '--as', 'Ada Obi')).toMatchObject({
      person: { name: 'Ada Obi', by: 'claim' },
    })
  })

  test('nobody for a look at what is nobody’s', async () => {
    const before = await entries()
    for (const words of [
      ['outbox', 'list'],
      ['jobs', 'failed'],
      ['jobs', 'waiting'],
    ])
      expect((await support.run(words, { claims })).code).toBe(0)
    expect(await entries()).toEqual(before)
  })
})

describe('colour', () => {
  test('on a terminal only, and never with NO_COLOR', async () => {
    expect((await fail({}, true)).err).toContain('\u001b[31m')
    for (const { err } of [
      await fail({ NO_COLOR: '1' }, true),
      await fail({ TERM: 'dumb' }, true),
      await fail({}, false),
    ])
      expect(err).not.toContain('\u001b')
  })
})

describe('the database', () => {
  test('out of reach: says so, and not where it is or with which password', async () => {
    const { code, out, err } = await show({ DATABASE_URL: 'postgres://app:hunter2@127.0.0.1:1/none' })
    expect([code, out]).toEqual([1, ''])
    expect(err).toContain('The database does not answer. Nothing was changed.')
    expect(err).not.toContain('hunter2')
  })

  test('refuses the password: says so, and not that it does not answer', async () => {
    const url = new URL(db.url)
    url.password = 'hunter2'
    const { code, err } = await show({ DATABASE_URL: url.href })
    expect(code).toBe(1)
    expect(err).toContain('The database refuses the user or the password in DATABASE_URL')
    expect(err).not.toContain('hunter2')
  })

  test('that takes no writes: says that, and not that it does not answer', async () => {
    const url = new URL(db.url)
    url.searchParams.set('options', '-c default_transaction_read_only=on')
    const { code, out, err } = await show({ DATABASE_URL: url.href })
    expect([code, out]).toEqual([1, ''])
    expect(err).toContain('The database takes no writes')
  })

  test('answers and Redis does not: says which, and where to look', async () => {
    const away = { DATABASE_URL: db.url, REDIS_URL: 'redis://127.0.0.1:1' }
    const { code, err } = await support.run(['jobs', 'waiting'], { env: away })
    expect(code).toBe(1)
    expect(err).toContain('Redis does not answer. Nothing was changed.')
  })

  test('without the product’s tables: says to run the migrations', async () => {
    const { code, err } = await show({ DATABASE_URL: db.url.replace(/\/test_\w+$/, '/postgres') })
    expect(code).toBe(1)
    expect(err).toContain('Run its migrations')
  })

  test('is found by services.json of a copy that runs', async () => {
    writeFileSync(join(folder, 'services.json'), JSON.stringify({ app: 'x', database: db.url }))
    expect((await show({ DATA_DIR: folder })).code).toBe(3)
  })

  test.each([
    [{ DATA_DIR: '/nowhere' }, 'set DATABASE_URL, or DATA_DIR'],
    [{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL must be an address that starts with postgres://'],
    [{ DATABASE_URL: 'postgres://x', REDIS_URL: 'x' }, 'REDIS_URL must start with redis://'],
    [{ DATABASE_URL: 'postgres://x', TOKEN_KEY: 'short' }, 'TOKEN_KEY must have at least 32 characters'],
  ])('%j is named', async (env, words) => {
    const { code, err } = await show(env)
    expect(code).toBe(2)
    expect(err).toContain(words)
  })
})
