import type { AccountantLink } from '../../../contract/http/index.ts'
import { momentInWords } from '../../moment.ts'
import { dayInWords } from '../calculations/index.ts'

/** How long a link may run, as people choose it. */
export const daysOptions = [
  { value: '7', label: '7 days' },
  { value: '30', label: '30 days' },
  { value: '90', label: '90 days' },
] as const
export type Days = (typeof daysOptions)[number]['value']

const states: Readonly<Record<AccountantLink['state'], (link: AccountantLink) => string>> = {
  open: ({ expiresAt }) => `Open until ${momentInWords(expiresAt)}`,
  paused: ({ expiresAt }) =>
    `Closed while you are not on Pro. With Pro it opens again, until ${momentInWords(expiresAt)}`,
  expired: ({ expiresAt }) => `Over since ${momentInWords(expiresAt)}`,
  ended: ({ endedAt, expiresAt }) => `You ended it on ${momentInWords(endedAt ?? expiresAt)}`,
  'ended-for-safety': ({ endedAt, expiresAt }) =>
    `Ended on ${momentInWords(endedAt ?? expiresAt)} for safety, with a new password or email address`,
}

/** When it was made, and how it stands. */
export function aboutLink(link: AccountantLink): string {
  return `Made on ${dayInWords(link.createdAt)}. ${states[link.state](link)}.`
}

/** How often it was opened; past what is kept, that the newest are shown. */
export function openingsInWords({ opened, openings }: Pick<AccountantLink, 'opened' | 'openings'>): string {
  if (opened === 0) return 'Not opened yet'
  const times = opened === 1 ? 'Opened once' : `Opened ${opened} times`
  return opened > openings.length ? `${times}, the newest ${openings.length} are here` : times
}

/** Whether it still opens, or would with Pro. */
export const runs = ({ state }: Pick<AccountantLink, 'state'>): boolean =>
  state === 'open' || state === 'paused'

/** The closed line of the section: how many links run. */
export function linksInWords(links: readonly Pick<AccountantLink, 'state'>[]): string {
  const open = links.filter(runs).length
  if (open === 0) return 'None open'
  return open === 1 ? '1 open' : `${open} open`
}
