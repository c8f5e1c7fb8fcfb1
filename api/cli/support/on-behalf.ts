import type { OnBehalf } from '../../http/context.ts'
import type { Context } from './context.ts'
import { CommandError } from './exit-codes.ts'

/** Who does it and why, for the audit log. @throws CommandError without a reason. */
export function onBehalfOf({ actor, options: { reason } }: Pick<Context, 'actor' | 'options'>): OnBehalf {
  if (reason === undefined) throw new CommandError('usage', 'Say why with --reason.')
  return { actor, reason }
}
