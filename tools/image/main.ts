import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { Client } from 'pg'
import { productionEnv } from '../../bench/production-env.ts'
import { freePorts, startTestPostgres } from '../../local/testing/index.ts'
import { until } from '../../worker/testing/until.ts'

// npm run image: builds the image of the Dockerfile without a Docker engine, and runs its processes and commands as its
// own user against a database. Needs root and Debian's podman, buildah and debootstrap; takes some minutes.

const root = resolve(import.meta.dirname, '../..')
const needed = ['debootstrap', 'podman', 'buildah'] as const
const missing = needed.filter((program) => spawnSync(program, ['--version']).error !== undefined)
if (missing.length > 0 || process.getuid?.() !== 0) {
  console.error(
    `The image is not built here: it needs root${missing.map((name) => ` and ${name}`).join('')}.`,
  )
  process.exit(2)
}

const folder = mkdtempSync(join(tmpdir(), 'naijatax-image-'))
const storage = ['--storage-driver', 'vfs'] as const
const base = 'docker.io/library/node:24-bookworm-slim'
const run = (program: string, ...args: string[]): string =>
  execFileSync(program, args, { encoding: 'utf8', cwd: root, stdio: ['ignore', 'pipe', 'inherit'] }).trim()

/** What the official image of Node holds, made of Debian, the Node and the npm that run this: no registry of images is asked. */
function makeBase(): void {
  const tree = join(folder, 'base')
  run('debootstrap', '--variant=minbase', '--include=ca-certificates', 'bookworm', tree)
  const [bin, modules] = [join(tree, 'usr/local/bin'), join(tree, 'usr/local/lib/node_modules')]
  mkdirSync(modules, { recursive: true })
  cpSync(process.execPath, join(bin, 'node'))
  const npm = dirname(dirname(realpathSync(process.env['npm_execpath'] ?? '')))
  cpSync(npm, join(modules, 'npm'), { recursive: true })
  for (const name of ['npm', 'npx'])
    symlinkSync(`../lib/node_modules/npm/bin/${name}-cli.js`, join(bin, name))
  run('chroot', tree, 'useradd', '-m', '-u', '1000', 'node')
  // Authorities that this machine trusts, where packages are fetched past a mirror of its own.
  const authorities = '/etc/ssl/certs/ca-certificates.crt'
  if (existsSync(authorities)) cpSync(authorities, join(tree, authorities), { dereference: true })
  const archive = join(folder, 'base.tar')
  run('tar', '-C', tree, '-cf', archive, '.')
  run('podman', ...storage, 'import', '--change', `ENV NODE_EXTRA_CA_CERTS=${authorities}`, archive, base)
  rmSync(archive)
  rmSync(tree, { recursive: true })
}

const build = (): string =>
  run(
    'podman',
    ...storage,
    'build',
    '-q',
    '--isolation=chroot',
    '--pull=never',
    '--network=host',
    '-t',
    'naijatax',
    '.',
  )

/** `-- --built`: the image that is there already. */
if (!process.argv.includes('--built')) {
  makeBase()
  build()
}
const [size = ''] = run('podman', ...storage, 'images', '--format', '{{.Size}}', 'localhost/naijatax').split(
  '\n',
)
const container = run('buildah', ...storage, 'from', '--pull-never', 'localhost/naijatax')
const postgres = await startTestPostgres()
const url = postgres.url('postgres')
const apiPort = await freePorts(3)
const [apiPrivate, workerPrivate] = [apiPort + 1, apiPort + 2]

/** What a command of the image is given: each variable, and the user that the Dockerfile names. */
function inImage(env: Readonly<Record<string, string>>, command: readonly string[]): string[] {
  const given = Object.entries(env).flatMap(([name, value]) => ['--env', `${name}=${value}`])
  return [...storage, 'run', '--isolation=chroot', '--user', 'node', ...given, container, '--', ...command]
}
const database = { DATABASE_URL: url, TOKEN_KEY: 'a key of thirty-two letters or so for the image' }
const command = (...words: string[]): string => run('buildah', ...inImage(database, words))

const answers = async (port: number): Promise<boolean> =>
  fetch(`http://127.0.0.1:${port}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  )

const done: string[] = []
const started: ReturnType<typeof spawn>[] = []
const client = new Client({ connectionString: url })
client.on('error', () => undefined)
try {
  command('migrate')
  done.push('migrate')
  const env = productionEnv(url)
  for (const [name, privatePort] of [
    ['api', apiPrivate],
    ['worker', workerPrivate],
  ] as const) {
    const more = { PORT: String(apiPort), HOST: '127.0.0.1', METRICS_PORT: String(privatePort) }
    const line = ['node', '--enable-source-maps', `dist/server/${name}/main.js`]
    started.push(spawn('buildah', inImage({ ...env, ...more }, line), { stdio: 'inherit', detached: true }))
    await until(() => answers(privatePort))
    done.push(name)
  }
  const page = await (await fetch(`http://127.0.0.1:${apiPort}/`)).text()
  if (!page.includes('NaijaTax')) throw new Error('The API of the image gives no page')
  // What the worker found out of its browser.
  await client.connect()
  await until(async () => {
    const { rows } = await client.query<{ can_print: boolean | null }>(
      'select can_print from worker_heartbeats',
    )
    return rows.some(({ can_print }) => can_print === true)
  })
  done.push('its browser')
  command('support', 'jobs', 'waiting', '--as', 'image')
  command('backup', '/backups/one')
  await client.query('create database restored')
  const empty = { ...database, DATABASE_URL: postgres.url('restored') }
  run('buildah', ...inImage(empty, ['restore', '/backups/one', 'none']))
  const hash = command('sh', '-c', 'echo a password that is long enough | operator-password')
  if (!hash.includes('$argon2id$')) throw new Error('operator-password gives no hash')
  done.push('support', 'backup', 'restore', 'operator-password')
} finally {
  for (const { pid } of started) if (pid !== undefined) process.kill(-pid, 'SIGTERM')
  await client.end()
  await postgres.stop()
  run('buildah', ...storage, 'rm', container)
  rmSync(folder, { recursive: true, force: true })
}
console.log(`image of ${size}; as its own user: ${done.join(', ')}`)
