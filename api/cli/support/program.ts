import { Command } from 'commander'
import { productVersion } from '../../../platform/version.ts'
import { resend } from './commands/resend-verification.ts'
import type { Io } from './io.ts'
import { firstOf, register, type CommandSpec } from './register.ts'

const WHO = '<email|id>'

const commands: readonly CommandSpec[] = [
  {
    usage: `resend-verification ${WHO}`,
    about: 'send the verification mail again; says when the last one was taken',
    writes: true,
    examples: ['resend-verification adaeze@example.ng --reason "ticket 4711: mail not received"'],
    run: (context, given) => resend(context, firstOf(given)),
  },
]

const introduction = `Repairs for NaijaTax. Works on DATABASE_URL, else on the copy that runs from DATA_DIR.

Every command that changes something needs --reason, leaves a line in the audit log, and can be tried with --dry-run.
Exit codes: 0 done, 1 failed, 2 wrong usage, 3 not found, 4 refused or limited.`

/** The whole command line. */
export function createProgram(io: Io): Command {
  const program = new Command('support')
    .description(introduction)
    .version(productVersion)
    .showSuggestionAfterError()
    .configureHelp({ showGlobalOptions: false })
  for (const spec of commands) register(program, io, spec)
  return program
}
