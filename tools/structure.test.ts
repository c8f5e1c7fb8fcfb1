import { execFileSync } from 'node:child_process'
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, normalize, resolve } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { sourceFolders } from '../local/processes/watch-sources.ts'

const root = resolve(import.meta.dirname, '..')
const house = mkdtempSync(join(tmpdir(), 'structure-'))
afterAll(() => rmSync(house, { recursive: true, force: true }))

/** Files that everyone may have; the plants below import them. */
const lawful: Record<string, string> = {
  'tax/index.ts': "export * from './rules/bands.ts'\n",
  'tax/rules/bands.ts': 'export const rate = 1\n',
  'platform/clock.ts': 'export const now = 1\n',
  'local/inbox.ts': 'export const inbox = 1\n',
  'contract/jobs/jobs.ts': "import * as z from 'zod/mini'\nexport const jobs = z.string()\n",
  'worker/jobs/send.ts': "import { now } from '../../platform/clock.ts'\nexport const send = now\n",
  'db/store.ts':
    "import knex from 'knex'\nimport { now } from '../platform/clock.ts'\nexport const store = [knex, now]\n",
  'contract/http/drafts.ts': "import { rate } from '../../tax/index.ts'\nexport const draft = rate\n",
  'api/features/auth/index.ts': "export { login } from './login.ts'\n",
  'api/features/auth/login.ts': 'export const login = 1\n',
  'api/features/drafts/index.ts': "import { login } from '../auth/index.ts'\nexport const drafts = login\n",
  'contract/report/rows.ts': "import { rate } from '../../tax/index.ts'\nexport const rows = rate\n",
  'templates/report/fonts/names.ts': 'export const names = 1\n',
  'templates/email/mail.ts': 'export const mail = 1\n',
  'identity/links.ts': "import { store } from '../db/store.ts'\nexport const link = store\n",
  'web/router.ts': "export { Link } from 'react-router-dom'\n",
  'web/app.ts':
    "import { draft } from '../contract/http/drafts.ts'\nimport { names } from '../templates/report/fonts/names.ts'\nimport { rows } from '../contract/report/rows.ts'\nexport const app = [draft, names, rows]\n",
}

/** One violation each: the file that commits it, what it says, and the rule that must catch it. */
const plants: [file: string, source: string, rule: string][] = [
  [
    'tax/clock.ts',
    "import { now } from '../platform/clock.ts'\nexport const a = now\n",
    'tax-imports-nothing',
  ],
  [
    'tax/files.ts',
    "import { readFileSync } from 'node:fs'\nexport const a = readFileSync\n",
    'tax-imports-nothing',
  ],
  ['tax/package.ts', "import { z } from 'zod'\nexport const a = z\n", 'tax-imports-nothing'],
  [
    'contract/http/leak.ts',
    "import { store } from '../../db/store.ts'\nexport const a = store\n",
    'contract',
  ],
  ['contract/http/heavy.ts', "import koa from 'koa'\nexport const a = koa\n", 'contract-packages'],
  ['platform/nosy.ts', "import { store } from '../db/store.ts'\nexport const a = store\n", 'platform'],
  ['db/nosy.ts', "import { draft } from '../contract/http/drafts.ts'\nexport const a = draft\n", 'db'],
  [
    'identity/nosy.ts',
    "import { mail } from '../templates/email/mail.ts'\nexport const a = mail\n",
    'identity',
  ],
  ['templates/nosy.ts', "import { store } from '../db/store.ts'\nexport const a = store\n", 'templates'],
  ['api/reach.ts', "import { send } from '../worker/jobs/send.ts'\nexport const a = send\n", 'api'],
  [
    'api/reach-type.ts',
    "import type { send } from '../worker/jobs/send.ts'\nexport type A = typeof send\n",
    'api',
  ],
  [
    'worker/reach.ts',
    "import { login } from '../api/features/auth/index.ts'\nexport const a = login\n",
    'worker',
  ],
  ['web/reach.ts', "import { store } from '../db/store.ts'\nexport const a = store\n", 'web'],
  ['web/mail.ts', "import { mail } from '../templates/email/mail.ts'\nexport const a = mail\n", 'web'],
  [
    'api/features/drafts/inside.ts',
    "import { login } from '../auth/login.ts'\nexport const a = login\n",
    'feature-insides',
  ],
  ['api/orm.ts', "import { Model } from 'objection'\nexport const a = Model\n", 'objection-in-db-only'],
  ['web/routing.ts', "import { Link } from 'react-router-dom'\nexport const a = Link\n", 'one-router-module'],
  [
    'worker/stand-in.ts',
    "import { inbox } from '../local/inbox.ts'\nexport const a = inbox\n",
    'no-stand-ins-in-the-product',
  ],
  ['api/check.test.ts', 'export const check = 1\n', ''],
  [
    'api/tested.ts',
    "import { check } from './check.test.ts'\nexport const a = check\n",
    'no-tests-in-the-product',
  ],
  ['db/round-a.ts', "import type { B } from './round-b.ts'\nexport type A = B | 1\n", 'no-circular'],
  ['db/round-b.ts', "import type { A } from './round-a.ts'\nexport type B = A | 2\n", ''],
  ['web/lost.ts', "import { gone } from './gone.ts'\nexport const a = gone\n", 'resolvable'],
]

