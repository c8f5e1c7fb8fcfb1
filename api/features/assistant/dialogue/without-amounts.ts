import { partsOwned, type ReadAmount, type Reading, shareIn } from '../reading/index.ts'
import { isIncome } from './change.ts'

const multiples: Readonly<Record<string, number>> = { double: 2, doubled: 2, twice: 2, triple: 3, tripled: 3 }
const multiplied =
  /\b(double|doubled|twice|triple|tripled)\b(?=.{0,20}\b(?:pay|salary|income|it|that|am|amount|money|earning)\b)/i

/** The amounts of another person, who is asked about now: "and hers?". */
function ofPerson(
  { amounts }: Reading,
  { people, amounts: said }: Reading,
): readonly ReadAmount[] | undefined {
  const [person, more] = people
  if (person === undefined || more !== undefined || said.length > 0) return undefined
  const theirs = amounts.filter((amount) => amount.person === person)
  return theirs.length === 0 ? undefined : theirs
}

/** Pay that comes by the month, of which a message says from when or for how long: "I resume on 1 September". */
function forMonths(
  { amounts }: Reading,
  { months, amounts: said, text }: Reading,
): readonly ReadAmount[] | undefined {
  // "How much is the tax for 6 months?" asks for a part of the same tax.
  if (
    /\btax (?:for|of|in) (?:the |only )?(?:\d+|one|two|three|four|five|six|seven|eight|nine|ten|half)\b/i.test(
      text,
    )
  )
    return undefined
  const [pay, more] = amounts.filter((amount) => isIncome(amount) && amount.person === undefined)
  if (months === undefined || said.length > 0 || pay === undefined || more !== undefined) return undefined
  if (pay.period !== 'month' || pay.times !== undefined) return undefined
  return amounts.map((amount) =>
    amount.period === 'month' && amount.person === undefined ? { ...amount, times: months } : amount,
  )
}

/** The one income as many times: "double the salary". */
function timesAsMuch(
  { amounts }: Reading,
  { text, amounts: said }: Reading,
): readonly ReadAmount[] | undefined {
  const times = multiples[multiplied.exec(text)?.[1]?.toLowerCase() ?? '']
  const [pay, more] = amounts.filter((amount) => isIncome(amount) && amount.person === undefined)
  if (times === undefined || said.length > 0 || pay === undefined || more !== undefined) return undefined
  return amounts.map((amount) => (amount === pay ? { ...amount, value: amount.value * times } : amount))
}

/** "So that 1.2m costs me how much extra?": the sum without one of its amounts, and with it. */
function withAndWithout(
  known: Reading,
  { amounts: said, intent }: Reading,
): readonly ReadAmount[] | undefined {
  const [amount, more] = said
  if (
    intent !== 'difference' ||
    amount === undefined ||
    more !== undefined ||
    (amount.role !== undefined && amount.roleBy === 'named')
  )
    return undefined
  const [old, other] = known.amounts.filter(
    ({ value, currency }) => value === amount.value && currency === amount.currency,
  )
  const isOnly = known.amounts.filter(isIncome).length < 2
  if (
    old === undefined ||
    other !== undefined ||
    isOnly ||
    known.amounts.some(({ pair }) => pair !== undefined)
  )
    return undefined
  return known.amounts.map((each) => (each === old ? { ...each, pair: 1 as const } : each))
}

/** "40% belongs to my partner": the person's part of what was said. */
function partOwned(known: Reading, { text, amounts: said }: Reading): readonly ReadAmount[] | undefined {
  if (said.some(({ isPercent }) => !isPercent) || known.amounts.length === 0) return undefined
  return partsOwned(known.amounts, shareIn(text)?.share)
}

const places = { first: 0, second: 1, third: 2, last: -1, other: -1 } as const
const removed =
  /\b(?:remove|without|drop|minus|leave out|comot|take (?:out|off|away)|forget|ignore|cancel|lost|stop)\b.{0,12}\b(first|second|third|last|other)\b(?: (?:one|job|pay|salary|income|business|client))?/i

