import { spawnSync } from 'node:child_process'

/** Programs of Debian that the rehearsal puts around the product, with the package of each. */
const packages = {
  nginx: 'nginx-light',
  pgbouncer: 'pgbouncer',
  'redis-server': 'redis-server',
  openssl: 'openssl',
}

/** The packages that this machine lacks for the rehearsal. */
export function missingPackages(): string[] {
  return Object.entries(packages).flatMap(([program, name]) =>
    spawnSync(program, ['--version'], { stdio: 'ignore' }).error ? [name] : [],
  )
}

/** The version that a program tells of itself. */
export function versionOf(program: string, flag = '--version'): string {
  const { stdout, stderr } = spawnSync(program, [flag], { encoding: 'utf8' })
  return /\d+(?:\.\d+)+/.exec(`${stdout}${stderr}`)?.[0] ?? 'unknown'
}

/**
 * Whether the pooler of this machine keeps prepared statements in transaction mode: PgBouncer does from 1.21 on.
 * @param version as it tells it; the machine's unless given.
 */
export function keepsStatements(version = versionOf('pgbouncer')): boolean {
  const [major = 0, minor = 0] = version.split('.').map(Number)
  return major > 1 || (major === 1 && minor >= 21)
}
