import type { AuthenticationResponseJSON } from '@simplewebauthn/server'
import type { Database } from '../../db/connection.ts'
import { markMailTokenUsed } from '../../db/stores/mail-tokens.ts'
import type { LiveSession } from '../../db/stores/sessions.ts'
import type { CommandContext } from '../../platform/command-context.ts'
import { isRightPassword } from '../hashing.ts'
import { findLinkOfCode, mailLinkTo } from '../links.ts'
import { refusal, wrongFactor } from '../refusals.ts'
import { checkFactor } from './guard.ts'
import { recordProof, relive } from './proofs.ts'
import { checkPasskey, usePasskey } from './show-passkey.ts'

interface On {
  readonly database: Database
  readonly env: { readonly TOKEN_KEY: string; readonly PUBLIC_URL: string }
}

type InSession = CommandContext & { live: LiveSession }

const wrongPassword = () =>
  refusal('invalid_credentials', 'That is not the password of this account. Check it and type it again.')

/** Proves the person by the account's password. @returns the session's new id. @throws 401 invalid_credentials. */
export async function proveByPassword(
  { database }: Pick<On, 'database'>,
  { live, password, now }: InSession & { password: string },
): Promise<string> {
  const hash = live.account.passwordHash
  if (!(await isRightPassword(hash, password))) throw wrongPassword()
  return database.transaction(async (trx) => {
    const present = await relive(trx, live, now)
    // Another password since: what was checked proves nothing any more.
    if (present.account.passwordHash !== hash) throw wrongPassword()
    return recordProof(trx, present, { person: true }, now)
  })
}

/** Proves the second factor by a typed code. @returns the session's new id. @throws 400 invalid_code. */
export async function proveByCode(
  { database, env }: On,
  { live, code, ...context }: InSession & { code: string },
): Promise<string> {
  return database.transaction(async (trx) => {
    const present = await relive(trx, live, context.now)
    const accountId = present.account.id
    if (!(await checkFactor(trx, { env }, { accountId, code }, context))) throw wrongFactor()
    return recordProof(trx, present, { factor: true }, context.now)
  })
}

/** Proves person and factor by a passkey. @returns the session's new id. @throws 400 invalid_passkey. */
export async function proveByPasskey(
  { database, env }: On,
  {
    live,
    attemptId,
    response,
    ...context
  }: InSession & { attemptId: string | undefined; response: AuthenticationResponseJSON },
): Promise<string> {
  const { now } = context
  const { account, session } = live
  const asked = { purpose: 'step-up', sessionId: session.id, accountId: account.id } as const
  const shown = await checkPasskey({ database, env }, { ...asked, attemptId, response, now })
  return database.transaction(async (trx) => {
    const present = await relive(trx, live, now)
    await usePasskey(trx, shown, context)
    return recordProof(trx, present, { person: true, factor: true }, now)
  })
}

/** Mails the account a code to type in this session. */
export async function mailCode(
  { database, env }: On,
  { live: { account, session }, ...context }: InSession,
): Promise<void> {
  const link = {
    accountId: account.id,
    email: account.email,
    purpose: 'confirm-code',
    matterId: session.id,
  } as const
  await database.transaction((trx) => mailLinkTo(trx, { env }, { ...link, ...context }))
}

/**
 * Proves the mailbox by the mailed code; for an account without a password that is the person too.
 * @returns the session's new id. @throws 400 invalid_code.
 */
export async function proveByMail(
  { database, env }: On,
  { live, mailedCode, ...context }: InSession & { mailedCode: string },
): Promise<string> {
  const { now } = context
  const typed = { purpose: 'confirm-code', matterId: live.session.id, code: mailedCode, now } as const
  const { id } = await findLinkOfCode(database.connection, env, typed)
  return database.transaction(async (trx) => {
    const present = await relive(trx, live, now)
    await markMailTokenUsed(trx, id, now)
    const isPerson = present.account.passwordHash === null
    return recordProof(trx, present, { mailbox: true, ...(isPerson && { person: true as const }) }, now)
  })
}
