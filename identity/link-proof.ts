import { v7 as uuidv7 } from 'uuid'
import type { Connection, Database } from '../db/connection.ts'
import { findAccount, lockAccount, patchAccount, type Account } from '../db/stores/accounts.ts'
import { audit } from '../db/stores/audit-log.ts'
import {
  countProofAttempt,
  deleteIdentities,
  deletePendingLink,
  findIdentity,
  findPendingLink,
  insertIdentity,
  lockIdentity,
  patchIdentity,
  type PendingLink,
} from '../db/stores/identities.ts'
import { listMailedAt, markMailTokenUsed, type MailToken } from '../db/stores/mail-tokens.ts'
import type { CommandContext } from '../platform/command-context.ts'
import { isRightPassword } from './hashing.ts'
import { tell } from './history.ts'
import { findLinkOfCode, findOpenLink, mailLinkTo } from './links.ts'
import { mailBound } from './mail-bounds.ts'
import { countsHere, opened } from './passwords.ts'
import { noPendingLink, openInSameBrowser, wrongLinkPassword } from './refusals.ts'
import { startSession, type StartedSession } from './sessions.ts'

/** How many tries one identity that waits has: passwords typed and mails requested. */
const LINK_TRIES = 5

interface Services {
  database: Database
  env: { TOKEN_KEY: string }
}

/** The identity that waits in this browser, and the account that it would be linked to. */
export interface PendingProof {
  link: PendingLink
  account: Account
}

/** Reads what waits in a browser. @throws 400 invalid_token when nothing does. */
export async function readPendingLink(
  connection: Connection,
  { browserHash, now }: { browserHash: Buffer | null; now: Date },
): Promise<PendingProof> {
  const link = browserHash && (await findPendingLink(connection, browserHash, now))
  const account = link ? await findAccount(connection, link.accountId) : undefined
  if (!link || !account) throw noPendingLink()
  return { link, account }
}

/**
 * Consumes one of its few tries.
 * @throws 400 invalid_token when nothing waits or no try is left.
 */
async function tryPendingLink(
  connection: Connection,
  browser: { browserHash: Buffer | null; now: Date },
): Promise<PendingProof> {
  const pending = await readPendingLink(connection, browser)
  if ((await countProofAttempt(connection, pending.link.id)) > LINK_TRIES) throw noPendingLink()
  return pending
}

/**
 * Mails the account's owner a link that proves that the waiting identity is theirs. Earlier ones keep working.
 * @throws 400 invalid_token when nothing waits in this browser.
 */
export async function mailLinkProof(
  { database, env }: Services,
  { browserHash, ...context }: CommandContext & { browserHash: Buffer | null },
): Promise<void> {
  const { now } = context
  const { account, link } = await tryPendingLink(database.connection, { browserHash, now })
  const { id: accountId, email } = account
  await database.transaction(async (trx) => {
    const purpose = 'link-identity'
    const since = new Date(now.getTime() - 24 * 3_600_000)
    const sentAt = await listMailedAt(trx, { email, purposes: [purpose], since, matterId: link.id })
    if (!mailBound({ sentAt, now, known: false })) return
    await mailLinkTo(trx, { env }, { accountId, email, purpose, browserHash, matterId: link.id, ...context })
    await audit(trx, {
      actor: 'anyone',
      action: 'authn_token_created',
      accountId,
      ...context,
      detail: { purpose },
    })
  })
}

/** The account's password, or the mailed link opened in this browser, or the code that it showed elsewhere. */
export type LinkProof = { password: string } | { token: string } | { code: string }

interface Proved extends PendingProof {
  mailToken?: MailToken
}

async function prove(
  { database: { connection }, env }: Services,
  { browserHash, proof, ...context }: CommandContext & { browserHash: Buffer | null; proof: LinkProof },
): Promise<Proved> {
  const { now, requestId, caller } = context
  if ('token' in proof) {
    const mailToken = await findOpenLink(connection, 'link-identity', proof.token, now)
    const pending = await readPendingLink(connection, { browserHash, now }).catch(() => undefined)
    if (!pending || mailToken.matterId !== pending.link.id) throw openInSameBrowser()
    return { ...pending, mailToken }
  }
  if ('code' in proof) {
    const pending = await readPendingLink(connection, { browserHash, now })
    const purpose = 'link-identity'
    const mailToken = await findLinkOfCode(connection, env, {
      purpose,
      matterId: pending.link.id,
      ...proof,
      now,
    })
    return { ...pending, mailToken }
  }
  const pending = await tryPendingLink(connection, { browserHash, now })
  const { account, link } = pending
  const isRight = await isRightPassword(account.passwordHash, proof.password)
  // A password of a sign-up elsewhere proves nothing, and none does for an address nobody vouches for.
  if (isRight && link.vouched && countsHere(account, browserHash, now)) return pending
  await audit(connection, {
    actor: 'anyone',
    action: 'authn_login_fail',
    accountId: account.id,
    now,
    requestId,
    caller,
    reason: 'wrong proof',
  })
  throw wrongLinkPassword()
}

/**
 * Links the identity that waits in this browser to its account and signs in. The mailbox's proof ends what a
 * provisional account's sign-up brought and nobody used.
 * @throws 400 invalid_token, invalid_code; 401 invalid_credentials; 503 when too many passwords wait to be checked.
 */
export async function proveLink(
  services: Services,
  request: CommandContext & {
    browserHash: Buffer | null
    formerSession: string | undefined
    ownDevice: boolean
    proof: LinkProof
  },
): Promise<StartedSession & { account: Account }> {
  const { now, proof } = request
  const { link, account: checked, mailToken } = await prove(services, request)
  const { issuer, subject, provider, accountId, email } = link

  return services.database.transaction(async (trx) => {
    await lockIdentity(trx, link)
    const account = await lockAccount(trx, accountId)
    const linked = await findIdentity(trx, link)
    // Of two simultaneous proofs the second finds nothing waiting; a password changed meanwhile proves nothing.
    if (!account || (linked && linked.accountId !== accountId)) throw noPendingLink()
    if (mailToken) {
      if (account.email !== mailToken.email) throw noPendingLink()
      await markMailTokenUsed(trx, mailToken.id, now)
    } else if (account.passwordHash !== checked.passwordHash) throw wrongLinkPassword()
    if (!(await deletePendingLink(trx, link.id))) throw noPendingLink()

    if (account.provisionalUntil) {
      if (mailToken) {
        await deleteIdentities(trx, accountId)
        await patchAccount(trx, accountId, { passwordHash: null })
      }
      await patchAccount(trx, accountId, { ...opened, updatedAt: now })
    }
    const provedBy = 'password' in proof ? ('password' as const) : ('mail' as const)
    const existing = await findIdentity(trx, link)
    const wayInId = existing?.id ?? uuidv7()
    if (existing) await patchIdentity(trx, wayInId, { provedAt: now, provedBy, usedAt: now, email })
    else
      await insertIdentity(trx, {
        id: wayInId,
        issuer,
        subject,
        provider,
        accountId,
        email,
        provedAt: now,
        provedBy,
        usedAt: now,
        createdAt: now,
      })
    await tell(trx, { accountId, event: 'way-in-added', detail: { wayIn: provider, by: provedBy } }, request)
    const start = { ...request, begunBy: provider, wayInId, mailboxProved: mailToken !== undefined }
    return { account, ...(await startSession(trx, account, start, request)) }
  })
}
