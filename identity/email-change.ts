import { v7 as uuidv7 } from 'uuid'
import type { Connection, Database, Transaction } from '../db/connection.ts'
import {
  findAccount,
  findAccountOfAddress,
  lockAccount,
  lockAddress,
  patchAccount,
  type Account,
} from '../db/stores/accounts.ts'
import { findMailToken, killMailTokens, markMailTokenUsed, type MailToken } from '../db/stores/mail-tokens.ts'
import { addToOutbox } from '../db/stores/outbox.ts'
import { deleteSignUpsOf } from '../db/stores/sign-ups.ts'
import { endSessionsOf, type LiveSession } from '../db/stores/sessions.ts'
import {
  endWaitingChanges,
  findWaitingChange,
  findWaitingChangeById,
  insertWaitingChange,
  listDueChanges,
  patchWaitingChange,
  type WaitingChange,
} from '../db/stores/waiting-changes.ts'
import type { CommandContext } from '../platform/command-context.ts'
import { endAfterTelling, isTellingDue, TOLD_DAYS_BEFORE, WAITING_DAYS } from './email-change-wait.ts'
import { tell } from './history.ts'
import { findLinkOfCode, findOpenLink, isOpen, linkSeconds, mailLinkTo } from './links.ts'
import { addressTaken, deadLink, invalidInput, providerAccountRefused, wrongCode } from './refusals.ts'
import { endWaysIn } from './reset.ts'
import { isFresh } from './sessions.ts'

const DAY = 24 * 3600 * 1000

interface Services {
  database: Database
  env: { TOKEN_KEY: string }
}

/** What came of a proof or a decision. `taken`: another account took the address meanwhile; the change is over. */
type Outcome = 'proved-email' | 'changed-email' | 'allowed' | 'stopped' | 'taken'

/**
 * Only an account that signs in with its own address may change it [spec 16.12]; a sealed one has lost its address and
 * needs another.
 */
export function mayChangeEmail({
  authProvider,
  sealedAt,
}: Pick<Account, 'authProvider' | 'sealedAt'>): boolean {
  return authProvider === 'email' || sealedAt !== null
}

/**
 * Asks for another address [security S32]: a link to the new one, which names nobody, and a mail to the old one that
 * allows or stops it. Nothing changes yet. An earlier change is replaced. A new address that has an account gets a
 * notice instead of a link; the caller cannot tell. Nobody is asked at the old address of a sealed account: it is
 * another person's now, and the proof of the new one is enough.
 * @throws 400 for the same address; 403 provider_account.
 */
export async function askEmailChange(
  { database, env }: Services,
  { live, newEmail, ...context }: CommandContext & { live: LiveSession; newEmail: string },
): Promise<void> {
  if (!mayChangeEmail(live.account)) throw providerAccountRefused()
  if (newEmail === live.account.email && live.account.sealedAt === null)
    throw invalidInput({ email: 'This is your email address already. Type the new one.' })
  const { now, requestId } = context
  const accountId = live.account.id
  await database.transaction(async (trx) => {
    await lockAddress(trx, newEmail)
    const account = await lockAccount(trx, accountId)
    if (!account) return
    await endChange(trx, { accountId, outcome: 'replaced', now })
    const takesEffectAt = new Date(now.getTime() + WAITING_DAYS * DAY)
    const change: WaitingChange = {
      id: uuidv7({ msecs: now.getTime() }),
      accountId,
      kind: 'email',
      newEmail,
      sessionId: live.session.id,
      wayInId: live.session.wayInId,
      factorShown: isFresh(live.session.factorProvedAt, now),
      askedAt: now,
      takesEffectAt,
      provedAt: null,
      allowedAt: null,
      endedAt: null,
      outcome: null,
      mailsSent: 1,
    }
    await insertWaitingChange(trx, change)
    const owner = await findAccountOfAddress(trx, newEmail)
    if (owner) {
      const payload = { mail: 'already-registered' as const, accountId: owner.id, requestId }
      await addToOutbox(trx, { job: 'send-email', payload, accountId: owner.id, now })
    } else
      await mailLinkTo(
        trx,
        { env },
        { accountId, email: newEmail, purpose: 'change-email', matterId: change.id, ...context },
      )
    if (account.sealedAt === null) await tellOldAddress(trx, env, { account, change }, context)
    const detail = { oldEmail: account.email, newEmail, takesEffectAt: takesEffectAt.toISOString() }
    await tell(trx, { accountId, event: 'email-change-asked', detail, ownMail: true }, context)
  })
}

/** Mails the holder of the old address, who may allow or stop the change. */
function tellOldAddress(
  trx: Transaction,
  env: Services['env'],
  { account, change }: { account: Account; change: WaitingChange },
  context: CommandContext,
): Promise<string> {
  const link = { accountId: account.id, email: account.email, purpose: 'email-change-asked' as const }
  return mailLinkTo(trx, { env }, { ...link, matterId: change.id, ...context })
}

