import { findAccount } from '../../../../db/stores/accounts.ts'
import { isFactor, listWaysIn, removeWayInFor, type WayIn } from '../../../../identity/ways-in.ts'
import { onBehalfOf, type Context } from '../context.ts'
import { CommandError } from '../exit-codes.ts'
import { findTheAccount } from '../find-accounts.ts'
import { inLagos, table, type Answer } from '../output.ts'

/** What a way in is called at the terminal; an address that a provider named is masked as any other. */
const labelOf = ({ shownAddress }: Context, { kind, label }: WayIn): string => {
  if (label === null) return '-'
  return kind === 'passkey' ? label : shownAddress(label)
}

function stateOf({ kind, asleep }: WayIn): string {
  if (asleep) return 'asleep: signs nobody in'
  if (kind === 'authenticator') return 'second step'
  return kind === 'passkey' ? 'signs in, and is the second step' : 'signs in'
}

/** The ways into an account and the second step that guards it; never a key or a secret. */
export async function listWays(context: Context, who: string): Promise<Answer> {
  const account = await findTheAccount(context, who)
  const ways = await listWaysIn(context.database.connection, account)
  const rows = ways.map((way) => [
    way.kind,
    labelOf(context, way),
    stateOf(way),
    inLagos(way.usedAt),
    way.id ?? '-',
  ])
  return {
    text:
      rows.length === 0
        ? 'Nothing signs in to it.'
        : [table(['Way', 'Name', 'What it does', 'Last used', 'Id'], rows)],
    data: {
      accountId: account.id,
      ways: ways.map((way) => ({ ...way, label: way.label === null ? null : labelOf(context, way) })),
    },
    next: nextOf(ways),
    auditIds: [await context.noteRead('user ways list', account.id)],
  }
}

/** What can be unlinked, and what guards the account and cannot. */
function nextOf(ways: readonly WayIn[]): string | undefined {
  const unlinks = 'one can be unlinked, if another is left: user ways unlink EMAIL ID, or by its name'
  if (ways.every(({ id }) => id === null)) return undefined
  return ways.some(isFactor)
    ? `${unlinks}; not the authenticator, nor the last second step: when that is lost, user regain EMAIL`
    : unlinks
}

/** The id of the way in that is meant by its id, or by its kind where there is one of it. @throws CommandError. */
function idOfWay(ways: readonly WayIn[], typed: string, accountId: string): string {
  const [way, other] = ways.filter(({ id, kind }) => id === typed || kind === typed)
  if (!way)
    throw new CommandError(
      'notFound',
      `The account has no such way in. See them with: user ways list ${accountId}`,
    )
  if (other)
    throw new CommandError(
      'refused',
      `The account has several of that kind. Name the id of one: user ways list ${accountId}`,
    )
  if (way.id === null)
    throw new CommandError(
      'refused',
      `The ${way.kind} is not unlinked: the person chooses another by a mailed link. user reset-link ${accountId}`,
    )
  return way.id
}

/** Unlinks a way in, never the last one; the owner is told by mail. @param typed its id, or its kind. */
export async function unlinkWay(context: Context, who: string, typed: string): Promise<Answer> {
  const { database, now, requestId, caller } = context
  const account = await findTheAccount(context, who)
  const ways = await listWaysIn(database.connection, account)
  const id = idOfWay(ways, typed, account.id)
  const removed = await removeWayInFor(
    { database },
    { accountId: account.id, id, onBehalf: onBehalfOf(context), now, requestId, caller },
  )
  const left = await listWaysIn(
    database.connection,
    (await findAccount(database.connection, account.id)) ?? account,
  )
  const kinds = left.filter((way) => way.id !== id).map(({ kind }) => kind)
  return {
    text: `${removed.kind} ${labelOf(context, removed)} is unlinked, and who was signed in by it is signed out. What is left: ${kinds.join(', ')}. The owner is told by mail.`,
    data: { accountId: account.id, unlinked: { id, kind: removed.kind }, left: kinds },
    next: `see that it is gone: user ways list ${account.id}`,
    auditIds: [await context.noteRead('user ways unlink', account.id)],
  }
}
