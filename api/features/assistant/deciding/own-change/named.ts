import {
  type AmountKey,
  amountKeys,
  amountRows,
  type Answers,
  contributionRows,
  employmentIncomeKeys,
} from '../../../../../tax/index.ts'
import { isGoods, speaksOfTrade } from '../../reading/index.ts'
import { lineNames, type OwnLineId, ownLineIds } from '../own-lines/names.ts'

/** Which way the money goes that a word is used of: a rent is paid or comes in. */
export type Way = 'in' | 'out' | undefined

const isAmount = (id: OwnLineId): id is AmountKey => amountKeys.some((key) => key === id)

/** What is earned or comes in, and may have a part in the tax. */
export const incomeKeys: readonly AmountKey[] = amountRows
  .filter(({ group }) => ['earned', 'investment', 'benefit'].includes(group))
  .map(({ key }) => key)

/** Whether an answer is paid in as a share of the pay. */
export const isContribution = (key: AmountKey): boolean => contributionRows.some((row) => row.key === key)

const has = (own: Answers, key: AmountKey): boolean => (own[key] ?? 0) > 0

/** What a job pays: the basic pay with its allowances. */
export const payKeys = ['salary', 'allowances'] as const satisfies readonly AmountKey[]

/** Everything that a job brings, of which this person has something. */
export const jobKeysOf = (own: Answers): readonly AmountKey[] =>
  employmentIncomeKeys.filter((key) => has(own, key))

const ofPay =
  /^(?:(?:full|whole|gross|monthly|total|main|job|office|work) )?(?:salary|salaries|pay|wages?|job|work|office|employment|paycheck|office work|day job|9 to 5|company|employer|oga|boss)$/
const ofBasic = /^basic(?: (?:salary|pay))?$/
const ofHomeRent =
  /^(?:own )?(?:house |home |personal )?rents?(?: i (?:dey )?pay)?(?: where i (?:dey )?(?:live|stay))?$/
/** Of somebody who lets nothing also the rent of a flat. */
const ofFlatRent =
  /^(?:flat |apartment )?rents? ?(?:(?:for|of|at|on) (?:my|the|our) (?:own )?(?:house|home|place|apartment|flat))?$/
const letTo =
  '(?:flats?|tenants?|house|houses|duplex|property|properties|apartments?|bungalow|bq|boys quarters|rooms?|hostel|building|compound|short-?let|landlord (?:side|business|work)|letting|renting)'
const ofLetting = new RegExp(
  `^(?:(?:rental |rents?|money|income|payments?|collection|amount|wetin) ?(?:income |money )?(?:from |of |for |on |in )*)?(?:(?:the|my|our|di|that|wey) )*(?:${letTo}|rental|rentals)(?: (?:rents?|money|income|dey pay|pay|pays|rental|i (?:dey )?(?:rent|let|lease)(?: out)?))*$`,
)
const ofRentIn =
  /^(?:rents?|rental|rental income|rent money|rents? (?:that |wey )?(?:i (?:dey )?(?:collect|receive|get)|they pay me|tenants? (?:dey )?pays?(?: me)?|comes? in)|house rent (?:that |wey )?tenants? (?:dey )?pays?(?: me)?)$/
/** Work on one's own by what is done, where no list of trades has it. */
const ofWork =
  /^(?:driving|riding|selling|trading|hustle|hustling|cooking|coding|programming|tutoring|lessons?|lesson|pastries|pastry|snacks|cab|transport|market|ride|rides|ride hailing|clients?|customers?|side|stuff|gig|gigs|private practice|contract|store|stores|goods|online|app|machine|hair|making hair)$/

/** Words that stand around a name and say nothing of what it is. */
const determiner =
  /^(?:(?:all|both|the|my|our|di|this|that|dis|dat|a|an|own|any|me|some|small|little|whole|entire|only|just|second|side|actual|personal|voluntary|current|present|monthly|yearly|annual|total)\s+)+/
const suffix =
  /\s+(?:money|income|profits?|earnings?|business|side|matter|thing|own|alone|only|part|work|job|hustle|contributions?|deductions?|payments?|premiums?|something|itself|own money)$/
const prefix =
  /^(?:(?:money|income|profits?|earnings?|pay|cash|what i (?:make|earn|get)|wetin i (?:dey )?(?:make|get|earn)) (?:from|of|for|on|in|inside|with)|sell(?:ing)?|doing|running|driving|making|i (?:dey )?sell|because of) (?:(?:my|the|di|our) )?/

const named: ReadonlyMap<string, readonly AmountKey[]> = ownLineIds.filter(isAmount).reduce((map, key) => {
  for (const name of [...lineNames[key].en, ...lineNames[key].pcm].map((each) => each.toLowerCase()))
    map.set(name, [...new Set([...(map.get(name) ?? []), key])])
  return map
}, new Map<string, readonly AmountKey[]>())

/** Names of lines that are worked out of several answers. */
const ofLines: ReadonlySet<string> = new Set(
  ownLineIds
    .filter((id) => !isAmount(id))
    .flatMap((id) => [...lineNames[id].en, ...lineNames[id].pcm])
    .map((name) => name.toLowerCase())
    .filter((name) => !named.has(name)),
)