function build(files: readonly (readonly [string, string])[]): void {
  for (const [file, source] of files) {
    mkdirSync(join(house, dirname(file)), { recursive: true })
    writeFileSync(join(house, file), source)
  }
}

/** Violations of the house's rules as [from, rule] pairs. */
function violations(): { from: string; rule: string }[] {
  let report = ''
  try {
    report = execFileSync(
      process.execPath,
      [
        join(root, 'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs'),
        '--config=.dependency-cruiser.cjs',
        '--output-type=json',
        'tax',
        'contract',
        'platform',
        'db',
        'templates',
        'identity',
        'api',
        'worker',
        'web',
        'local',
      ],
      { cwd: house, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] },
    )
  } catch (error) {
    report = (error as { stdout: string }).stdout
  }
  const { summary } = JSON.parse(report) as {
    summary: { violations: { from: string; rule: { name: string } }[] }
  }
  return summary.violations.map(({ from, rule }) => ({ from, rule: rule.name }))
}

test('the import rules let lawful files pass and catch each planted violation', () => {
  cpSync(join(root, '.dependency-cruiser.cjs'), join(house, '.dependency-cruiser.cjs'))
  cpSync(join(root, 'package.json'), join(house, 'package.json'))
  cpSync(join(root, 'tsconfig.json'), join(house, 'tsconfig.json'))
  symlinkSync(join(root, 'node_modules'), join(house, 'node_modules'))

  build(Object.entries(lawful))
  expect(violations()).toEqual([])

  build(plants.map(([file, source]) => [file, source] as const))
  const found = violations()
  for (const [file, , rule] of plants) {
    if (rule === '') continue
    expect(found, `${file} breaks ${rule}`).toContainEqual({ from: file, rule })
  }
})

/** The top folders in the order of the README's map, from the ground up. */
const storeys = [...readFileSync(join(root, 'README.md'), 'utf8').matchAll(/^([a-z]+)\/ /gm)].map(
  ([, name]) => name ?? '',
)

/** The files, tests apart, that a file of ours imports, types included, as paths from the root. */
function importsOf(file: string): string[] {
  const source = readFileSync(join(root, file), 'utf8')
  return [...source.matchAll(/(?:from |import\(|import )'(\.[^'?]+)'/g)].map(([, path]) =>
    normalize(join(dirname(file), path ?? '')),
  )
}

const isTest = (file: string): boolean => /\.test\.tsx?$|\/testing\/|\/journeys\//.test(file)

test('the README’s map stands in the order of the import rules, and no import runs against it', () => {
  const rules = readFileSync(join(root, '.dependency-cruiser.cjs'), 'utf8')
  expect(storeys).toEqual(/^const rooms = '([^']+)'/m.exec(rules)?.[1]?.split('|'))
  const upward = storeys.flatMap((folder, storey) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .map((name) => join(folder, name))
      .filter((file) => /\.tsx?$/.test(file) && !isTest(file))
      .flatMap((file) =>
        importsOf(file)
          .filter((path) => storeys.indexOf(path.split('/')[0] ?? '') > storey)
          .map((path) => `${file} imports ${path}`),
      ),
  )
  expect(upward).toEqual([])
})

test.each(['api', 'worker'])('npm run dev watches every folder that %s is made of', (service) => {
  const reached = new Set([`${service}/main.ts`])
  for (const file of reached) for (const path of importsOf(file)) if (/\.tsx?$/.test(path)) reached.add(path)
  const folders = new Set([...reached].map((file) => file.split('/')[0]))
  expect(folders).toEqual(new Set(sourceFolders[service]))
})
