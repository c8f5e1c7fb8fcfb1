import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { tables } from '../db/tables/index.ts'
import { environmentVariables } from '../platform/env-variables.ts'
import { METRICS_PORT } from './kubernetes/parts.ts'
import { rowsOfTable } from './markdown-tables.ts'
import { alerts } from './monitoring/alerts.ts'

// What pages and samples for operators name is what the product has: variables, alerts, log lines, commands, headings.

const root = resolve(import.meta.dirname, '..')
const read = (file: string): string => readFileSync(join(root, file), 'utf8')
const below = (folder: string): string[] =>
  readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).slice(root.length + 1))

const pages = [
  'README.md',
  'CONTRIBUTING.md',
  ...below('docs'),
  ...below('deploy'),
  ...below('tools/faults'),
].filter((file) => file.endsWith('.md'))
const samples = ['Dockerfile', 'docker-compose.yml', ...below('deploy')]

/** Names that others than the product read, by who does. */
const ofOthers: Readonly<Record<string, readonly string[]>> = {
  'npm start': ['DATA_DIR', 'INBOX_PORT', 'SMTP_PORT', 'POSTGRES_PORT', 'EMBEDDED_HOME'],
  'the tests of payments': ['STRIPE_TEST_KEY', 'STRIPE_TEST_PRICE'],
  journeys: ['JOURNEY_PICTURES'],
  psql: ['PGCONNECT_TIMEOUT'],
  'docker-compose.yml itself': ['POSTGRES_PASSWORD', 'REDIS_PASSWORD', 'WORKER_MEMORY'],
  'the images of PostgreSQL and Redis': ['POSTGRES_DB', 'POSTGRES_USER', 'REDISCLI_AUTH'],
  'Linux, of a container’s rights': ['DAC_OVERRIDE', 'NET_BIND_SERVICE'],
  'Node and the C library': [
    'NODE_OPTIONS',
    'NODE_EXTRA_CA_CERTS',
    'MALLOC_ARENA_MAX',
    'MALLOC_MMAP_THRESHOLD_',
    'MALLOC_TRIM_THRESHOLD_',
  ],
  'the command line, of who types and where': [
    'NO_COLOR',
    'SUDO_USER',
    'KUBERNETES_SERVICE_HOST',
    'INVOCATION_ID',
  ],
  'nobody: it stands for the name of any secret': ['NAME_FILE'],
}

test('every variable that a page or a sample names is read by somebody', () => {
  const ours = environmentVariables.flatMap(({ name, isSecret }) =>
    isSecret ? [name, `${name}_FILE`] : [name],
  )
  const known = new Set<string>([...ours, ...Object.values(ofOthers).flat()])
  const named = [...pages, ...samples].flatMap((file) =>
    [...read(file).matchAll(/\b[A-Z][A-Z\d]*(?:_[A-Z\d]+)+_?\b/g)].map(([name]) => ({ file, name })),
  )
  expect(named.filter(({ name }) => !known.has(name))).toEqual([])
  const seen = new Set(named.map(({ name }) => name))
  expect(
    Object.values(ofOthers)
      .flat()
      .filter((name) => !seen.has(name)),
  ).toEqual([])
})

test('every alert that a page names in quotes is one', () => {
  const names = alerts.map(({ name }) => name)
  const named = pages.flatMap((page) =>
    [...read(page).matchAll(/\b(?:the )?alerts? ("[^"]+"(?:(?:,| and) "[^"]+")*)/g)].flatMap(
      ([, quoted = '']) => [...quoted.matchAll(/"([^"]+)"/g)].map(([, name]) => name ?? ''),
    ),
  )
  const told = named.filter((name) => !name.endsWith('.'))
  expect(told.length).toBeGreaterThan(2)
  expect(told.filter((name) => !names.includes(name))).toEqual([])
})

