import type { MachineClaims, Person } from '../../../platform/command-context.ts'
import { CommandError } from './exit-codes.ts'

/**
 * Who runs a command: whoever signed in to this machine, by what the kernel keeps of the login through sudo and su; where
 * it keeps none, as in a container, the name that they say, which is kept as a claim. What an environment variable says
 * names nobody.
 */
export function personOf(
  { loginUid, loginName }: MachineClaims,
  said: string | undefined,
): Person | undefined {
  if (loginUid !== undefined) return { name: loginName ?? `uid ${loginUid}`, by: 'login' }
  return said === undefined ? undefined : { name: said, by: 'claim' }
}

/** The same for a command that leaves a line in the audit log. @throws CommandError where nobody is named. */
export function demandPerson(claims: MachineClaims, said: string | undefined): void {
  if (personOf(claims, said) === undefined)
    throw new CommandError(
      'usage',
      'Say who you are with --as, such as --as "Chidi Okoro": this machine keeps no login of yours, and the audit log names who looked.',
    )
}
