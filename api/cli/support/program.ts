import { Command } from 'commander'
import { productVersion } from '../../../platform/version.ts'
import { catalogue, groups } from './catalogue.ts'
import type { Io } from './io.ts'
import { register } from './register.ts'

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
  for (const spec of catalogue) register(program, io, { spec, groups })
  return program
}
