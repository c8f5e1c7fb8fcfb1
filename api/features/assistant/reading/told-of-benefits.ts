import type { ReadAmount, Reading } from './reading.ts'
import { type Role, roleOf } from './roles.ts'

const employer = String.raw`(?:compan(?:y|ies)|employers?|office|firm|bank|oga|boss|madam|organi[sz]ation|management|government|ministry|agency|school|church|ngo|embassy|hospital|they|dem|work)`
const gives = String.raw`(?:gave|gives?|giving|given|provid\w+|assign\w*|attach\w*|allocat\w*|bought|buys?|issued?|handed|put|puts|keeps?|dash\w*|offer\w*)`
const cars = String.raw`(?:cars?|jeep|suv|prado|hilux|camry|corolla|highlander|lexus|vehicle|land ?cruiser|pick-?up|sedan|pathfinder|rav ?4|mercedes|benz|fortuner|accord|civic|motor)`
const homes = String.raw`(?:house|flat|apartment|accommodation|duplex|bungalow|quarters|lodging|self-?con(?:tain)?)`
/** Money that has the name of a thing, and people who work with it. */
const noThing = String.raw`(?!['’]?s? (?:loan|allowance|money|rent|company|dealer|advance|grant|insurance|fuel|maintenance|repairs?|hire|park|wash|officer|agent|help|job))`
const within = String.raw`(?:(?!\b(?:loan|allowance|money|cash|advance|salary|driver|drive for|clean|sell|tenants?|rent)\b)[^.;!?\d]){0,45}?\b`

/** "The company gave me a Prado", "dem attach one Hilux to me". */
const car: readonly RegExp[] = [
  new RegExp(String.raw`\b${employer}\b${within}${gives} (?:me|us)\b${within}${cars}\b${noThing}`, 'i'),
  new RegExp(
    String.raw`\b${employer}\b${within}(?:provid\w+|assign\w*|attach\w*|allocat\w*)\b${within}${cars}\b${noThing}`,
    'i',
  ),
  new RegExp(String.raw`\b(?:official|status|company|office)(?:['’]s)? ${cars}\b${noThing}`, 'i'),
]
/** "My employer provides a flat", "we live in the company's flat for free". */
const home: readonly RegExp[] = [
  new RegExp(String.raw`\b${employer}\b${within}${gives} (?:me|us)\b${within}${homes}\b${noThing}`, 'i'),
  new RegExp(
    String.raw`\b(?:live|stay|lodge|dey live|dey stay)s?\b[^.;!?\d]{0,20}\b(?:company|office|employer|firm|bank|school|official|staff)(?:['’]?s)? ${homes}\b${noThing}`,
    'i',
  ),
]
/** What is used for the work alone, or is there no more. */
const noBenefit =
  /\b(?:i(?:['’]?m| am) (?:an? )?(?:\w+ ){0,3}driver|i drive (?:for|the company)|no (?:official |company )?car|(?:car|vehicle|house|flat|accommodation)\b[^.;!?]{0,20}\b(?:taken|collected) (?:back|from)|(?:not|never|n['’]?t|no dey|no) (?:give|gave|provide)|my own (?:car|house|flat)|school (?:bus|fees)|i (?:also )?(?:pay|paid)\b[^.;!?]{0,20}\brent)\b/i

/** "A car loan", "money to buy a car": no car. */
const moneyForCar =
  /\b(?:car|vehicle) (?:loan|allowance|advance|money|grant)\b|\b(?:money|loan|cash)\b[^.;!?]{0,15}\b(?:buy|for) (?:a |my )?car\b/i

const isPaid = ({ role, isPercent, person }: ReadAmount): boolean =>
  !isPercent && person === undefined && (role === 'salary' || role === 'income')

const says = (all: readonly RegExp[], text: string): boolean => all.some((each) => each.test(text))

/** Benefits that a text tells and that need an amount: what the car cost the employer, what the home would rent for. */
const benefits: readonly (readonly [Role, readonly RegExp[]])[] = [
  ['employerCar', car],
  ['employerRent', home],
]

/**
 * "The company gave me an SUV to use": counted as pay by what it cost the employer, and a home by its rent. Beside a pay,
 * and without that amount, it is asked: the sum of the pay alone would be too small.
 */
export function withBenefitsUnpriced(reading: Reading): Reading {
  const { text, amounts, zero } = reading
  const dangling = moneyForCar.test(text)
    ? reading.dangling.filter((role) => role !== 'employerCar')
    : reading.dangling
  if (!amounts.some(isPaid) || noBenefit.test(text)) return { ...reading, dangling }
  const isPriced = amounts.some(
    ({ role }) =>
      role === undefined || role === 'boughtFor' || role === 'employerCar' || role === 'employerRent',
  )
  if (isPriced || amounts.some(({ role }) => role !== undefined && roleOf(role).kind === 'business'))
    return { ...reading, dangling }
  const open = benefits.flatMap(([role, words]) =>
    says(words, text) && !zero.includes(role) && !dangling.includes(role) ? [role] : [],
  )
  return { ...reading, dangling: [...dangling, ...open] }
}
