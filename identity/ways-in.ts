import type { WayInKind } from '../contract/jobs/security-events.ts'
import type { Connection, Database, Transaction } from '../db/connection.ts'
import { lockAccount, type Account } from '../db/stores/accounts.ts'
import { findAuthenticator, type Authenticator } from '../db/stores/authenticators.ts'
import { deleteIdentities, listIdentities, type Identity } from '../db/stores/identities.ts'
import { listPasskeys, type Passkey } from '../db/stores/passkeys.ts'
import { killMailTokens } from '../db/stores/mail-tokens.ts'
import { endSessionsOf, type LiveSession } from '../db/stores/sessions.ts'
import { endWaitingChanges, findWaitingChange, type WaitingChange } from '../db/stores/waiting-changes.ts'
import type { ProvedBy } from '../db/tables/accounts.ts'
import type { CommandContext, OnBehalf } from '../platform/command-context.ts'
import { cancelEmailChange, readEmailChange } from './email-change.ts'
import { listFactorKinds } from './factors/guard.ts'
import { demandFresh, relive } from './factors/proofs.ts'
import { removeFactor } from './factors/remove-factor.ts'
import { removalOf, tell } from './history.ts'
import { lastWayIn, lastWayInOfTheirs, nothingSuch, secondStepStays } from './refusals.ts'
import type { SessionsNamed } from './sessions.ts'
import { stopRegain } from './stop-regain.ts'

/** A way into an account, or the second step that guards its password, as its owner sees it. */
export interface WayIn {
  /** Null for the password, which is changed and not removed. */
  id: string | null
  kind: WayInKind
  /** The address that the provider named, or the passkey's name. */
  label: string | null
  provedBy: ProvedBy | null
  provedAt: Date | null
  usedAt: Date | null
  /** It signs nobody in until a mail proves it. */
  asleep: boolean
}

/** Every way into an account: password, identities, passkeys, and the authenticator that guards it. */
export async function listWaysIn(connection: Connection, account: Account): Promise<WayIn[]> {
  const identities = await listIdentities(connection, account.id)
  const passkeys = await listPasskeys(connection, account.id)
  const authenticator = await findAuthenticator(connection, account.id)
  return [
    ...(account.passwordHash === null ? [] : [PASSWORD]),
    ...identities.map(ofIdentity),
    ...passkeys.map(ofPasskey),
    // One whose first code was not typed yet guards nothing.
    ...(authenticator?.confirmedAt ? [ofAuthenticator(authenticator)] : []),
  ]
}

const PASSWORD: WayIn = {
  id: null,
  kind: 'password',
  label: null,
  provedBy: null,
  provedAt: null,
  usedAt: null,
  asleep: false,
}

const ofIdentity = ({ id, provider, email, provedBy, provedAt, usedAt }: Identity): WayIn => ({
  id,
  kind: provider,
  label: email,
  provedBy,
  provedAt,
  usedAt,
  asleep: provedAt === null,
})

const ofPasskey = ({ id, name, provedBy, createdAt, usedAt }: Passkey): WayIn => ({
  id,
  kind: 'passkey',
  label: name,
  provedBy,
  provedAt: createdAt,
  usedAt,
  asleep: false,
})

const ofAuthenticator = ({ id, provedBy, confirmedAt, usedAt }: Authenticator): WayIn => ({
  id,
  kind: 'authenticator',
  label: null,
  provedBy,
  provedAt: confirmedAt,
  usedAt,
  asleep: false,
})

/** Whether a way in opens the account by itself. */
const opensAlone = ({ kind, asleep }: WayIn): boolean => !asleep && kind !== 'authenticator'

interface Services {
  database: Database
}

/** Somebody in a session, and what of their account they name. */
type Named = CommandContext & { live: LiveSession; id: string }

/**
 * Removes a way in. The sessions that began with it end, and the changes asked with it; the owner is told. The last one
 * stays until a password was chosen by mail.
 * @throws 401 reauthentication_required unless the session is fresh, with the second step where there is one; 404
 * not_found; 409 last_way_in.
 */
export async function removeWayIn({ database }: Services, { live, id, ...context }: Named): Promise<void> {
  await database.transaction(async (trx) => {
    const present = await relive(trx, live, context.now)
    const ways = await listWaysIn(trx, present.account)
    const way = requireWay(ways, id)
    await demandFresh(trx, present, context)
    if (isLast(ways, way)) throw lastWayIn()
    await removerOf(way)(trx, { accountId: present.account.id, id }, context)
  })
}

function requireWay(ways: readonly WayIn[], id: string): WayIn {
  const way = ways.find((one) => one.id === id)
  if (!way) throw nothingSuch('way in')
  return way
}

