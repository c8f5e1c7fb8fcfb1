import { hashPassword } from '../../platform/password-hash.ts'
import { readSecret } from './read-secret.ts'

// npm run -s operator:password: reads a password and prints its hash, for OPERATOR_PASSWORD_HASH or VIEWER_PASSWORD_HASH.

/** An operator's password opens every job: longer than a person's own. */
const SHORTEST = 12

const password = await readSecret('Password for the operator’s pages: ')
if (password.length < SHORTEST) {
  process.stderr.write(`It has ${password.length} characters; use at least ${SHORTEST}.\n`)
  process.exitCode = 1
} else {
  process.stdout.write(`${await hashPassword(password)}\n`)
}