async function endChange(
  trx: Transaction,
  { accountId, outcome, now }: { accountId: string; outcome: 'replaced' | 'stopped' | 'dropped'; now: Date },
): Promise<boolean> {
  const ended = await endWaitingChanges(trx, { accountId, which: { kind: 'email' }, outcome, now })
  for (const { id } of ended) await killMailTokens(trx, { matterId: id }, now)
  return ended.length > 0
}

/** Whether a change still waits for something: its new address was proved, or may be. */
function isAlive(change: WaitingChange, now: Date): boolean {
  const linkEnds = change.askedAt.getTime() + linkSeconds['change-email'] * 1000
  return change.endedAt === null && (change.provedAt !== null || now.getTime() < linkEnds)
}

/** The change of address of an account that waits at `now`. */
export async function readEmailChange(
  connection: Connection,
  accountId: string,
  now: Date,
): Promise<WaitingChange | undefined> {
  const change = await findWaitingChange(connection, accountId, 'email')
  return change && isAlive(change, now) ? change : undefined
}

/** Takes a change back, in any session of the account. Does nothing when none waits. */
export async function cancelEmailChange(
  { database }: Pick<Services, 'database'>,
  { accountId, ...context }: CommandContext & { accountId: string },
): Promise<void> {
  await database.transaction(async (trx) => {
    await lockAccount(trx, accountId)
    if (await endChange(trx, { accountId, outcome: 'stopped', now: context.now }))
      await tell(trx, { accountId, event: 'email-change-stopped' }, context)
  })
}

/** A link to a new address, opened: in the session that asked it proves the address, elsewhere it shows a code. */
export async function openChangeLink(
  services: Services,
  { token, live, ...context }: CommandContext & { token: string; live: LiveSession | null },
): Promise<'proved-email' | 'changed-email' | 'elsewhere' | undefined> {
  const { connection } = services.database
  const link = await findMailToken(connection, 'change-email', token)
  if (!link) return undefined
  const change = link.matterId === null ? undefined : await findWaitingChangeById(connection, link.matterId)
  const isAsker = live !== null && change?.sessionId === live.session.id
  // Opened again in the session that asked it changes nothing.
  if (isAsker && link.usedAt && change.outcome !== 'stopped')
    return change.outcome === 'done' ? 'changed-email' : 'proved-email'
  if (!change || !isOpen(link, context.now)) throw deadLink()
  if (!isAsker) return 'elsewhere'
  return prove(services, { link, change }, context)
}

/**
 * Proves the new address with the code that its link showed in another browser, in the session that asked.
 * @throws 400 invalid_code.
 */
export async function proveEmailByCode(
  services: Services,
  { code, live, ...context }: CommandContext & { code: string; live: LiveSession },
): Promise<'proved-email' | 'changed-email'> {
  const { connection } = services.database
  const change = await readEmailChange(connection, live.account.id, context.now)
  if (!change || change.sessionId !== live.session.id) throw wrongCode()
  const typed = { purpose: 'change-email' as const, matterId: change.id, code, now: context.now }
  const link = await findLinkOfCode(connection, services.env, typed)
  return prove(services, { link, change }, context)
}

async function prove(
  { database }: Pick<Services, 'database'>,
  { link, change }: { link: MailToken; change: WaitingChange },
  context: CommandContext,
): Promise<'proved-email' | 'changed-email'> {
  const { now } = context
  const outcome = await database.transaction(async (trx): Promise<Outcome> => {
    const current = await lockChange(trx, change, 'done')
    // Of two clicks at once the second finds it done.
    if (current.endedAt) return 'changed-email'
    await markMailTokenUsed(trx, link.id, now)
    await patchWaitingChange(trx, current.id, { provedAt: now })
    const account = await findAccount(trx, current.accountId)
    const isSealed = account !== undefined && account.sealedAt !== null
    const mayNow =
      current.factorShown || current.allowedAt !== null || isSealed || current.takesEffectAt <= now
    return mayNow ? takeEffect(trx, { ...current, provedAt: now }, context) : 'proved-email'
  })
  if (outcome === 'taken') throw addressTaken()
  return outcome === 'changed-email' ? outcome : 'proved-email'
}

/**
 * Locks the new address and the account, and reads the change again.
 * @param orWith an outcome with which it may have ended meanwhile.
 * @throws 400 invalid_token when it ended meanwhile.
 */
async function lockChange(
  trx: Transaction,
  { id, accountId, newEmail }: WaitingChange,
  orWith?: WaitingChange['outcome'],
): Promise<WaitingChange> {
  if (newEmail !== null) await lockAddress(trx, newEmail)
  await lockAccount(trx, accountId)
  const current = await findWaitingChangeById(trx, id)
  if (!current || (current.endedAt && current.outcome !== orWith)) throw deadLink()
  return current
}

/** What the mail to the old address decides about. @throws 400 invalid_token. */
export async function readEmailDecision(
  { database: { connection } }: Pick<Services, 'database'>,
  { token, now }: { token: string; now: Date },
): Promise<{ newEmail: string; proved: boolean; takesEffectAt: Date }> {
  const { change } = await findDecision(connection, { token, now })
  return {
    newEmail: change.newEmail ?? '',
    proved: change.provedAt !== null,
    takesEffectAt: change.takesEffectAt,
  }
}

