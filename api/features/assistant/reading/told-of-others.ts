import { before, behind, placedAnew } from './placed-anew.ts'
import type { ReadAmount, Reading } from './reading.ts'

/** "My husband pays our rent": a rent without an amount, which is none of the person's. */
const paysRent =
  /\b(?:husband|wife|spouse|partner|father|dad|mother|mum|parents?|brother|sister|uncle|aunt\w*|son|daughter|he|she|they)\b[^.;!?\d]{0,12}\b(?:pays?|paid|dey pay|covers?|handles?|takes? care of)\b (?:for )?(?:our|the|my|house|all the|all)?\s*(?:house |home )?rents?\b(?! (?:of|na|is))/i

/** A rent that another person pays takes nothing off, and says nothing of what the one who asks pays. */
export function withRentOfOther(reading: Reading): Reading {
  const said = paysRent.exec(reading.text)
  if (said === null || reading.amounts.some(({ role }) => role === 'rent')) return reading
  return {
    ...reading,
    zero: [...new Set([...reading.zero, 'rent' as const])],
    dangling: reading.dangling.filter((role) => role !== 'rent'),
    traps: reading.traps.filter(({ kind }) => kind !== 'paidByOther' && kind !== 'leftOut'),
  }
}

const limitBefore =
  /\b(?:below|under|less than|lower than|not up to|no reach|upto|up to|not reach|reach|within)\s*(?:about )?[₦n#]?\s?$/i
/** "If you earn", "they say that": told of anybody. */
const heardBefore =
  /\b(?:(?:if|when) (?:you|person|somebody|someone|people|dem|they) (?:dey )?(?:earn|make|get|collect|receive)s?|(?:anybody|anyone|whoever|people|those|person|who) (?:who |that |wey |dey )*(?:earn|make|get|collect|receive)(?:s|ing)?|(?:say|said|talk|heard|hear|announced|shouting|shout|read|told (?:me|us))(?: say| that)?)\s*(?:about )?[₦n#]?\s?$/i
const freeBehind =
  /^[^.;!?]{0,45}\b(?:free|no tax|not taxed|isn't taxed|exempt\w*|not pay|won't pay|wont pay|won’t pay|neva pay|no longer pay|no dey pay|don't pay|do not pay|zero|nothing|no go pay)\b/i
const isPay = ({ role, isPercent }: ReadAmount): boolean =>
  !isPercent && (role === 'salary' || role === 'income' || role === 'business')

/** Classes whose words say what is free. */
const ofLimit: ReadonlySet<string> = new Set(['range', 'rangeOfTwo', 'denied', 'eachOfTwo'])

/** "They said anybody below 1 million a year is free. My pay is 82k": a limit that was heard of, and no money of the person. */
export function withLimitHeard(reading: Reading): Reading {
  const isLimit = (amount: ReadAmount): boolean =>
    !amount.isPercent &&
    (limitBefore.test(before(reading, amount)) || heardBefore.test(before(reading, amount))) &&
    freeBehind.test(behind(reading, amount))
  const rates = reading.amounts.filter(({ isPercent }) => isPercent)
  // "If my pay enters the 18% level, will all of it be taxed 18%?": the same rate of the law, twice.
  if (rates.length === reading.amounts.length && rates.some(({ role }) => role === 'threshold'))
    return placedAnew(reading, ({ value, role }) =>
      role === undefined && rates.some((rate) => rate.role === 'threshold' && rate.value === value)
        ? { role: 'threshold', roleBy: 'named' }
        : undefined,
    )
  if (!reading.amounts.some((amount) => isPay(amount) && !isLimit(amount))) return reading
  const told = placedAnew(reading, (amount) =>
    isLimit(amount) ? { role: 'threshold', roleBy: 'guess' } : undefined,
  )
  return told === reading ? reading : { ...told, traps: told.traps.filter(({ kind }) => !ofLimit.has(kind)) }
}

const sentTo =
  /\b(?:sends?|sent|sending|gives?|dash(?:es)?) (?:our |my )?(?:mama|mum|mummy|mother|papa|dad|daddy|father|parents?)\s*(?:about )?[₦n#]?\s?$/i

/** "We send Mama 300k every month. How much tax does she pay?": a gift to her, and no pay of anybody. */
export const withSentToParent = (reading: Reading): Reading =>
  placedAnew(reading, (amount) =>
    amount.roleBy !== 'named' && !amount.isPercent && isPay(amount) && sentTo.test(before(reading, amount))
      ? { role: 'gift', roleBy: 'guess' }
      : undefined,
  )