/** The code that runs in production. */
const code = ['api', 'db', 'identity', 'platform', 'worker']
  .flatMap(below)
  .filter((file) => file.endsWith('.ts') && !/\.test\.ts$|\/testing\//.test(file))
  .map(read)
  .join('\n')

test('every log line that operators are told to look for is written so', () => {
  const runbook = ['operations', 'release', 'without-containers', 'scale', 'backup'].map((page) =>
    read(`docs/${page}.md`),
  )
  const lines = runbook.flatMap((page) =>
    [...page.matchAll(/`((?:[aA]n? |[tT]he |could |mails |no |Chromium )[\w ,;:]+)`/g)].map(
      ([, line]) => line ?? '',
    ),
  )
  expect(lines.length).toBeGreaterThan(8)
  expect(lines.filter((line) => !code.includes(line))).toEqual([])
})

test('every npm script that a page names exists', () => {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> }
  const named = pages.flatMap((page) =>
    [...read(page).matchAll(/npm run (?:-s )?([a-z][\w:]*)/g)].map(([, name]) => ({
      page,
      name: name ?? '',
    })),
  )
  expect(named.length).toBeGreaterThan(40)
  expect(named.filter(({ name }) => !(name in scripts))).toEqual([])
})

/** The anchor of a heading, as code hosts make it. */
const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replaceAll(/\s/g, '-')

const anchorsOf = (file: string): string[] =>
  [...read(file).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => anchorOf(heading))

test('every heading that a page or an alert leads to is there', () => {
  const links = pages.flatMap((page) =>
    [...read(page).matchAll(/\]\((?!\w+:)([^)#\s]*)#([^)\s]+)\)/g)].map(([, path = '', anchor = '']) => ({
      page,
      to: path === '' ? page : join(dirname(page), path),
      anchor,
    })),
  )
  expect(links.length).toBeGreaterThan(20)
  const ofPages = links.filter(({ to }) => to.endsWith('.md') && existsSync(join(root, to)))
  expect(ofPages.filter(({ to, anchor }) => !anchorsOf(to).includes(anchor))).toEqual([])
  const [, runbook = ''] =
    /runbook_url: docs\/operations\.md#(\S+)/.exec(read('deploy/prometheus/rules.yml')) ?? []
  expect(anchorsOf('docs/operations.md')).toContain(runbook)
})

test('docs/scale.md says of every table where its rows lie, as the table itself does', () => {
  const rows = rowsOfTable(read('docs/scale.md'), 'Table').map(([names = '', key = '']) => ({
    names: names.split(', '),
    key,
  }))
  const places = new Map(tables.map(({ name, place }) => [name, place]))
  // Made by libraries, or before anybody is known; no definition of ours.
  const ofLibraries = ['rate_counters', 'schema_migrations']
  const named = rows.flatMap(({ names }) => names)
  expect(named.toSorted()).toEqual([...places.keys(), ...ofLibraries].toSorted())
  const beside = rows.find(({ key }) => key.startsWith('what is looked up'))?.names ?? []
  expect(beside.filter((name) => places.get(name) !== 'account')).toEqual([])
  const ofNobody = rows.filter(({ key }) => key.startsWith('none')).flatMap(({ names }) => names)
  expect(ofNobody.filter((name) => !ofLibraries.includes(name) && places.get(name) !== null)).toEqual([])
})

test('Prometheus asks the port that compose and Kubernetes give the processes', () => {
  const { scrape_configs: jobs } = parse(read('deploy/prometheus/prometheus.yml')) as {
    scrape_configs: { job_name: string; dns_sd_configs?: { names: string[]; port: number }[] }[]
  }
  const asked = jobs.flatMap(({ dns_sd_configs: found = [] }) => found)
  expect(asked.map(({ names: [name], port }) => `${name} ${port}`)).toEqual([
    `api ${METRICS_PORT}`,
    `worker ${METRICS_PORT}`,
  ])
  expect(read('docker-compose.yml')).toContain(`METRICS_PORT: \${METRICS_PORT:-${METRICS_PORT}}`)
})
