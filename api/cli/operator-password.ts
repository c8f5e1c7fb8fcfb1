import { text } from 'node:stream/consumers'
import { createInterface } from 'node:readline/promises'
import { Writable } from 'node:stream'
import { hashPassword } from '../../platform/password-hash.ts'

/** A sink that discards what readline would echo, so that a typed secret does not appear. */
const silentOutput = (): Writable => new Writable({ write: (_chunk, _encoding, done) => done() })

/**
 * Reads one secret: from a prompt without echo on a terminal, else the first line of standard input. The secret
 * therefore never stands in a command's arguments or in shell history.
 */
export async function readSecret(question: string): Promise<string> {
  if (!process.stdin.isTTY) return (await text(process.stdin)).split(/\r?\n/)[0] ?? ''
  process.stderr.write(question)
  const lines = createInterface({ input: process.stdin, output: silentOutput(), terminal: true })
  try {
    return await lines.question('')
  } finally {
    lines.close()
    process.stderr.write('\n')
  }
}

// npm run -s operator:password: reads a password and prints its hash, for OPERATOR_PASSWORD_HASH or VIEWER_PASSWORD_HASH.

/** Shortest operator password in characters: longer than an account's minimum, because it opens every job. */
const SHORTEST = 12

const password = await readSecret('Password for the operator’s pages: ')
if (password.length < SHORTEST) {
  process.stderr.write(`It has ${password.length} characters; use at least ${SHORTEST}.\n`)
  process.exitCode = 1
} else {
  process.stdout.write(`${await hashPassword(password)}\n`)
}
