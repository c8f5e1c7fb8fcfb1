import { execFileSync } from 'node:child_process'
import { userInfo } from 'node:os'
import type { MachineClaims } from '../../../platform/command-context.ts'
import { LOGIN_UID_FILE, loginUid } from '../../../platform/login-uid.ts'

/** Where systems keep the command that names a user. A search by PATH would take whatever its variable names. */
const namers = ['/usr/bin/id', '/bin/id']

/** The name of a user of this machine, by its own directory of users; undefined where it has none. */
function userName(uid: number): string | undefined {
  for (const namer of namers) {
    try {
      return execFileSync(namer, ['-nu', `${uid}`], {
        env: {},
        stdio: 'pipe',
        timeout: 5_000,
        encoding: 'utf8',
      }).trim()
    } catch {
      // Not here, or it knows nobody of that id.
    }
  }
  return undefined
}

/** What this machine says of who runs the command. @param file of the kernel's login user id. */
export function machineClaims(
  env: Readonly<Record<string, string | undefined>> = process.env,
  file = LOGIN_UID_FILE,
): MachineClaims {
  const sudoUser = env['SUDO_USER']
  const uid = loginUid(file)
  const loginName = uid === undefined ? undefined : userName(uid)
  return {
    osUser: userInfo().username,
    ...(sudoUser && { sudoUser: sudoUser.slice(0, 64) }),
    ...(uid !== undefined && { loginUid: uid }),
    ...(loginName && { loginName }),
  }
}
