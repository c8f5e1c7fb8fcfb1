import { numberSaid } from './numbers/small.ts'
import type { ReadAmount, Reading } from './reading.ts'
import { isShareTold } from './told-of-shares.ts'

/** What is divided between its owners: what a trade leaves or takes in and costs, and rents. */
const divided: ReadonlySet<ReadAmount['role']> = new Set([
  'business',
  'revenue',
  'cost',
  'rentReceived',
  'rent',
  'income',
])

const fractions: Readonly<Record<string, number>> = {
  half: 1 / 2,
  third: 1 / 3,
  quarter: 1 / 4,
  fifth: 1 / 5,
}
const named = 'half|third|quarter|fifth'
const mine = String.raw`(?:is|na|are|be|for|goes to|belongs to)? ?(?:my own|mine|me\b|my share|my part|my portion|my cut)\b`
const owning = String.raw`\b(?:i|and i) (?:only |just |personally )?(?:own|hold|have|get|take|keep|receive|dey (?:get|take|collect))`
const percentage = String.raw`(\d{1,2}(?:\.\d+)?) ?(?:%|per ?cent)`

/** "60% is mine", "my share is 40%", "I own 25% of it". */
const percentOf = [
  new RegExp(String.raw`${percentage} (?:of (?:it|that|the \w+|this) )?${mine}`, 'i'),
  new RegExp(
    String.raw`\bmy (?:own )?(?:share|part|portion|cut|stake|own)(?: of (?:it|that|the \w+))? ?(?:is|na|=|:|be|of|was)? ?${percentage}`,
    'i',
  ),
  new RegExp(String.raw`${owning} ${percentage}`, 'i'),
]
/** "40% belongs to my partner": the rest is the person's. */
const percentOfOther = new RegExp(
  String.raw`${percentage} (?:of (?:it|that|the \w+|this) )?(?:is|na|are|be|goes|belongs|dey go) ?(?:for|to)? ?(?:my|his|hers?|the other) ?(?:business )?(?:partners?|brother|sister|wife|husband|friend|cousin|own|colleague|owner|one)?`,
  'i',
)
/** "I own a quarter", "half of it is mine". */
const fractionOf = [
  new RegExp(String.raw`${owning} (?:one|a|1)?[ -]?(${named})\b`, 'i'),
  new RegExp(String.raw`\b(?:one|a|1)?[ -]?(${named}) (?:of (?:it|that|the \w+|this) )?${mine}`, 'i'),
  new RegExp(
    String.raw`\bmy (?:own )?(?:share|part|portion|cut|stake|own) (?:is|na|=|:|be|of|was) (?:one|a|1)?[ -]?(${named})\b`,
    'i',
  ),
  new RegExp(String.raw`\b(?:one|a|1)[ -](${named}) each\b`, 'i'),
]
/** "My brother owns a quarter of it". */
const fractionOfOther = new RegExp(
  String.raw`\b(?:my (?:\w+ )?(?:partner|brother|sister|wife|husband|friend|cousin|colleague|mother|father|son|daughter)|he|she|the other (?:one|partner)) (?:only |just )?(?:owns?|has|have|holds?|takes?|gets?|keeps?|dey (?:take|get)) (?:one|a|1)?[ -]?(${named})\b`,
  'i',
)
/** "We share it equally", "split half half", "50/50". */
const equally =
  /\b(?:(?:shar|split|divid|own)\w*(?: [\w,.₦]+){0,6} (?:equally|evenly|equal|half half|half and half|50[ /-]?50|fifty fifty)|(?:equal|50[ /-]?50|fifty[ -]fifty) (?:shares?|partners?|partnership|owners?|split|sharing)|(?:equally|evenly) (?:shared|split|divided))\b/i
const counted =
  /\b(two|three|four|five|six|2|3|4|5|6) (?:of us\b|(?:\w+ )?(?:partners|friends|brothers|sisters|siblings|owners|people|shareholders|persons|women|men|ladies|guys))/i
const withOne =
  /\b(?:me and my|my \w+ and (?:i|me)|(?:with|and) my (?:younger |elder |older |twin )?(?:brother|sister|wife|husband|friend|partner|cousin|colleague|mother|father|mum|dad|neighbour)|i and my|both of us|two of us|myself and)\b/i
const ofOneself: ReadonlySet<ReadAmount['role']> = new Set(['pension', 'nhf', 'nhis', 'life', 'mortgage'])
/** What is divided is the profit or the rents, and what they were worked out from stands beside it. */
const apart = /\b(?:salary|basic)\b/i

/** The share of the person, between 0 and 1, and the words that say so; undefined where none is said, or several. */
export function shareIn(text: string): { readonly share: number; readonly words: string } | undefined {
  for (const pattern of percentOf) {
    const [words, percent] = pattern.exec(text) ?? []
    if (words !== undefined && percent !== undefined) return { share: Number(percent) / 100, words }
  }
  const [others, theirs] = percentOfOther.exec(text) ?? []
  if (others !== undefined && theirs !== undefined) return { share: 1 - Number(theirs) / 100, words: others }
  const [rest, part = ''] = fractionOfOther.exec(text) ?? []
  if (rest !== undefined) return { share: 1 - (fractions[part.toLowerCase()] ?? 0), words: rest }
  for (const pattern of fractionOf) {
    const [words, fraction = ''] = pattern.exec(text) ?? []
    if (words !== undefined) return { share: fractions[fraction.toLowerCase()] ?? 1, words }
  }
  const said = equally.exec(text)?.[0]
  if (said === undefined) return undefined
  const count = counted.exec(text)?.[1]?.toLowerCase()
  const owners = count === undefined ? undefined : numberSaid(count)
  if (owners !== undefined) return { share: 1 / owners, words: said }
  return withOne.test(text) ? { share: 1 / 2, words: said } : undefined
}

