#!/usr/bin/env node
import { createInterface } from 'node:readline/promises'
import { systemClock } from '../../../platform/clock.ts'
import { NARROW } from './layout.ts'
import { setApartIn, supportWayOf, typedBy } from '../../features/operations/index.ts'
import { machineClaims } from './machine-claims.ts'
import { runSupport } from './run.ts'

// npm run -s support -- COMMAND: repairs by support staff, through the same commands as the API.

/** A reader that closes the pipe early, as `head` does, is no fault. */
process.stdout.on('error', (error: NodeJS.ErrnoException) => process.exit(error.code === 'EPIPE' ? 0 : 1))

async function ask(question: string): Promise<string> {
  const lines = createInterface({ input: process.stdin, output: process.stderr })
  try {
    return await lines.question(question)
  } finally {
    lines.close()
  }
}

process.exitCode = await runSupport(process.argv.slice(2), {
  env: process.env,
  clock: systemClock,
  claims: machineClaims(),
  typedAs: typedBy(supportWayOf(process.env, process.argv[1]), true, setApartIn(process.env))
    .support('')
    .trim(),
  isTTY: process.stdin.isTTY && process.stderr.isTTY,
  width: NARROW,
  stdout: (text) => void process.stdout.write(text),
  stderr: (text) => void process.stderr.write(text),
  ask,
})
