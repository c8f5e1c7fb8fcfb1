import { v7 as uuidv7 } from 'uuid'
import type { linkDays } from '../../../contract/http/accountant-links.ts'
import type { SharedCalculation } from '../../../contract/http/index.ts'
import {
  countLiveLinks,
  endAccountantLinks,
  findAccountantLink,
  insertAccountantLink,
  openAccountantLink,
  type AccountantLink,
} from '../../../db/stores/accountant-links.ts'
import { findAccount, lockAccount } from '../../../db/stores/accounts.ts'
import { audit } from '../../../db/stores/audit-log.ts'
import type { LiveSession } from '../../../db/stores/sessions.ts'
import { findSubmission } from '../../../db/stores/submissions.ts'
import { listWorksheets } from '../../../db/stores/worksheets.ts'
import { demandFresh, relive } from '../../../identity/factors/proofs.ts'
import { tell } from '../../../identity/history.ts'
import { hashSecretId, newSecretId } from '../../../identity/sessions.ts'
import type { CommandContext } from '../../../platform/command-context.ts'
import { notFound, signInFirst } from '../../http/errors.ts'
import type { Services } from '../../services.ts'
import { isPaid } from '../billing/index.ts'
import { endOf, linkClosed, linkLimit, linksArePro, MOST_LINKS } from './policy.ts'
import { presentShared } from './presenter.ts'

type Stores = Pick<Services, 'database'>

/** What a person asks a link for. */
interface Wanted {
  live: LiveSession
  submissionId: string
  /** Whom it is for. */
  reader: string
  days: (typeof linkDays)[number]
}

/**
 * Makes a link to one calculation and tells the owner: whoever has it reads without signing in, so it needs what the
 * download of one's data needs [spec 29.2] [security S67].
 * @returns the link and its token, which is kept nowhere else.
 * @throws 402 plan_required; 404 not_found; 401 reauthentication_required; 409 link_limit.
 */
export async function makeAccountantLink(
  { database }: Stores,
  { live, submissionId, reader, days, ...context }: CommandContext & Wanted,
): Promise<{ link: AccountantLink; token: string }> {
  const { now } = context
  return database.transaction(async (trx) => {
    const present = await relive(trx, live, now)
    const accountId = present.account.id
    if (!(await findSubmission(trx, accountId, submissionId))) throw notFound('calculation')
    if (!isPaid(present.account, now)) throw linksArePro()
    await demandFresh(trx, present, context)
    if ((await countLiveLinks(trx, { accountId, now })) >= MOST_LINKS) throw linkLimit()
    const token = newSecretId()
    const link: AccountantLink = {
      id: uuidv7(),
      accountId,
      submissionId,
      tokenHash: hashSecretId(token),
      reader,
      createdAt: now,
      expiresAt: endOf(days, now),
      endedAt: null,
      endedBecause: null,
      opened: 0,
      openings: [],
    }
    await insertAccountantLink(trx, link)
    await tell(trx, { accountId, event: 'link-made' }, context)
    return { link, token }
  })
}

/** Ends a link of the account; one that is over stays as it is. @throws 404 not_found. */
export async function endAccountantLink(
  { database }: Stores,
  { accountId, id, ...context }: CommandContext & { accountId: string; id: string },
): Promise<void> {
  await database.transaction(async (trx) => {
    if (!(await lockAccount(trx, accountId))) throw signInFirst()
    if (!(await findAccountantLink(trx, accountId, id))) throw notFound('link')
    const ended = await endAccountantLinks(trx, { accountId, id }, { because: 'owner', now: context.now })
    if (ended.length === 0) return
    const detail = { object: 'accountant_link', id }
    await audit(trx, {
      actor: `account:${accountId}`,
      action: 'authn_token_revoked',
      accountId,
      ...context,
      detail,
    })
  })
}

/**
 * Opens a link: the opening is written down and the calculation read in one transaction.
 * @throws 404 link_closed, the same for every link that opens nothing.
 */
export async function openShared(
  { database }: Stores,
  { token, now, caller }: CommandContext & { token: string },
): Promise<SharedCalculation> {
  const opening = { at: now.toISOString(), userAgent: caller?.userAgent ?? null }
  return database.transaction(async (trx) => {
    const link = await openAccountantLink(trx, { tokenHash: hashSecretId(token), opening, now })
    if (!link) throw linkClosed()
    const submission = await findSubmission(trx, link.accountId, link.submissionId)
    const owner = await findAccount(trx, link.accountId)
    // Either is gone with the link, unless its deletion committed between two statements.
    if (!submission || !owner) throw linkClosed()
    const worksheets = await listWorksheets(trx, link.accountId, link.submissionId)
    return presentShared(link, submission, { owner, worksheets })
  })
}
