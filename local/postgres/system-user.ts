import { spawnSync } from 'node:child_process'
import { readFileSync, chmodSync, mkdirSync } from 'node:fs'
import { StartError, errorMessage } from '../errors.ts'

/** A user of the machine other than root. */
export interface SystemUser {
  name: string
  uid: number
  gid: number
}

const names = ['postgres', 'naijatax'] as const

/** The user with this name in a text like /etc/passwd. */
export function findUser(passwd: string, name: string): SystemUser | undefined {
  const fields = passwd
    .split('\n')
    .map((line) => line.split(':'))
    .find((line) => line[0] === name)
  const uid = Number(fields?.[2])
  const gid = Number(fields?.[3])
  return Number.isInteger(uid) && Number.isInteger(gid) && uid > 0 ? { name, uid, gid } : undefined
}

function existingUser(): SystemUser | undefined {
  const passwd = readFileSync('/etc/passwd', 'utf8')
  return names.map((name) => findUser(passwd, name)).find((user) => user !== undefined)
}

/**
 * The user that PostgreSQL runs as, because it refuses to run as root: `postgres` where that exists, else a new user.
 * Undefined when this process is not root: then PostgreSQL runs as the same user as this process.
 * @throws StartError when there is no such user and none can be made.
 */
export function databaseUser(): SystemUser | undefined {
  if (process.getuid?.() !== 0) return undefined
  const found = existingUser()
  if (found) return found
  spawnSync('useradd', ['--system', '--no-create-home', '--shell', '/usr/sbin/nologin', names[1]])
  const made = existingUser()
  if (!made)
    throw new StartError(
      'PostgreSQL does not run as root, and a user for it could not be made here. ' +
        'Run npm start as another user, or make one with: useradd --system postgres',
    )
  return made
}

/**
 * A folder that every user of the machine may enter (EMBEDDED_HOME, default /var/lib/naijatax). It holds the files
 * that PostgreSQL's own user cannot reach inside the clone or DATA_DIR. Used as root only.
 * @throws StartError when it cannot be made.
 */
export function sharedHome(): string {
  const home = process.env['EMBEDDED_HOME'] || '/var/lib/naijatax'
  try {
    mkdirSync(home, { recursive: true })
    chmodSync(home, 0o755)
  } catch (error) {
    throw new StartError(
      `As root, PostgreSQL runs as another user and needs ${home}, which could not be made (${errorMessage(error)}). ` +
        'Name another folder in EMBEDDED_HOME, or run npm start as a user other than root.',
      error,
    )
  }
  return home
}
