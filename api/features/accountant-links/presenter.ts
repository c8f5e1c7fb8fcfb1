import { taxpayerOf } from '../../../contract/report/request/taxpayer.ts'
import {
  showAnswers,
  showResult,
  showStanding,
  type AccountantLink as Shown,
  type SharedCalculation,
} from '../../../contract/http/index.ts'
import type { AccountantLink, OpenedLink } from '../../../db/stores/accountant-links.ts'
import type { Account } from '../../../db/stores/accounts.ts'
import type { Submission } from '../../../db/stores/submissions.ts'
import type { Worksheet } from '../../../db/stores/worksheets.ts'
import { browserName } from '../../../platform/browser-name.ts'
import { stateOf } from './policy.ts'

/** A link as its owner sees it. @param at the moment, and whether the account has Pro then. */
export function presentLink(link: AccountantLink, at: { paid: boolean; now: Date }): Shown {
  const { id, reader, createdAt, expiresAt, endedAt, opened, openings } = link
  return {
    id,
    reader,
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
    endedAt: endedAt?.toISOString() ?? null,
    state: stateOf(link, at),
    opened,
    openings: openings.map(({ at: moment, userAgent }) => ({ at: moment, browser: browserName(userAgent) })),
  }
}

/** What the reader of an open link gets: the calculation in full, whose it is, and no id of anything. */
export function presentShared(
  { reader, expiresAt }: OpenedLink,
  { answers, result, completedAt }: Submission,
  {
    owner,
    worksheets,
  }: {
    owner: Pick<Account, 'firstName' | 'lastName' | 'tin'>
    worksheets: readonly Worksheet[]
  },
): SharedCalculation {
  return {
    taxpayer: taxpayerOf(owner, answers),
    reader,
    expiresAt: expiresAt.toISOString(),
    answers: showAnswers(answers, true),
    result: showResult(result, true),
    standing: showStanding(answers, result),
    completedAt: completedAt.toISOString(),
    worksheets: worksheets.map(({ kind, content }) => ({ kind, content: { ...content } })),
  }
}
