import type { Context } from './context.ts'
import { CommandError } from './exit-codes.ts'
import { rendered } from './output.ts'
import { readAddress } from './values.ts'

/** What cannot be undone, for the person who types it. */
export interface Irrevocable {
  /** Of whom it tells something before it is done: a look, which is kept on record. */
  accountId: string
  /** The account's own address, which has to be typed again. */
  email: string
  /** As given with --yes. */
  yes: string | undefined
  /** What will happen, in sentences; said before anything is asked. */
  consequences: string
  /** What did not happen, when it ends here: `Nothing was erased.` */
  untouched: string
}

/** The address was not typed again: the line to type has it. */
export class ConsentMissing extends CommandError {}

/**
 * Requires the address of the account to be typed again, at the prompt or with --yes, after saying what will happen.
 * @throws CommandError when it is missing or differs.
 */
export async function requireConsent(
  { io, options, noteShown }: Context,
  { accountId, email, yes, consequences, untouched }: Irrevocable,
): Promise<void> {
  await noteShown('the question before what cannot be undone', accountId)
  if (yes === undefined && !(io.isTTY && options.input))
    throw new ConsentMissing(
      'usage',
      `${consequences}\nThis cannot be undone: repeat the address with --yes EMAIL. ${untouched}`,
    )
  const width = options.wide ? Number.POSITIVE_INFINITY : io.width
  const question = rendered(`${consequences}\nType the account's email address to go on:`, width)
  const typed = yes ?? (await io.ask(`${question} `))
  if (readAddress(typed) !== email)
    throw new CommandError('refused', `That is not the address of the account. ${untouched}`)
}
