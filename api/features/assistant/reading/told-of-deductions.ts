import type { ReadAmount, Reading, Trap } from './reading.ts'
import type { Role } from './roles.ts'

const namedBefore: readonly (readonly [RegExp, Role])[] = [
  [/\b(?:nhis|nhia|hmo)(?: is| of| na|:|=)? ?[₦n#]?$/i, 'nhis'],
  [/\bnhf(?: is| of| na|:|=)? ?[₦n#]?$/i, 'nhf'],
  [/\bpension(?: is| of| na|:|=)? ?[₦n#]?$/i, 'pension'],
]

const namedBehind: readonly (readonly [RegExp, Role])[] = [
  [/^\s*(?:naira )?(?:as|for|to|in) (?:the |my )?(?:nhis|nhia|hmo)\b/i, 'nhis'],
  [/^\s*(?:naira )?(?:as|for|to|in) (?:the |my )?nhf\b/i, 'nhf'],
  [/^\s*(?:naira )?(?:as|for|to|in) (?:the |my )?pension\b/i, 'pension'],
]

/** "NHF 6,000 and NHIS 3,600": whatever else stands near, an amount right behind its name is that. */
export function withNamedRightBefore(reading: Reading): Reading {
  const roleOf = (amount: ReadAmount): Role | undefined =>
    amount.role === undefined
      ? (namedBefore.find(([words]) => words.test(reading.text.slice(0, amount.at)))?.[1] ??
        namedBehind.find(([words]) => words.test(reading.text.slice(amount.at + amount.words.length)))?.[1])
      : undefined
  const found = new Map(reading.amounts.map((amount) => [amount, roleOf(amount)] as const))
  const named = reading.amounts.filter((amount) => found.get(amount) !== undefined)
  if (named.length === 0) return reading
  const roles = new Set(named.map((amount) => found.get(amount)))
  const isExplained = ({ kind, words }: Trap): boolean =>
    kind === 'leftOut' &&
    [...roles].some((role) => role !== undefined && words.toLowerCase().split(' ').includes(role))
  return {
    ...reading,
    amounts: reading.amounts.map((amount) => {
      const role = found.get(amount)
      return role === undefined ? amount : { ...amount, role, roleBy: 'named' }
    }),
    unplaced: reading.unplaced.filter((words) => !named.some((each) => each.words === words)),
    dangling: reading.dangling.filter((role) => !roles.has(role)),
    traps: reading.traps.filter((trap) => !isExplained(trap)),
  }
}

const hearsay =
  /(?:^|[.;!?]\s*)[^.;!?]{0,20}\b(?:colleagues?|friends?|people|person|somebody|someone|they|dem|neighbou?rs?|twitter|facebook|whatsapp|uncle|brother)\b[^.;!?\d]{0,25}\b(?:say|says|said|saying|told|tell|talk|claims?)\b[^.;!?]{0,200}/gi

/** "My colleague says once you pass 1m a month they take 21%. I am on 1.1m": what others claim is no money of the person. */
export function withClaimsOfOthers(reading: Reading): Reading {
  const spans = [...reading.text.matchAll(hearsay)].map(
    (match) => [match.index, match.index + match[0].length] as const,
  )
  const isClaimed = ({ at }: ReadAmount): boolean => spans.some(([from, to]) => at >= from && at < to)
  const claimed = reading.amounts.filter(isClaimed)
  const hasShare = claimed.some(({ isPercent }) => isPercent)
  const rest = reading.amounts.filter((amount) => !isClaimed(amount))
  const isPaid = rest.some(({ role, isPercent }) => !isPercent && (role === 'salary' || role === 'income'))
  if (claimed.length === 0 || !hasShare || !isPaid) return reading
  return {
    ...reading,
    amounts: reading.amounts.map((amount) =>
      isClaimed(amount) ? { ...amount, role: 'threshold', roleBy: 'guess' } : amount,
    ),
    unplaced: reading.unplaced.filter((words) => !claimed.some((each) => each.words === words)),
  }
}

const addsToTax =
  /\b(?:add|adds|adding|added) (?:(?:how much|what) )?(?:to|on|for) (?:my |the )?tax\b|\bincreases? my tax\b|\btax (?:because of|due to|on account of|for) (?:the|this|that|my) (?:car|house|flat|bonus)\b/i
const mayBeAdded: ReadonlySet<ReadAmount['role']> = new Set(['employerCar', 'employerRent', 'bonus', 'leave'])

/** "How much does this car add to my tax?": the sum without it, and with it. */
export function withAddedToTax(reading: Reading): Reading {
  const added = reading.amounts.filter(({ role, pair }) => mayBeAdded.has(role) && pair === undefined)
  const [only, more] = added
  if (!addsToTax.test(reading.text) || only === undefined || more !== undefined) return reading
  return {
    ...reading,
    intent: 'difference',
    amounts: reading.amounts.map((amount) => (amount === only ? { ...amount, pair: 1 } : amount)),
  }
}

const sameThirteenth = /\b(?:13th|thirteenth)\b[^.;!?\d]{0,40}\bsame ?[₦n#]?$/i

/** "We get 13th month in December, same 320k": the pay said again, as a bonus. */
export const withSameThirteenth = (reading: Reading): Reading => ({
  ...reading,
  amounts: reading.amounts.map((amount) =>
    !amount.isPercent && sameThirteenth.test(reading.text.slice(0, amount.at))
      ? { ...amount, role: 'bonus', roleBy: 'guess', period: 'once', periodBy: 'usual' }
      : amount,
  ),
})
