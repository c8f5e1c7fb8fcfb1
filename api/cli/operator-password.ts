import { hashPassword } from '../../platform/password-hash.ts'
import { readNewSecret } from './new-secret.ts'

// npm run -s operator:password: reads a password and prints its hash, for OPERATOR_PASSWORD_HASH or VIEWER_PASSWORD_HASH.

/** Shortest operator password in characters: longer than an account's minimum, because it opens every job. */
const SHORTEST = 12

const say = (words: string): void => void process.stderr.write(words)
const password = await readNewSecret(process.stdin, say, 'Password for the operator’s pages')
if (password === undefined) {
  say('The two are not the same. Nothing was made: type the command again.\n')
  process.exitCode = 1
} else if (password.length < SHORTEST) {
  say(`It has ${password.length} characters; use at least ${SHORTEST}.\n`)
  process.exitCode = 1
} else {
  process.stdout.write(`${await hashPassword(password)}\n`)
}
