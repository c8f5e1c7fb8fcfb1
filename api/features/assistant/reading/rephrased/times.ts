import { figure, inNaira, many, manyOf, nairaOf, periodOf } from './figures.ts'

const overtime = new RegExp(
  String.raw`\b${many} hours?(?: of)? overtime (?:every|a|per|each) (month|week)[^.;!?]{0,25}?${figure} (?:per|an|every|each|for one|for) hour`,
  'i',
)
const soManyTimes = new RegExp(
  String.raw`${figure}[^.;!?\d]{0,25}?\b(?:i (?:don )?)?(?:collect(?:ed)?|got|get|received?|earned) (?:am|it) ${many} times\b`,
  'i',
)
const forEachOf = new RegExp(
  String.raw`${figure} (?:for|on) (?:each|every one) of (?:the |my |our )?${many} \w+(?: (?:we|i) \w+)?`,
  'i',
)

const rooms = new RegExp(
  String.raw`\b${many} (?:small |self |single |one |face ?me ?i ?face ?you )*(?:rooms?|shops?|self ?cons?|flats?)\b([^.;!?\d]{0,40}?)${figure} each\b`,
  'i',
)

/** Work that is done and paid one by one, counted. */
const turns = new RegExp(
  String.raw`\b${many} (weddings?|events?|parties|shoots?|gigs?|jobs?|projects?|trips?|orders?|clients?|functions?|burials?|cakes?)\b`,
  'gi',
)
/** "I paid my assistant 30k for every one": of so many. */
const forEvery = new RegExp(
  String.raw`(?<=\b(?:i|we) (?:dey |also )?(?:pay|paid|give|gave) [^.;!?,\d]{0,30})${figure} (?:for|on|per) (?:(?:each|every) (?:one|wedding|event|party|shoot|gig|job|project|trip|order|client|function|burial|cake)(?: of them)?|each of them|all of them each|(?:wedding|event|party|shoot|gig|job|project|trip|order|client|function|burial|cake))\b`,
  'i',
)

/** "25 weddings at 180k each, I paid my assistant 30k for every one": what all of them cost. */
function everyOneTold(text: string): string | undefined {
  const said = forEvery.exec(text)
  const [counted, more] = [...text.matchAll(turns)].filter(({ index }) => index < (said?.index ?? 0))
  if (said === null || counted === undefined || more !== undefined) return undefined
  const [words, typed, unit] = said
  return text.replace(words, `${inNaira(manyOf(counted[1]) * nairaOf(typed, unit))} in total this year`)
}

/** "30 hours overtime every month, 2,000 per hour", "35k, I collected it 22 times": as what it comes to. */
export function timesTold(text: string): string | undefined {
  const extra = overtime.exec(text)
  if (extra !== null) {
    const [words, hours, period = '', typed, unit] = extra
    return text.replace(
      words,
      `overtime of ${inNaira(manyOf(hours) * nairaOf(typed, unit))} a ${periodOf(period)}`,
    )
  }
  const houses = rooms.exec(text)
  if (houses !== null && /\b(?:rent|tenant)/i.test(text)) {
    const [words, number, between = '', typed, unit] = houses
    return text.replace(
      words,
      `rooms${between}the tenants pay rent of ${inNaira(manyOf(number) * nairaOf(typed, unit))}`,
    )
  }
  const every = everyOneTold(text)
  if (every !== undefined) return every
  const said = soManyTimes.exec(text) ?? forEachOf.exec(text)
  if (said === null) return undefined
  const [words, typed, unit, count] = said
  return text.replace(words, `${inNaira(manyOf(count) * nairaOf(typed, unit))} in total this year`)
}
