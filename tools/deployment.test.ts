import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { processes, type Process } from '../platform/env-variables.ts'
import { environmentVariables, readEnv } from '../platform/env.ts'

const root = resolve(import.meta.dirname, '..')
const read = (file: string): string => readFileSync(join(root, file), 'utf8')

interface Service {
  build?: string
  image: string
  command?: string[]
  entrypoint?: string[]
  environment?: Record<string, string>
  depends_on?: Record<string, { condition: string }>
  healthcheck?: { test?: string[]; disable?: boolean }
  networks?: string[]
  ports?: string[]
  cap_drop?: string[]
  security_opt?: string[]
  read_only?: boolean
  logging?: object
}
const compose = parse(read('docker-compose.yml'), { merge: true }) as {
  services: Record<string, Service>
  networks: Record<string, { internal?: boolean } | null>
}
const all = Object.entries(compose.services)
const ours = all.filter(([, service]) => service.build !== undefined)
const isProcess = (name: string): name is Process => (processes as readonly string[]).includes(name)
const running = ours.filter((each): each is [Process, Service] => isProcess(each[0]))
/** What Node and the C library read, beside the product's own. */
const ofTheRuntime = ['NODE_OPTIONS', 'MALLOC_MMAP_THRESHOLD_', 'MALLOC_TRIM_THRESHOLD_']

/** What the image says itself, and what production refuses. */
const leftToTheImage: readonly string[] = [
  'HOST',
  'PORT',
  'WEB_DIST',
  'PUPPETEER_EXECUTABLE_PATH',
  'STRIPE_API_BASE',
]

/** A value as compose reads it: each variable that is given, or else what stands behind `:-`, which may hold others. */
const interpolated = (value: string, given: Readonly<Record<string, string>>): string => {
  const inner = /\$\{(\w+)(?::-([^${}]*)|:\?[^${}]*)?\}/g
  const read = value.replace(inner, (_all, name: string, fallback = '') => given[name] ?? fallback)
  return read === value ? value : interpolated(read, given)
}

