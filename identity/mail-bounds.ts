import type { MailTokenPurpose } from '../db/mail-link.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** A link that was mailed to an address. */
export interface MailedLink {
  sentAt: Date
  /** When it stops working, or stopped: expired, used or ended. */
  worksUntil: Date
}

/** How long a working link keeps back the next one of its kind, in milliseconds. */
interface Gap {
  usual: number
  /** After this many in a day the gap is longer. */
  longer?: { afterADay: number; gap: number }
}

const forgotten: Gap = { usual: 20 * MINUTE, longer: { afterADay: 8, gap: HOUR } }

/** Links that a stranger can have mailed to anybody [decision 0014]. Those at home in one browser are counted by it. */
const gaps = {
  'reset-password': forgotten,
  'know-browser': forgotten,
  /** For one identity that waits; how many more its account is mailed, the call's own limit says. */
  'link-identity': forgotten,
  /** Three at the usual gap for whoever waits for one, then a few a day: this mailbox may be nobody's of ours. */
  'verify-email': { usual: 20 * MINUTE, longer: { afterADay: 3, gap: 8 * HOUR } },
} as const satisfies Partial<Record<MailTokenPurpose, Gap>>

export type BoundedPurpose = keyof typeof gaps

/** How many links at home in one browser an address is mailed in an hour because of one network. */
export const MOST_OF_A_PLACE = 3

/** Whether a working link keeps back the next one: in production, unless the environment says otherwise. */
export function hasMailGaps({ NODE_ENV, MAIL_GAPS }: MailGapsEnv): boolean {
  return MAIL_GAPS === undefined ? NODE_ENV === 'production' : MAIL_GAPS === 'on'
}

/** What the environment says of it. */
export interface MailGapsEnv {
  readonly NODE_ENV?: string | undefined
  readonly MAIL_GAPS?: 'on' | 'off' | undefined
}

/** A link with less time left than this is no reason to send none. */
const LEAST_LEFT = 10 * MINUTE

/** How many more an hour a browser has that the account knows, beside the three that strangers can use up. */
const KNOWN_AN_HOUR = 5
const STRANGERS_AN_HOUR = HOUR / forgotten.usual

/**
 * Whether another link of a kind may be mailed to an address. Not while one is out that works for ten more minutes and
 * is younger than the kind's gap: nothing is sent then, and it costs nobody anything, because the one in the mailbox does
 * what the new one would. Nobody uses up the owner's mails, nor fills the mailbox.
 * @param mailed links of this kind that went to the address within the last day.
 * @param known whether a browser asks that the account knows.
 */
export function mailBound(
  purpose: BoundedPurpose,
  { mailed, now, known }: { mailed: readonly MailedLink[]; now: Date; known: boolean },
): boolean {
  const ageOf = ({ sentAt }: MailedLink) => now.getTime() - sentAt.getTime()
  const within = (span: number) => mailed.filter((link) => ageOf(link) < span).length
  const { usual, longer }: Gap = gaps[purpose]
  const gap = longer && within(DAY) >= longer.afterADay ? longer.gap : usual
  const isOut = mailed.some(
    (link) => ageOf(link) < gap && link.worksUntil.getTime() - now.getTime() >= LEAST_LEFT,
  )
  return !isOut || (known && within(HOUR) < STRANGERS_AN_HOUR + KNOWN_AN_HOUR)
}
