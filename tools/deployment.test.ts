import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { environmentVariables, readEnv } from '../platform/env.ts'

const root = resolve(import.meta.dirname, '..')
const read = (file: string): string => readFileSync(join(root, file), 'utf8')

interface Service {
  build?: string
  image: string
  command?: string[]
  environment?: Record<string, string>
  depends_on?: Record<string, { condition: string }>
  healthcheck?: { test?: string[]; disable?: boolean }
}
const compose = parse(read('docker-compose.yml'), { merge: true }) as { services: Record<string, Service> }
const ours = Object.entries(compose.services).filter(([, service]) => service.build !== undefined)
/** What Node and the C library read, beside the product's own. */
const ofTheRuntime = ['NODE_OPTIONS', 'MALLOC_MMAP_THRESHOLD_', 'MALLOC_TRIM_THRESHOLD_']
const known = new Set([...environmentVariables.map(({ name }) => name), ...ofTheRuntime])

/** The TypeScript file that a compiled command runs. */
const sourceOf = (command: readonly string[]): string =>
  (command.at(-1) ?? '').replace(/^dist\/server\//, '').replace(/\.js$/, '.ts')

test('compose describes every process of production', () => {
  expect(Object.keys(compose.services)).toEqual(['postgres', 'redis', 'migrate', 'api', 'worker'])
  expect(ours.map(([name]) => name)).toEqual(['migrate', 'api', 'worker'])
})

test.each(ours)(
  '%s names only variables that the environment module or the runtime knows',
  (_name, service) => {
    const names = Object.keys(service.environment ?? {})
    expect(names.length).toBeGreaterThan(5)
    expect(names.filter((name) => !known.has(name))).toEqual([])
    const required = environmentVariables.filter((variable) => variable.required).map(({ name }) => name)
    expect(names).toEqual(expect.arrayContaining(required))
  },
)

test.each(ours)('%s runs a file that exists and that the build compiles', (_name, service) => {
  const source = sourceOf(service.command ?? [])
  expect(source).toMatch(/^(api|worker|db)\/[a-z]+\.ts$/)
  expect(existsSync(join(root, source))).toBe(true)
})

test.each(ours)('%s waits for what it needs', (_name, service) => {
  for (const [needed, { condition }] of Object.entries(service.depends_on ?? {})) {
    const target = compose.services[needed]
    expect(target, needed).toBeDefined()
    const tellsHealth = target?.healthcheck?.test !== undefined
    expect(tellsHealth || condition !== 'service_healthy', needed).toBe(true)
  }
})

test('the environment that compose gives is one the product starts with', () => {
  const filled = Object.fromEntries(
    Object.entries(ours[0]?.[1].environment ?? {}).map(([name, value]) => [
      name,
      value.replace(/\$\{(\w+)(?::-([^}]*)|:\?[^}]*)?\}/g, (_all, variable: string, fallback?: string) => {
        const given: Record<string, string> = {
          PUBLIC_URL: 'https://tax.example.ng',
          SMTP_URL: 'smtps://mail.example.ng',
          MAIL_FROM: 'NaijaTax <tax@mail.ng>',
          TOKEN_KEY: 'k'.repeat(32),
          POSTGRES_PASSWORD: 'secret',
          STRIPE_SECRET_KEY: 'sk_live_1',
          STRIPE_WEBHOOK_SECRETS: 'whsec_1',
          STRIPE_PRICE_ID: 'price_1',
          FALLBACK_PAYMENT_LINK: 'https://buy.stripe.com/1',
        }
        return given[variable] ?? fallback ?? ''
      }),
    ]),
  )
  expect(readEnv(filled).NODE_ENV).toBe('production')
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