/** The TypeScript file that a compiled command runs. */
const sourceOf = (command: readonly string[]): string =>
  (command.at(-1) ?? '').replace(/^dist\/server\//, '').replace(/\.js$/, '.ts')

test('compose describes every process of production, its commands, and what they stand on', () => {
  expect(running.map(([name]) => name).toSorted()).toEqual([...processes].toSorted())
  expect(ours.map(([name]) => name)).toEqual(['migrate', 'api', 'worker', 'support', 'backup'])
  expect(Object.keys(compose.services)).toEqual(expect.arrayContaining(['postgres', 'redis', 'caddy']))
})

test.each(running)('%s is given what it uses, all that it must have, and nothing else', (name, service) => {
  const names = Object.keys(service.environment ?? {})
  const used = environmentVariables.filter(({ usedBy }) => usedBy.includes(name))
  const known = [...used.map((variable) => variable.name as string), ...ofTheRuntime]
  expect(names.filter((each) => !known.includes(each))).toEqual([])
  const passed = used.map((variable) => variable.name).filter((each) => !leftToTheImage.includes(each))
  expect(names).toEqual(expect.arrayContaining(passed))
})

const secretNames = environmentVariables.filter(({ isSecret }) => isSecret).map(({ name }) => name as string)

const secretsOf = (name: string) =>
  Object.keys(compose.services[name]?.environment ?? {}).filter((each) => secretNames.includes(each))

test('the commands are given no secret but those that they need', () => {
  const database = ['DATABASE_URL', 'DATABASE_DIRECT_URL']
  expect(secretsOf('backup')).toEqual(database)
  expect(secretsOf('support')).toEqual([...database, 'REDIS_URL', 'TOKEN_KEY', 'STRIPE_SECRET_KEY'])
})

test.each(all)(
  '%s has no more rights than it needs, and cannot fill the disk with its log',
  (_name, service) => {
    expect(service.cap_drop).toEqual(['ALL'])
    expect(service.security_opt).toEqual(['no-new-privileges:true'])
    expect(service.logging).toMatchObject({ options: { 'max-size': '10m' } })
    expect(service.read_only ?? false).toBe(service.build !== undefined)
  },
)

test('database and queues are on a network without a way in or out; only the proxy is reached from elsewhere', () => {
  expect(compose.networks['data']).toEqual({ internal: true })
  const shut = all.filter(([, { networks }]) => networks?.join() === 'data').map(([name]) => name)
  expect(shut).toEqual(['postgres', 'redis'])
  const published = all.flatMap(([name, { ports = [] }]) => ports.map((port) => `${name} ${port}`))
  expect(published.filter((each) => !each.startsWith('caddy') && !each.includes(' 127.0.0.1:'))).toEqual([])
})

test.each(ours)('%s runs a file or a command that exists and that the build compiles', (_name, service) => {
  const commands = [...read('deploy/bin/naijatax').matchAll(/^ {2}([a-z-]+)\) set -- (\S+)\.js/gm)]
  for (const [, , source] of commands) expect(existsSync(join(root, `${source}.ts`)), source).toBe(true)
  const names = commands.map(([, command]) => command)
  const called = [service.entrypoint?.[0], service.command?.at(-1)?.match(/^ *([a-z-]+) "\//m)?.[1]]
  const source = sourceOf(service.command ?? [])
  const isCommand = called.some((each) => names.includes(each))
  expect(isCommand || (/^(api|worker|db)\/[a-z]+\.ts$/.test(source) && existsSync(join(root, source)))).toBe(
    true,
  )
})

test.each(ours)('%s waits for what it needs', (_name, service) => {
  for (const [needed, { condition }] of Object.entries(service.depends_on ?? {})) {
    const target = compose.services[needed]
    expect(target, needed).toBeDefined()
    const tellsHealth = target?.healthcheck?.test !== undefined
    expect(tellsHealth || condition !== 'service_healthy', needed).toBe(true)
  }
})

test.each(running)('%s starts with the environment that compose gives', (name, service) => {
  const given: Record<string, string> = {
    PUBLIC_URL: 'https://tax.example.ng',
    SMTP_URL: 'smtps://mail.example.ng',
    MAIL_FROM: 'NaijaTax <tax@mail.ng>',
    TOKEN_KEY: '0123456789abcdef'.repeat(2),
    POSTGRES_PASSWORD: 'secret',
    REDIS_PASSWORD: 'secret',
    STRIPE_SECRET_KEY: 'sk_live_1',
    STRIPE_WEBHOOK_SECRETS: 'whsec_1',
    STRIPE_PRICE_ID: 'price_1',
    FALLBACK_PAYMENT_LINK: 'https://buy.stripe.com/1',
  }
  const filled = Object.fromEntries(
    Object.entries(service.environment ?? {}).map(([variable, value]) => [
      variable,
      interpolated(value, given),
    ]),
  )
  const env = readEnv(filled, name)
  expect(env.NODE_ENV).toBe('production')
  expect(env.DATABASE_URL).toBe('postgres://naijatax:secret@postgres:5432/naijatax')
})

test('another database and other queues than those of compose are used where they are given', () => {
  const { DATABASE_URL = '', REDIS_URL = '' } = compose.services['migrate']?.environment ?? {}
  const managed = { DATABASE_URL: 'postgres://tax@db/tax', REDIS_URL: 'rediss://queues.example.ng' }
  expect([interpolated(DATABASE_URL, managed), interpolated(REDIS_URL, managed)]).toEqual(
    Object.values(managed),
  )
})

test('the image is Node 24, compiled, without development packages, not root, with a health check', () => {
  const dockerfile = read('Dockerfile')
  const bases = [...dockerfile.matchAll(/^FROM (\S+)/gm)].map(([, base]) => base)
  expect(new Set(bases)).toEqual(new Set(['node:24-bookworm-slim']))
  expect(dockerfile).toMatch(/npm ci --omit=dev/)
  expect(dockerfile).toMatch(/^USER node$/m)
  expect(dockerfile).toMatch(/^HEALTHCHECK /m)
  const scripts = (JSON.parse(read('package.json')) as { scripts: Record<string, string> }).scripts
  for (const [, script] of dockerfile.matchAll(/npm run ([\w:]+)/g))
    expect(scripts).toHaveProperty([script ?? ''])
  const command = JSON.parse(
    /^CMD (\[.*\])$/m.exec(dockerfile.replaceAll(/\\\n/g, ''))?.[1] ?? '[]',
  ) as string[]
  expect(existsSync(join(root, sourceOf(command)))).toBe(true)
  for (const [, copied] of dockerfile.matchAll(/^COPY (?!--from)(?:--\S+ )*(.+) \S+$/gm))
    for (const file of (copied ?? '').split(' ')) expect(existsSync(join(root, file)), file).toBe(true)
})

const units = readdirSync(join(root, 'deploy/systemd')).map(
  (file) => [file, read(`deploy/systemd/${file}`)] as const,
)
const page = read('docs/without-containers.md')

test('units and the page about them run files that the build compiles', () => {
  const named = [page, ...units.map(([, text]) => text)].flatMap((text) =>
    [...text.matchAll(/dist\/server\/\S+?\.js/g)].map(([file]) => sourceOf([file])),
  )
  expect(named.length).toBeGreaterThan(8)
  for (const source of named) expect(existsSync(join(root, source)), source).toBe(true)
  for (const [file] of units) expect(page, file).toContain(file.replace(/@?\.(service|timer)$/, ''))
})

test('each process starts with the env file that the page gives it', () => {
  const files = [...page.matchAll(/```\n(NODE_ENV=[^`]*)```/g)].map(([, text = '']) =>
    Object.fromEntries(
      [...text.matchAll(/^(\w+)='?(.*?)'?$/gm)].map(([, name = '', value = '']) => [
        name,
        name === 'TOKEN_KEY' ? 'a key of many letters and some 12' : value.replaceAll('…', '1'),
      ]),
    ),
  )
  const [owner = {}, working = {}] = files
  expect(readEnv(owner, 'migrate').NODE_ENV).toBe('production')
  expect(readEnv(working, 'api').PUBLIC_URL).toBe('https://tax.example.ng')
  expect(readEnv(working, 'worker').ERASED_LOG).toBe(owner['ERASED_LOG'])
})
