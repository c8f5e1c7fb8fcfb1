import { numberSaid } from './numbers/small.ts'
import { isAsTyped } from './placed-anew.ts'
import type { Reading } from './reading.ts'
import { isPay } from './thirteenth.ts'

/** "My husband and I each earn 250k": what everybody of them earns. */
const eachEarns =
  /\b(?:my \w+ and (?:i|me)|me and my \w+|i and my \w+|we|both of us|the two of us)(?: both)? (?:each|both) (?:earns?|gets?|makes?|collects?|receives?|take|dey (?:earn|collect|get|make)|are paid|have)\b|\bwe are (?:two|three|four|2|3|4)\b[^.;!?\d]{0,30}\beach(?: of us)? (?:earns?|gets?|makes?|collects?|receives?)\b/i
const usedByEach: ReadonlySet<string> = new Set(['shared', 'couple', 'people', 'each', 'eachOf'])

/** Everybody pays tax alone: where each of them earns as much, the sum is that of one. */
export function withEachEarning(reading: Reading): Reading {
  const isEach = eachEarns.test(reading.text) && reading.amounts.filter(isPay).length === 1
  if (!isEach) return reading
  return {
    ...reading,
    amounts: reading.amounts.map((amount) => (isPay(amount) ? { ...amount, roleBy: 'guess' } : amount)),
    traps: reading.traps.filter(({ kind }) => !usedByEach.has(kind)),
  }
}

/** "Three flats", "2 tenants": how many of what pays, one by one. */
const counted =
  /\b(two|three|four|five|six|seven|eight|nine|ten|twelve|[2-9]|[1-9][0-9]) (?:\w+ )?(events|weddings|parties|projects|contracts|gigs|shoots|cakes|trips|lessons|students|sessions|flats?|tenants?|shops?|rooms?|houses|self ?cons?|apartments?|bungalows|stores?|lodges|units|girls|boys|workers|apprentices|attendants|assistants|staff|danfos?|kekes?|okadas?|bikes|buses|trucks|boats|machines|clients|customers|companies|employers|schools|families|offices|homes)\b/i
/** What is let to live in: what several of them bring is rent. */
const isHome = /flat|tenant|room|house|self|apartment|bungalow|lodge/i
const onHouses =
  /\b(?:repair\w*|plumb\w*|roof\w*|paint\w*|maintenance|maintain\w*|agent|caretaker|renovat\w*|insurance|security|borehole|fumigat\w*|cleaning|property)\b/i
const isOfPayers =
  /events|weddings|parties|projects|contracts|gigs|shoots|cakes|trips|lessons|students|sessions|danfo|keke|okada|bikes|buses|trucks|boats|machines|clients|customers|companies|employers|schools|families|offices|homes/i
const isOfStaff = /girls|boys|workers|apprentices|attendants|assistants|staff/i
const each =
  /\beach\b|\bapiece\b|\bper (?:flat|tenant|shop|room|house|unit|apartment)\b|\bevery (?:tenant|flat|one)\b/i

/** Whether the part of a sentence around an amount says "each". */
const isOfEach = (text: string, at: number, words: string): boolean =>
  each.test(
    `${
      text
        .slice(Math.max(0, at - 25), at)
        .split(',')
        .at(-1) ?? ''
    } # ${text.slice(at + words.length, at + words.length + 25).split(',')[0] ?? ''}`,
  )

/** "Three flats, each tenant gives me 900k": as much as all of them pay, for the person to see before it counts. */
export function withAllOf(reading: Reading): Reading {
  const said = counted.exec(reading.text)
  const [whole = '', count] = said ?? []
  const ofStaff = isOfStaff.test(whole)
  const ofPayers = isOfPayers.test(whole)
  // The amount that stands nearest behind what is counted.
  const [rent] = reading.amounts.filter(
    ({ role, at, words }) =>
      at > (said?.index ?? 0) &&
      (ofStaff
        ? role === 'cost' && isOfEach(reading.text, at, words)
        : ofPayers
          ? role === 'income' || role === 'business' || role === 'revenue' || role === 'salary'
          : role === 'rentReceived' || role === 'rent' || (role === 'income' && isHome.test(whole))),
  )
  if (count === undefined || rent === undefined || !each.test(reading.text)) return reading
  if (!isAsTyped(rent)) return reading
  const times = numberSaid(count)
  const hasCosts = reading.amounts.some(
    ({ role, at }) => role === 'cost' || (role === 'living' && onHouses.test(reading.text.slice(at))),
  )
  return {
    ...reading,
    amounts: reading.amounts.map((amount) =>
      amount !== rent && amount.role === 'living' && onHouses.test(reading.text.slice(amount.at))
        ? {
            ...amount,
            role: 'cost' as const,
            roleBy: 'guess' as const,
            period: amount.periodBy === 'said' ? amount.period : ('year' as const),
          }
        : amount === rent
          ? {
              ...amount,
              value: amount.value * times,
              role: ofStaff
                ? amount.role
                : ofPayers
                  ? hasCosts
                    ? ('revenue' as const)
                    : amount.role
                  : ('rentReceived' as const),
              roleBy: 'guess' as const,
            }
          : amount,
    ),
    traps: reading.traps.filter(({ kind }) => !kind.startsWith('each')),
  }
}
