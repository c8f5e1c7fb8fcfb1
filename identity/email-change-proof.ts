import type { Database } from '../db/connection.ts'
import { findAccount } from '../db/stores/accounts.ts'
import { findMailToken, markMailTokenUsed, type MailToken } from '../db/stores/mail-tokens.ts'
import type { LiveSession } from '../db/stores/sessions.ts'
import {
  findWaitingChangeById,
  patchWaitingChange,
  type WaitingChange,
} from '../db/stores/waiting-changes.ts'
import type { CommandContext } from '../platform/command-context.ts'
import { lockChange, takeEffect, type Outcome } from './email-change-effect.ts'
import { readEmailChange } from './email-change.ts'
import { findLinkOfCode, isOpen } from './links.ts'
import { addressTaken, deadLink, wrongCode } from './refusals.ts'

interface Services {
  database: Database
  env: { TOKEN_KEY: string }
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
    await patchWaitingChange(trx, current, { provedAt: now })
    const account = await findAccount(trx, current.accountId)
    const isSealed = account !== undefined && account.sealedAt !== null
    const mayNow =
      current.factorShown || current.allowedAt !== null || isSealed || current.takesEffectAt <= now
    return mayNow ? takeEffect(trx, { ...current, provedAt: now }, context) : 'proved-email'
  })
  if (outcome === 'taken') throw addressTaken()
  return outcome === 'changed-email' ? outcome : 'proved-email'
}
