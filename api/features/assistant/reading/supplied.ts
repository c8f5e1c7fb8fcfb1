import { spokenSmall } from './numbers/small.ts'
import { withPartOwned } from './part-owned.ts'
import type { ReadAmount, Reading } from './reading.ts'

/** "13th month", "one extra month's pay", with or without "the same amount". */
const thirteenth =
  /\b(?:13th|thirteenth)[ -]month\b|\b(?:one )?extra (?:month|base|basic)\b|\b(?:one|1) month(?:'s)? (?:extra|bonus)\b|\bbonus of (?:one|1|a) month\b|\bone month (?:salary|pay) (?:as|for) (?:bonus|christmas|xmas)\b/i
/** A thirteenth month that is another amount: "half of it", "less". */
const isOther = /\b(?:half|quarter|double|part|less) (?:of )?(?:a |the |one )?(?:13th|month|salary|pay)\b/i

const isPay = ({ role, isPercent, pair }: ReadAmount) =>
  !isPercent && pair === undefined && (role === 'salary' || role === 'income' || role === 'basicPart')

/** The pay of one month that a thirteenth is as much as; undefined where the message has none, or several. */
function monthlyPay(amounts: readonly ReadAmount[]): ReadAmount | undefined {
  const monthly = amounts.filter((amount) => isPay(amount) && amount.role !== 'basicPart')
  const [only, more] = monthly
  return more === undefined && only?.period === 'month' ? only : undefined
}

/** Whether a message speaks of a thirteenth month. */
export const saysThirteenth = (text: string): boolean => thirteenth.test(text)

/** A thirteenth month without an amount is one month's pay: supplied as a bonus that the person sees before it counts. */
export function withThirteenth(reading: Reading): Reading {
  const pay = monthlyPay(reading.amounts)
  const said = thirteenth.exec(reading.text)
  const isNamed = reading.amounts.some(({ role }) => role === 'bonus')
  if (pay === undefined || said === null || isNamed || reading.zero.includes('bonus')) return reading
  if (isOther.test(reading.text)) return reading
  const bonus: ReadAmount = {
    ...pay,
    role: 'bonus',
    roleBy: 'guess',
    period: 'once',
    periodBy: 'usual',
    times: undefined,
    words: said[0],
    at: said.index,
  }
  return {
    ...reading,
    amounts: [...reading.amounts, bonus],
    dangling: reading.dangling.filter((role) => role !== 'bonus'),
    traps: reading.traps.filter(({ kind }) => !['each', 'same', 'including'].includes(kind)),
  }
}

/** "My husband and I each earn 250k": what everybody of them earns. */
const eachEarns =
  /\b(?:my \w+ and (?:i|me)|me and my \w+|i and my \w+|we|both of us|the two of us)(?: both)? (?:each|both) (?:earns?|gets?|makes?|collects?|receives?|take|dey (?:earn|collect|get|make)|are paid|have)\b/i
const usedByEach: ReadonlySet<string> = new Set(['shared', 'couple', 'people', 'each', 'eachOf'])

/** Everybody pays tax alone: where each of them earns as much, the sum is that of one. */
function withEachEarning(reading: Reading): Reading {
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
  /\b(two|three|four|five|six|seven|eight|nine|ten|twelve|[2-9]|1[0-9]|20) (?:\w+ )?(flats?|tenants?|shops?|rooms?|houses|self ?cons?|apartments?|bungalows|stores?|lodges|units|girls|boys|workers|apprentices|attendants|assistants|staff)\b/i
/** What is let to live in: what several of them bring is rent. */
const isHome = /flat|tenant|room|house|self|apartment|bungalow|lodge/i
const isOfStaff = /girls|boys|workers|apprentices|attendants|assistants|staff/i
const each =
  /\beach\b|\bapiece\b|\bper (?:flat|tenant|shop|room|house|unit|apartment)\b|\bevery (?:tenant|flat|one)\b/i

/** "Three flats, each tenant gives me 900k": as much as all of them pay, for the person to see before it counts. */
function withAllOf(reading: Reading): Reading {
  const said = counted.exec(reading.text)
  const [whole = '', count] = said ?? []
  const ofStaff = isOfStaff.test(whole)
  // The amount that stands nearest behind what is counted.
  const [rent] = reading.amounts.filter(
    ({ role, at }) =>
      at > (said?.index ?? 0) &&
      (ofStaff
        ? role === 'cost'
        : role === 'rentReceived' || role === 'rent' || (role === 'income' && isHome.test(whole))),
  )
  if (count === undefined || rent === undefined || !each.test(reading.text)) return reading
  const times = spokenSmall.get(count.toLowerCase()) ?? Number(count)
  return {
    ...reading,
    amounts: reading.amounts.map((amount) =>
      amount === rent
        ? {
            ...amount,
            value: amount.value * times,
            role: ofStaff ? amount.role : ('rentReceived' as const),
            roleBy: 'guess' as const,
          }
        : amount,
    ),
    traps: reading.traps.filter(({ kind }) => !kind.startsWith('each')),
  }
}

/** A reading with what its words say of amounts that stand elsewhere in it: of several, of one's own part, of each, of a 13th month. */
export const supplied = (reading: Reading): Reading =>
  withThirteenth(withEachEarning(withPartOwned(withAllOf(reading))))
