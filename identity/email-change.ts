import { v7 as uuidv7 } from 'uuid'
import type { Connection, Database } from '../db/connection.ts'
import { findAccountOfAddress, lockAccount, lockAddress, type Account } from '../db/stores/accounts.ts'
import { addToOutbox } from '../db/stores/outbox.ts'
import type { LiveSession } from '../db/stores/sessions.ts'
import { findWaitingChange, insertWaitingChange, type WaitingChange } from '../db/stores/waiting-changes.ts'
import type { CommandContext } from '../platform/command-context.ts'
import { endChange } from './email-change-effect.ts'
import { isAlive, tellOldAddress, WAITING_DAYS } from './email-change-wait.ts'
import { tell } from './history.ts'
import { mailLinkTo } from './links.ts'
import { invalidInput, providerAccountRefused } from './refusals.ts'
import { isFresh } from './sessions.ts'

const DAY = 24 * 3600 * 1000

interface Services {
  database: Database
  env: { TOKEN_KEY: string }
}

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