async function findDecision(
  connection: Connection,
  { token, now }: { token: string; now: Date },
): Promise<{ link: MailToken; change: WaitingChange }> {
  const link = await findOpenLink(connection, 'email-change-asked', token, now)
  const change = link.matterId === null ? undefined : await findWaitingChangeById(connection, link.matterId)
  const account = change && (await findAccount(connection, change.accountId))
  // An address that the account has left decides nothing.
  if (!change || change.endedAt || account?.email !== link.email) throw deadLink()
  return { link, change }
}

/**
 * The holder of the old address allows a change, which takes effect once the new one is proved, or stops it: then
 * somebody else was in the account, and every session and the password end. A new one is chosen by mail.
 * @throws 400 invalid_token; 409 address_taken.
 */
export async function decideEmailChange(
  { database }: Pick<Services, 'database'>,
  { token, decision, ...context }: CommandContext & { token: string; decision: 'allow' | 'stop' },
): Promise<'allowed' | 'changed-email' | 'stopped'> {
  const { now } = context
  const outcome = await database.transaction(async (trx): Promise<Outcome> => {
    const { change } = await findDecision(trx, { token, now })
    const current = await lockChange(trx, change)
    const { accountId } = current
    if (decision === 'stop') {
      await endChange(trx, { accountId, outcome: 'stopped', now })
      await endSessionsOf(trx, { accountId }, { because: 'stopped', now })
      // Whoever asked may know the password: nobody signs in with it again.
      await patchAccount(trx, accountId, { passwordHash: null, knownBrowsersSince: now, updatedAt: now })
      await tell(trx, { accountId, event: 'email-change-stopped' }, context)
      return 'stopped'
    }
    await patchWaitingChange(trx, current.id, { allowedAt: now })
    // Once proved it takes effect at once, which is told to both addresses.
    if (current.provedAt) return takeEffect(trx, current, context)
    if (current.allowedAt === null) await tell(trx, { accountId, event: 'email-change-allowed' }, context)
    return 'allowed'
  })
  if (outcome === 'taken') throw addressTaken()
  return outcome === 'proved-email' ? 'allowed' : outcome
}

/**
 * The address moves. Every other session, every identity and every link mailed before end, and nothing undoes it: the
 * old address gets nothing back. The caller holds the locks.
 */
async function takeEffect(
  trx: Transaction,
  change: WaitingChange,
  context: CommandContext,
): Promise<'changed-email' | 'taken'> {
  const { accountId, newEmail } = change
  const { now } = context
  const account = await findAccount(trx, accountId)
  if (!account || newEmail === null || (await findAccountOfAddress(trx, newEmail))) {
    await endChange(trx, { accountId, outcome: 'dropped', now })
    return 'taken'
  }
  await endWaitingChanges(trx, { accountId, which: { id: change.id }, outcome: 'done', now })
  const exceptSession = change.sessionId ?? undefined
  const ended = await endWaysIn(trx, { account, exceptSession }, { because: 'email change', ...context })
  await deleteSignUpsOf(trx, newEmail)
  await killMailTokens(trx, { email: newEmail, purposes: ['verify-email'] }, now)
  await patchAccount(trx, accountId, { email: newEmail, refusedAt: null, sealedAt: null, updatedAt: now })
  // The address that a sealed account had is another person's: it is told nothing.
  const detail = { ...(account.sealedAt === null && { oldEmail: account.email }), newEmail, ended }
  await tell(trx, { accountId, event: 'email-changed', detail }, context)
  return 'changed-email'
}

/**
 * Does what is due of the changes that wait: they take effect after seven days, end when the new address was never
 * proved, and are told of on days 3 and 6. Runs twice with one effect. Late, it first tells and waits on, so that the old
 * address always has days to object.
 * @returns in a few words what was done.
 */
export async function runEmailChanges(
  { database, env }: Services,
  { limit, ...context }: CommandContext & { limit: number },
): Promise<{ effects: number; mails: number; dropped: number }> {
  const done = { effects: 0, mails: 0, dropped: 0 }
  const { now } = context
  for (const due of await listDueChanges(database.connection, {
    kind: 'email',
    now,
    daysBefore: TOLD_DAYS_BEFORE,
    limit,
  }))
    await database.transaction(async (trx) => {
      const change = await lockChange(trx, due).catch(() => undefined)
      const account = change && (await findAccount(trx, change.accountId))
      if (!change || !account) return
      if (!isAlive(change, now)) {
        await endChange(trx, { accountId: account.id, outcome: 'dropped', now })
        done.dropped += 1
      } else if (change.provedAt && account.sealedAt === null && isTellingDue(change, now)) {
        const told = { mailsSent: change.mailsSent + 1, takesEffectAt: endAfterTelling(change, now) }
        await patchWaitingChange(trx, change.id, told)
        await tellOldAddress(trx, env, { account, change: { ...change, ...told } }, context)
        done.mails += 1
      } else if (change.provedAt && change.takesEffectAt <= now) {
        await takeEffect(trx, change, context)
        done.effects += 1
      }
    })
  return done
}
