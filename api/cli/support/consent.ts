import type { Context } from './context.ts'
import { CommandError } from './exit-codes.ts'
import { rendered } from './output.ts'
import { readAddress } from './values.ts'

/** What cannot be undone, for the person who types it. */
export interface Irrevocable {
  /** Of whom it tells something before it is done: a look, which is kept on record. Null of a payment that names nobody. */
  accountId: string | null
  /** What has to be typed again: the account's own address, or the customer at Stripe who paid. */
  repeat: { readonly address: string } | { readonly customer: string }
  /** As given with --yes. */
  yes: string | undefined
  /** What will happen, in sentences; said before anything is asked. */
  consequences: string
  /** What did not happen, when it ends here: `Nothing was erased.` */
  untouched: string
}

/** It was not typed again: the line to type has it. */
export class ConsentMissing extends CommandError {}

const words = {
  address: {
    again: 'the address with --yes EMAIL',
    ask: "the account's email address",
    is: 'the address of the account',
  },
  customer: {
    again: 'the customer with --yes CUSTOMER',
    ask: 'the customer (cus_…)',
    is: 'the customer who paid',
  },
} as const

/**
 * Requires the address of the account, or the customer who paid, to be typed again, at the prompt or with --yes, after saying
 * what will happen.
 * @throws CommandError when it is missing or differs.
 */
export async function requireConsent(
  { io, options, noteShown }: Context,
  { accountId, repeat, yes, consequences, untouched }: Irrevocable,
): Promise<void> {
  const said = 'address' in repeat ? words.address : words.customer
  await noteShown('the question before what cannot be undone', accountId)
  if (yes === undefined && !(io.isTTY && options.input))
    throw new ConsentMissing(
      'usage',
      `${consequences}\nThis cannot be undone: repeat ${said.again}. ${untouched}`,
    )
  const width = options.wide ? Number.POSITIVE_INFINITY : io.width
  const question = rendered(`${consequences}\nType ${said.ask} to go on:`, width)
  const typed = yes ?? (await io.ask(`${question} `))
  const isIt = 'address' in repeat ? readAddress(typed) === repeat.address : typed.trim() === repeat.customer
  if (!isIt) throw new CommandError('refused', `That is not ${said.is}. ${untouched}`)
}
