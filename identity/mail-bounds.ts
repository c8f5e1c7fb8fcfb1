const MINUTE = 60_000
const HOUR = 60 * MINUTE

/** How long a strangers' mail keeps the next one back: the mail that went out still works then. */
const GAP = 20 * MINUTE
const LONG_GAP = 60 * MINUTE
const MANY_A_DAY = 8
const KNOWN_AN_HOUR = 5

/**
 * Whether another mail of a kind may go to an address: none while one younger than 20 minutes is out, 60 after eight in a
 * day; a browser known to the account may have five more an hour. Whoever asks more costs nobody anything: the link
 * that went out works longer than the gap.
 * @param sentAt when mails of this kind went to the address within the last day.
 */
export function mailBound({
  sentAt,
  now,
  known,
}: {
  sentAt: readonly Date[]
  now: Date
  known: boolean
}): boolean {
  const ages = sentAt.map((at) => now.getTime() - at.getTime()).filter((age) => age < 24 * HOUR)
  const gap = ages.length >= MANY_A_DAY ? LONG_GAP : GAP
  const isOut = ages.some((age) => age < gap)
  return !isOut || (known && ages.filter((age) => age < HOUR).length < KNOWN_AN_HOUR)
}
