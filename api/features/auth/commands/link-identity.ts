import type { Connection } from '../../../../db/connection.ts'
import { findAccount, lockAccount, type Account } from '../../../../db/stores/accounts.ts'
import {
  countProofAttempt,
  findPendingLink,
  findIdentity,
  insertIdentity,
  lockIdentity,
  deletePendingLink,
  type PendingLink,
} from '../../../../db/stores/identities.ts'
import { hashSessionId } from '../../../http/session-cookie.ts'
import type { Services } from '../../../services.ts'
import { LINK_TRIES, mayReset, LINK_SECONDS, isOpen } from '../policy.ts'
import { noPendingLink, deadLinkProof, wrongLinkPassword } from '../refusals.ts'
import { audit } from '../../../../db/stores/audit-log.ts'
import { supersedeMailTokens, findMailToken, markMailTokenUsed } from '../../../../db/stores/mail-tokens.ts'
import type { CommandContext } from '../../../../platform/command-context.ts'
import type { Limiter } from '../../../http/limits.ts'
import { mailLinkTo } from './mail-link-to.ts'
import { isRightPassword } from '../password.ts'
import { recordFailedLogin } from './log-in.ts'
import { startSession, type Browser } from './sessions.ts'

/** The browser that links, known by the id in its cookie. */
interface LinkingBrowser {
  linkId: string | undefined
  now: Date
}

/** The identity in this browser that waits for proof of ownership, and the account to link it to. */
export interface PendingProof {
  link: PendingLink
  account: Account
}

async function find(connection: Connection, { linkId, now }: LinkingBrowser): Promise<PendingProof> {
  const link = linkId && (await findPendingLink(connection, hashSessionId(linkId), now))
  const account = link ? await findAccount(connection, link.accountId) : undefined
  if (!link || !mayReset(account)) throw noPendingLink()
  return { link, account }
}

/** Reads the pending link. @throws 400 invalid_token when there is none. */
export function readPendingLink({ database }: Services, browser: LinkingBrowser): Promise<PendingProof> {
  return find(database.connection, browser)
}

/**
 * Consumes one of the pending link's few tries.
 * @throws 400 invalid_token when there is no pending link or no try left.
 */
export async function tryPendingLink({ database }: Services, browser: LinkingBrowser): Promise<PendingProof> {
  const pending = await find(database.connection, browser)
  if ((await countProofAttempt(database.connection, pending.link.idHash)) > LINK_TRIES) throw noPendingLink()
  return pending
}

/**
 * Mails the account's owner a link that proves that the pending identity is theirs; replaces earlier links.
 * @throws 400 invalid_token when this browser has no pending link; 429 when the account was sent too many mails.
 */
export async function mailLinkProof(
  services: Services,
  {
    limits,
    linkId,
    now,
    requestId,
    caller,
  }: CommandContext & { limits: Limiter<'LIMIT_MAIL'>; linkId: string | undefined },
): Promise<void> {
  const { account } = await tryPendingLink(services, { linkId, now })
  await limits.take('LIMIT_MAIL', `link ${account.id}`)
  const purpose = 'link-identity'
  await services.database.transaction(async (trx) => {
    const accountId = account.id
    await supersedeMailTokens(trx, accountId, [purpose], now)
    await mailLinkTo(trx, services, { accountId, purpose, seconds: LINK_SECONDS, now, requestId, caller })
    await audit(trx, {
      actor: 'anyone',
      action: 'authn_token_created',
      accountId,
      now,
      requestId,
      caller,
      detail: { purpose },
    })
  })
}

/** The account's password, or the token of the link mailed to its address. */
export type LinkProof = { password: string } | { token: string }

async function checked(
  services: Services,
  {
    linkId,
    proof,
    now,
    requestId,
    caller,
  }: CommandContext & { linkId: string | undefined; proof: LinkProof },
): Promise<PendingProof> {
  if ('token' in proof) return readPendingLink(services, { linkId, now })
  const pending = await tryPendingLink(services, { linkId, now })
  const { id: accountId, passwordHash } = pending.account
  if (await isRightPassword(passwordHash, proof.password)) return pending
  await recordFailedLogin(services, { accountId, reason: 'wrong proof', now, requestId, caller })
  throw wrongLinkPassword()
}

/**
 * Links the pending identity of this browser to its account and signs in. A mailed link works only in the browser
 * that began, so an owner who opens a link they did not ask for links nothing.
 * @throws 400 invalid_token; 401 invalid_credentials; 503 when too many passwords wait to be checked.
 */
export async function proveLink(
  services: Services,
  request: CommandContext & Browser & { linkId: string | undefined; proof: LinkProof },
): Promise<{ account: Account; sessionId: string }> {
  const { proof, now, requestId, caller } = request
  const { link, account: checkedAccount } = await checked(services, request)
  const { issuer, subject, provider, accountId } = link

  return services.database.transaction(async (trx) => {
    await lockIdentity(trx, link)
    const account = await lockAccount(trx, accountId)
    const existing = await findIdentity(trx, link)
    // Of two simultaneous proofs the second finds no pending link; a password changed meanwhile proves nothing.
    if (!mayReset(account) || (existing && existing.accountId !== accountId)) throw noPendingLink()
    if ('token' in proof) {
      const mailToken = await findMailToken(trx, 'link-identity', proof.token)
      if (!mailToken || mailToken.accountId !== accountId || !isOpen(mailToken, now)) throw deadLinkProof()
      await markMailTokenUsed(trx, mailToken.id, now)
    } else if (account.passwordHash !== checkedAccount.passwordHash) throw wrongLinkPassword()
    if (!(await deletePendingLink(trx, link.idHash))) throw noPendingLink()

    await insertIdentity(trx, { issuer, subject, provider, accountId, createdAt: now })
    const sessionId = await startSession(trx, accountId, request)
    const entry = { actor: `account:${accountId}`, accountId, now, requestId, caller }
    const by = 'token' in proof ? 'mail' : 'password'
    await audit(trx, { ...entry, action: 'user_updated', detail: { attributes: ['identity'], provider, by } })
    await audit(trx, { ...entry, action: 'authn_login_success', detail: { provider } })
    return { account, sessionId }
  })
}