/** "Remove the second one": of several incomes, by their order. */
function withoutOne(
  { amounts }: Reading,
  { text, amounts: said }: Reading,
): readonly ReadAmount[] | undefined {
  const place = removed.exec(text)?.[1]?.toLowerCase()
  const incomes = amounts.filter(isIncome)
  if (place === undefined || said.length > 0 || incomes.length < 2) return undefined
  const gone = incomes.at(places[place as keyof typeof places])
  return gone && amounts.filter((amount) => amount !== gone)
}

const stopsTrade =
  /\b(?:stop\w*|without|close[sd]?|quit|drop|lose|leave out|remove|minus|forget|no more)\b.{0,14}\b(?:side (?:business|hustle|job|gig)|business|shop|trade|trading|hustle|selling)\b|\b(?:only|just) (?:the |my )?(?:salary|job|pay)\b/i
const ofTrade: ReadonlySet<ReadAmount['role']> = new Set(['business', 'revenue', 'cost'])

/** "If I stop the side business": the pay of the job alone. */
function withoutTrade(
  { amounts }: Reading,
  { text, amounts: said }: Reading,
): readonly ReadAmount[] | undefined {
  if (said.length > 0 || !stopsTrade.test(text)) return undefined
  const rest = amounts.filter(({ role }) => !ofTrade.has(role))
  return rest.length < amounts.length && rest.some(isIncome) ? rest : undefined
}

const stopsJob =
  /\b(?:stop\w*|without|quit|leave|left|lose|resign\w*|no more)\b.{0,10}\b(?:job|salary|work)\b|\b(?:only|just) (?:the |my )?(?:business|side (?:business|hustle)|shop|trade|\w+ing)\b/i

/** "If I stop the job", "only the tailoring": what the trade leaves alone. */
function withoutJob(
  { amounts }: Reading,
  { text, amounts: said }: Reading,
): readonly ReadAmount[] | undefined {
  if (said.length > 0 || !stopsJob.test(text)) return undefined
  const rest = amounts.filter(({ role }) => role !== 'salary' && role !== 'income')
  return rest.length < amounts.length && rest.some(({ role }) => ofTrade.has(role)) ? rest : undefined
}

const stopsOff =
  /\b(?:stop|stops|stopped|no longer|no dey|no|remove|comot|cancel|drop)\b[^.?!]{0,20}\b(pension|nhf|nhis|rent)\b/i

/** "What if I stop the pension?": without what comes off by that name. */
function withoutOff(
  { amounts }: Reading,
  { text, amounts: said }: Reading,
): readonly ReadAmount[] | undefined {
  const name = stopsOff.exec(text)?.[1]?.toLowerCase()
  const rest = amounts.filter(({ role }) => role !== name)
  return said.length === 0 && name !== undefined && rest.length < amounts.length ? rest : undefined
}

const ofOwn = /\b(?:my own|mine|just me|only me|me alone|my part|my own tax)\b/i

/** "I just want to know my own": of two people's money, the person's. */
function ofSelf({ amounts }: Reading, { text, amounts: said }: Reading): readonly ReadAmount[] | undefined {
  const own = amounts.filter(({ person }) => person === undefined)
  if (said.length > 0 || !ofOwn.test(text) || own.length === amounts.length) return undefined
  return own.some(isIncome) ? own : undefined
}

/** The amounts as a message without any of its own changes them; undefined where it does not. */
export const changedAlone = (known: Reading, reading: Reading): readonly ReadAmount[] | undefined =>
  partOwned(known, reading) ??
  withoutOne(known, reading) ??
  withoutTrade(known, reading) ??
  withoutOff(known, reading) ??
  withoutJob(known, reading) ??
  withAndWithout(known, reading) ??
  ofPerson(known, reading) ??
  ofSelf(known, reading) ??
  forMonths(known, reading) ??
  timesAsMuch(known, reading)