/** What a list of goods has, and nobody means by it what they live on. */
const noTrade: ReadonlySet<string> = new Set(
  'comot car boss school phone land laptop generator book books sales takings turnover revenue expenses expense costs cost'.split(
    ' ',
  ),
)
const isTradeWord = (word: string): boolean =>
  !noTrade.has(word) && (speaksOfTrade(word) || isGoods(word) || ofWork.test(word))

const joins: ReadonlySet<string> = new Set([
  'and',
  'my',
  'the',
  'of',
  'for',
  'business',
  'shop',
  'small',
  'side',
  'work',
])
const isTrade = (name: string): boolean =>
  ofWork.test(name) ||
  (name.split(' ').some((word) => isTradeWord(word)) &&
    name.split(' ').every((word) => isTradeWord(word) || joins.has(word)))

const isIn = (key: AmountKey): boolean => incomeKeys.includes(key)

/** Of answers that share a name those that fit how it is used, and that the person has. */
function ofThem(keys: readonly AmountKey[], own: Answers, way: Way): readonly AmountKey[] | undefined {
  const fit = keys.filter((key) => way === undefined || isIn(key) === (way === 'in'))
  const given = fit.filter((key) => has(own, key))
  const [only, more] = given.length > 0 ? given : fit
  return only === undefined || more !== undefined ? undefined : [only]
}

/** The answers that one form of a name is of. */
function byForm(name: string, own: Answers, way: Way): readonly AmountKey[] | undefined {
  const lets = has(own, 'rentalIncome') && way !== 'out'
  if (ofBasic.test(name)) return has(own, 'salary') ? ['salary'] : undefined
  if (/^(?:work|job)$/.test(name) && !has(own, 'salary'))
    return has(own, 'businessIncome') ? ['businessIncome'] : undefined
  if (ofPay.test(name)) return way === 'out' ? undefined : payOf(own)
  if (ofHomeRent.test(name) && way !== 'in') return ['rentPaidBySelf']
  if (lets && (ofLetting.test(name) || ofRentIn.test(name))) return ['rentalIncome']
  if (ofFlatRent.test(name) && way !== 'in') return ['rentPaidBySelf']
  if (
    /^(?:leave|housing|transport|wardrobe|meal|utility|furniture|hazard|travel|data) (?:allowance|bonus)$/.test(
      name,
    )
  )
    return has(own, 'salary') ? ['allowances'] : undefined
  if (/^life (?:cover|policy|plan|premium)$/.test(name)) return ['lifeAssurance']
  if (/^(?:thirteenth|thirteenth (?:salary|pay|bonus)|christmas bonus|end of year bonus)$/.test(name))
    return ['commissions']
  const keys = named.get(name)
  return keys && ofThem(keys, own, way)
}

/** The pay with its allowances, where there are some. */
const payOf = (own: Answers): readonly AmountKey[] | undefined =>
  has(own, 'salary') ? (has(own, 'allowances') ? payKeys : ['salary']) : undefined

/**
 * The answers of the saved calculation that a person means by a name: "the bakery", "my basic", "the rent from my flat".
 * @returns undefined where it names none, or it is open which.
 */
export function answersNamed(words: string, own: Answers, way?: Way): readonly AmountKey[] | undefined {
  const whole = words.trim().replace(/^(?:of|from|for|on|in) /, '')
  const bare = whole.replace(determiner, '')
  const isOwnRent = /^(?:my own|own) (?:house |home )?rent$/.test(whole)
  if (isOwnRent) return ['rentPaidBySelf']
  if (ofLines.has(bare)) return undefined
  if (way === 'in' && named.get(bare)?.every((key) => !isIn(key)) === true) return undefined
  const forms = [
    whole,
    bare,
    bare.replace(suffix, ''),
    bare.replace(prefix, ''),
    bare.replace(prefix, '').replace(determiner, '').replace(suffix, ''),
  ]
  const given = forms.filter((form) => form !== '')
  for (const form of given) {
    const keys = byForm(form, own, way)
    if (keys) return keys
  }
  const trades = has(own, 'businessIncome') && way !== 'out' && !given.some((form) => named.has(form))
  return trades && given.some(isTrade) ? ['businessIncome'] : undefined
}

/** Whether a name is of several answers that the person has: of an income, and of what comes off. */
export const isShared = (words: string, own: Answers): boolean =>
  (named.get(words.trim().replace(determiner, '')) ?? []).filter((key) => has(own, key)).length > 1

const manyWords = ownLineIds
  .filter((id) => !isAmount(id) && id !== 'totalTax')
  .flatMap((id) => [...lineNames[id].en, ...lineNames[id].pcm])
  .map((name) => name.toLowerCase())
  .filter((name) => name.includes(' ') && !named.has(name))

/** Whether a text has the name of a line that is worked out of several answers, told in several words. */
export const namesLine = (words: string): boolean =>
  manyWords.some((name) => ` ${words} `.includes(` ${name} `))
