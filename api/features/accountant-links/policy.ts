import type { linkDays } from '../../../contract/http/accountant-links.ts'
import type { AccountantLink as Shown } from '../../../contract/http/index.ts'
import type { AccountantLink } from '../../../db/stores/accountant-links.ts'
import type { AppError } from '../../../platform/errors.ts'
import { refusal } from '../../http/errors.ts'

/** Most links of an account that run at the same time. */
export const MOST_LINKS = 10

const DAY = 24 * 3_600_000

/** When a link that is made now is over. */
export function endOf(days: (typeof linkDays)[number], now: Date): Date {
  return new Date(now.getTime() + days * DAY)
}

/** How a link stands at `now`. @param paid whether its account has Pro. */
export function stateOf(
  { endedAt, endedBecause, expiresAt }: Pick<AccountantLink, 'endedAt' | 'endedBecause' | 'expiresAt'>,
  { paid, now }: { paid: boolean; now: Date },
): Shown['state'] {
  if (endedAt !== null) return endedBecause === 'owner' ? 'ended' : 'ended-for-safety'
  if (expiresAt <= now) return 'expired'
  return paid ? 'open' : 'paused'
}

/** 402: links are part of Pro. */
export function linksArePro(): AppError {
  return refusal('plan_required', 'Links for an accountant are part of Pro. Upgrade to make one.')
}

/** 409: as many links run as an account may have. */
export function linkLimit(): AppError {
  return refusal(
    'link_limit',
    `${MOST_LINKS} links of your account still run, which is the most. End one that is not needed, then make this one.`,
  )
}

/** 404: the one answer for a link that is unknown, expired, ended, or closed with its account's plan. */
export function linkClosed(): AppError {
  return refusal(
    'link_closed',
    'This link does not open anything now. It may have ended, or not be whole. Ask the person who sent it for a new one.',
  )
}