/** Whether nothing else would open the account. */
const isLast = (ways: readonly WayIn[], way: WayIn): boolean =>
  opensAlone(way) && !ways.some((other) => other !== way && opensAlone(other))

/** Whether it guards the account as a second step. */
export const isFactor = ({ kind }: Pick<WayIn, 'kind'>): boolean =>
  kind === 'passkey' || kind === 'authenticator'
const removerOf = (way: WayIn) => (isFactor(way) ? removeFactor : removeIdentity)

/**
 * Removes a way in for a person who asked support, as `removeWayIn` does. An authenticator, and a passkey that alone guards
 * the account, go only after the seven days of `beginRegainFor`: a telephone call proves nobody.
 * @returns what was removed.
 * @throws 404 not_found; 409 last_way_in, also for what guards the account.
 */
export async function removeWayInFor(
  { database }: Services,
  {
    accountId,
    id,
    onBehalf,
    ...context
  }: CommandContext & { accountId: string; id: string; onBehalf: OnBehalf },
): Promise<WayIn> {
  return database.transaction(async (trx) => {
    const account = await lockAccount(trx, accountId)
    if (!account) throw nothingSuch('account')
    const ways = await listWaysIn(trx, account)
    const way = requireWay(ways, id)
    if (isLast(ways, way)) throw lastWayInOfTheirs()
    const factors = await listFactorKinds(trx, accountId)
    if (way.kind === 'authenticator' || (isFactor(way) && factors.length < 2)) throw secondStepStays()
    await removerOf(way)(trx, { accountId, id, ...onBehalf }, context)
    return way
  })
}

async function removeIdentity(
  trx: Transaction,
  { accountId, id, ...by }: { accountId: string; id: string } & Partial<OnBehalf>,
  context: CommandContext,
): Promise<void> {
  const { now } = context
  const [identity] = await deleteIdentities(trx, accountId, id)
  if (!identity) return
  const sessions = await endSessionsOf(trx, { accountId, wayInId: id }, { because: 'way in removed', now })
  const changes = await endWaitingChanges(trx, { accountId, which: { wayInId: id }, outcome: 'dropped', now })
  for (const change of changes) await killMailTokens(trx, { matterId: change.id }, now)
  const ended = { sessions, waysIn: [], changes: changes.length }
  await tell(
    trx,
    {
      accountId,
      event: 'way-in-removed',
      detail: removalOf({ wayIn: identity.provider, ended }, by),
      ...by,
    },
    context,
  )
}

/** Signs one device of the account out, and tells its owner. @throws 404 not_found when it is not signed in. */
export async function endDevice({ database }: Services, { live, id, ...context }: Named): Promise<void> {
  await database.transaction(async (trx) => {
    if ((await endDevices(trx, { accountId: live.account.id, id }, context)) === 0)
      throw nothingSuch('signed-in device')
  })
}

/** Signs every device of the account out but the one that asks, and tells its owner when there was one. */
export async function endOtherDevices(
  { database }: Services,
  { live, ...context }: CommandContext & { live: LiveSession },
): Promise<void> {
  const others = { accountId: live.account.id, except: live.session.id }
  await database.transaction((trx) => endDevices(trx, others, context))
}

async function endDevices(trx: Transaction, which: SessionsNamed, context: CommandContext): Promise<number> {
  const { accountId } = which
  const sessions = await endSessionsOf(trx, which, { because: 'owner', now: context.now })
  const ended = { sessions, waysIn: [], changes: 0 }
  if (sessions > 0) await tell(trx, { accountId, event: 'sessions-ended', detail: { ended } }, context)
  return sessions
}

/** The changes of an account that wait at `now`. */
export async function listWaits(
  connection: Connection,
  { accountId, now }: { accountId: string; now: Date },
): Promise<WaitingChange[]> {
  const change = await readEmailChange(connection, accountId, now)
  const regain = await findWaitingChange(connection, accountId, 'regain')
  return [change, regain].filter((one) => one !== undefined)
}

/**
 * Stops a change that waits, in any session of the account, and tells its owner. The wait for a lost second step is
 * stopped by who shows that step: else a stolen session would keep the mailbox's holder out.
 * @throws 401 reauthentication_required; 404 not_found.
 */
export async function stopWaiting(services: Services, { live, id, ...context }: Named): Promise<void> {
  const { database } = services
  const accountId = live.account.id
  const waits = await listWaits(database.connection, { accountId, now: context.now })
  const wait = waits.find((one) => one.id === id)
  if (!wait) throw nothingSuch('change')
  if (wait.kind === 'email') return cancelEmailChange(services, { accountId, ...context })
  await database.transaction(async (trx) => {
    const present = await relive(trx, live, context.now)
    await demandFresh(trx, present, context)
    await stopRegain(trx, { accountId, id, by: 'owner' }, context)
  })
}
