import { readFileSync } from 'node:fs'

/** What the kernel keeps for a process that no login began. */
const NO_LOGIN = 4_294_967_295

/** Where the kernel keeps it for the process that reads. */
export const LOGIN_UID_FILE = '/proc/self/loginuid'

/** The user id of the login that this process came from; undefined where the kernel keeps none. */
export function loginUid(file = LOGIN_UID_FILE): number | undefined {
  try {
    const uid = Number(readFileSync(file, 'utf8').trim() || Number.NaN)
    return Number.isInteger(uid) && uid !== NO_LOGIN ? uid : undefined
  } catch {
    return undefined
  }
}