/** Classes whose words the share uses. */
const used: ReadonlySet<string> = new Set([
  'shared',
  'people',
  'couple',
  'half',
  'ofThat',
  'each',
  'eachOf',
  'period',
  'shareOf',
  'bareNumber',
])

const isOf = ({ role, person }: ReadAmount): boolean => divided.has(role) && person === undefined

/** Amounts at the person's share of them; undefined where they are not all of what owners divide. */
export function partsOwned(
  amounts: readonly ReadAmount[],
  share: number | undefined,
  /** Whether it is a rent that several pay, and none that comes in. */
  isPaidTogether = false,
): readonly ReadAmount[] | undefined {
  // Beside a trade that is shared, the rent is that of the person's home.
  const hasTrade = amounts.some(({ role }) => role === 'business' || role === 'revenue')
  const isHome = ({ role }: ReadAmount): boolean => hasTrade && role === 'rent'
  const isDivided = amounts.every((amount) => isOf(amount) && amount.pair === undefined)
  if (share === undefined || amounts.length === 0 || !isDivided) return undefined
  return amounts.map((amount) =>
    isHome(amount)
      ? amount
      : {
          ...amount,
          value: Math.round(amount.value * share * 100) / 100,
          // A house that several own and that brings rent is let.
          role: amount.role === 'rent' && !isPaidTogether ? ('rentReceived' as const) : amount.role,
          roleBy: 'guess' as const,
        },
  )
}

/** "Me and my husband share it": who lives in a home pays its rent. */
const paidTogether =
  /\b(?:husband|wife|spouse|partner|room ?mates?|flat ?mates?|house ?mates?|friend|sister|brother|cousin)\b(?![^]*\b(?:tenants?|let (?:it )?out|rent (?:it )?out|(?:we|i) own|owned|inherited)\b)/i
const rentDivided = /\b(?:split|share|shared|sharing|divid\w*|half)\b/i

/** "I earn 420k a month and split the rent of 3m equally with my sister": the rent alone is divided. */
function withPartOfRent(reading: Reading, share: number): Reading | undefined {
  const [rent, more] = reading.amounts.filter(({ role }) => role === 'rent')
  const hasOthers = reading.amounts.some(({ role }) => role !== 'rent')
  if (rent === undefined || more !== undefined || !hasOthers || rent.isPercent) return undefined
  const start = Math.max(...['.', ';', '!', '?', ','].map((stop) => reading.text.lastIndexOf(stop, rent.at)))
  const rest = reading.text.slice(rent.at)
  const end = rent.at + Math.max(0, rest.search(/[.;!?]|$/))
  if (!rentDivided.test(reading.text.slice(start + 1, end))) return undefined
  return {
    ...reading,
    amounts: reading.amounts.map((amount) =>
      amount === rent
        ? { ...rent, value: Math.round(rent.value * share * 100) / 100, roleBy: 'guess' as const }
        : amount,
    ),
    traps: reading.traps.filter(({ kind }) => !used.has(kind)),
  }
}

/**
 * "Our shop made 6m profit and 60% is mine": the part of the person, who alone is taxed on it, for the person to see before
 * it counts. What is said to be the person's own share already is not divided again.
 */
export function withPartOwned(reading: Reading): Reading {
  const said = isShareTold(reading) ? undefined : shareIn(reading.text)
  const ofRent = said && withPartOfRent(reading, said.share)
  if (ofRent) return ofRent
  if (said === undefined || apart.test(reading.text)) return reading
  const shares = reading.amounts.filter(({ isPercent }) => isPercent)
  const isOfShare = ({ value }: ReadAmount) =>
    [said.share, 1 - said.share].some((share) => Math.abs(share * 100 - value) < 0.01)
  const money = reading.amounts.filter(({ isPercent }) => !isPercent)
  // NHIS and a life premium are the person's own, whatever is shared.
  const own = money.filter(({ role }) => role !== undefined && ofOneself.has(role))
  const parts = shares.every(isOfShare)
    ? partsOwned(
        money.filter((amount) => !own.includes(amount)),
        said.share,
        paidTogether.test(reading.text),
      )
    : undefined
  if (parts === undefined) return reading
  const amounts = [...parts, ...own].toSorted((a, b) => a.at - b.at)
  const isQuarter = /quarter/i.test(said.words)
  return {
    ...reading,
    amounts: amounts.map((amount) => ({
      ...amount,
      period: isQuarter && amount.period === 'quarter' ? ('year' as const) : amount.period,
    })),
    unplaced: reading.unplaced.filter((words) => !shares.some((share) => share.words === words)),
    traps: reading.traps.filter(({ kind }) => !used.has(kind)),
  }
}
