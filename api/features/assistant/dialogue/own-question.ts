import { type Ask, assetIn, newPaySaid, raiseSaid } from '../deciding/index.ts'
import { type Person, read, type ReadAmount, type Reading, type Role } from '../reading/index.ts'
import { inRole, isIncome, withAmounts } from './change.ts'

/** Longer than this, a message is no answer to a question back but a question of its own. */
const longestAnswer = 16

const wordsIn = (text: string) => text.split(/\s+/).length

/** Whether an amount lacks what a question of this kind asks for. */
function lacks({ role, period, times }: ReadAmount, { slot }: Ask): boolean {
  if (slot === 'hours') return period === 'hour' && times === undefined
  if (slot === 'days') return period === 'day' && times === undefined
  if (slot === 'period') return period === undefined && times === undefined
  return role === undefined
}

const questionWord =
  /^\W*(?:(?:and|ok|but|so)\W+)?(?:what|how|is|are|does|do|did|can|could|why|which|when|where|who|should|will|would|if|suppose|wetin|abi|shey)\b/i

/** A question is no answer: "is pension taken off too?", "what if it was 500k". */
const asksAnew = (text: string) => wordsIn(text) > 3 && (questionWord.test(text) || text.trim().endsWith('?'))

const namesRate =
  /\b(?:to|per|for|on) (?:a |the |one |1 |each )?(?:dollar|usd|pound|gbp|euro|eur)\b|\/ ?(?:\$|usd|dollar)/i

/** Place of the amount that the question back is about: of two that were typed alike, the one that lacks what is asked. */
function askedAbout(reading: Reading, ask: Ask): number {
  const { amounts } = reading
  const lacking = amounts.findIndex((amount) => amount.words === ask.about && lacks(amount, ask))
  const typed = amounts.findIndex(({ words }) => words === ask.about)
  return Math.max(0, lacking < 0 ? typed : lacking)
}

function withPeriod(known: Reading, ask: Ask, answer: Reading): Reading | undefined {
  const period = answer.display ?? answer.amounts[0]?.period
  const about = askedAbout(known, ask)
  // Another figure is no answer, nor is a matter of the law: "how much is NHF a month".
  const isOther = answer.amounts.some(({ value }) => value !== known.amounts[about]?.value)
  if (period === undefined || isOther || answer.about.length > 0) return undefined
  const isOpen = (amount: ReadAmount, index: number) =>
    index === about || (amount.period === undefined && amount.times === undefined && isIncome(amount))
  return withAmounts(
    known,
    known.amounts.map((amount, index) =>
      isOpen(amount, index) ? { ...amount, period, periodBy: 'said' } : amount,
    ),
  )
}

/** How many hours or days: read beside the amount, as if both had been said at once. */
function withTimes(
  known: Reading,
  ask: Ask,
  answer: Reading,
  context: { readonly currentYear: number },
): Reading | undefined {
  const index = askedAbout(known, ask)
  const amount = known.amounts[index]
  if (amount === undefined || answer.amounts.length > 0) return undefined
  const unit = ask.slot === 'hours' ? 'an hour' : 'a day'
  const count = /^\D*(\d{1,3})\D*$/.exec(answer.text)?.[1]
  const isBare = /^\s*\d{1,3}\s*$/.test(answer.text)
  const said =
    isBare && count !== undefined
      ? `${count} ${ask.slot} a ${Number(count) > 7 ? 'month' : 'week'}`
      : answer.text
  const [whole] = read(`I earn ${amount.words} ${unit}, ${said}`, context).amounts
  return whole?.times === undefined
    ? undefined
    : withAmounts(known, known.amounts.with(index, { ...amount, times: whole.times }))
}

/** No money is worth as much in naira; what is never so little as pay is never so much as a rate. */
const beyondRates = 10_000

/** Whether an amount answers what one of another money is worth: what has a name or a period of its own does not. */
const mayBeRate = ({ role, roleBy, periodBy, value }: ReadAmount): boolean =>
  role === 'rate' ||
  (value < beyondRates && periodBy !== 'said' && (role === undefined || roleBy !== 'named'))

function withRate(
  known: Reading,
  answer: Reading,
  context: { readonly currentYear: number },
): Reading | undefined {
  // A bare figure may look like a year.
  const isBare = /^\s*\d{3,4}\s*$/.test(answer.text)
  const { amounts } = isBare ? read(`₦${answer.text.trim()}`, context) : answer
  const [rate, more] = amounts.filter(({ currency }) => currency === 'NGN')
  const amount = rate ?? amounts[0]
  if (amount === undefined || more !== undefined || amount.isPercent || !mayBeRate(amount)) return undefined
  return withAmounts(known, [
    ...known.amounts.filter(({ role }) => role !== 'rate'),
    {
      ...amount,
      role: 'rate',
      roleBy: 'named',
      currency: 'NGN',
      period: 'once',
      periodBy: 'usual',
      pair: undefined,
    },
  ])
}

/** The role that a short answer names: "rent", "it is from my tenants". */
function roleIn({ about, dangling, amounts, zero }: Reading): Role | undefined {
  const [first, second] = [...new Set([...dangling, ...about, ...amounts.flatMap(({ role }) => role ?? [])])]
  return second === undefined && zero.length === 0 ? first : undefined
}

function withRole(known: Reading, ask: Ask, answer: Reading): Reading | undefined {
  const role = roleIn(answer)
  const about = known.amounts.some(({ words }) => words === ask.about)
    ? askedAbout(known, ask)
    : known.amounts.findIndex((amount) => amount.role === undefined)
  const amount = known.amounts[about]
  if (role === undefined || amount === undefined) return undefined
  // Another amount is no answer: "and 8% pension" adds to the sum, and the question stays.
  if (answer.amounts.some(({ value }) => value !== amount.value)) return undefined
  return withAmounts(known, known.amounts.with(about, inRole(amount, role)))
}

const mayBeCost = ({ role, isPercent, person }: ReadAmount): boolean =>
  !isPercent &&
  person === undefined &&
  (role === undefined || role === 'cost' || role === 'living' || role === 'boughtFor')

const asCost = (amount: ReadAmount): ReadAmount => ({
  ...amount,
  role: 'cost',
  roleBy: 'guess',
  period: amount.period === 'once' ? undefined : amount.period,
})

/** The amount that was missing: of the word that had none, or the income. */
function withAmount(
  known: Reading,
  role: Role | undefined,
  answer: Reading,
  person?: Person,
): Reading | undefined {
  const [amount, more] = answer.amounts
  // "No, I bought the wigs for 8.6m and delivery was 700k": costs, whatever it opens with.
  if (more !== undefined)
    return role === 'cost' && answer.amounts.every(mayBeCost)
      ? withAmounts(known, [...known.amounts, ...answer.amounts.map(asCost)])
      : undefined
  if (amount === undefined) {
    const denied =
      role !== undefined &&
      (answer.zero.includes(role) || /^\s*(?:none|nothing|no|zero|nil|0)\b/i.test(answer.text))
    return denied && role !== undefined
      ? withAmounts({ ...known, zero: [...known.zero, role] }, known.amounts)
      : undefined
  }
  const said = amount.roleBy === 'named' ? amount.role : undefined
  return withAmounts(known, [
    ...known.amounts,
    { ...amount, role: said ?? role ?? amount.role, roleBy: 'named', person: amount.person ?? person },
  ])
}

/**
 * The reading that a question back was about, with its answer in it.
 * @returns undefined where the message does not answer it.
 */
export function answered(
  known: Reading,
  ask: Ask,
  answer: Reading,
  context: { readonly currentYear: number },
): Reading | undefined {
  // "Use 1500 to a dollar. I have no expenses. What is my tax?": the rate, whatever is said besides.
  const isRate = ask.slot === 'rate' && namesRate.test(answer.text)
  if (!isRate && (wordsIn(answer.text) > longestAnswer || asksAnew(answer.text))) return undefined
  switch (ask.slot) {
    case 'period':
      return withPeriod(known, ask, answer)
    case 'days':
    case 'hours':
      return withTimes(known, ask, answer, context)
    case 'rate':
      return withRate(known, answer, context)
    case 'role':
      return withRole(known, ask, answer)
    case 'amount':
      return withAmount(known, known.dangling[0] ?? missingIn(known), answer)
    case 'income':
      return withAmount(known, 'income', answer, ask.person)
    case 'meaning':
      return ask.options.some(({ says }) => says === answer.text) ? known : withAsset(known, answer)
    case 'who':
    case 'sure':
      break
  }
  return undefined
}

/** What a raise is: what is added to the pay, however much that is, or what the pay becomes. */
export function raiseAnswered(known: Reading, ask: Ask, text: string): Reading | undefined {
  if (ask.missing !== 'raise' || (text !== raiseSaid && text !== newPaySaid)) return undefined
  if (text === raiseSaid) return { ...known, text: `${known.text}\n${text}` }
  const raise = askedAbout(known, ask)
  const pay = known.amounts.find((amount, index) => index !== raise && isIncome(amount))
  return withAmounts(
    { ...known, intent: 'difference' },
    known.amounts.map((amount, index) =>
      index === raise
        ? { ...inRole(amount, pay?.role ?? 'salary'), pair: 1 }
        : amount === pay
          ? { ...amount, pair: 0 }
          : amount,
    ),
  )
}

/** What was sold: the words of the answer stand beside the sale. */
const withAsset = (known: Reading, answer: Reading): Reading | undefined =>
  known.amounts.some(({ role }) => role === 'gain' || role === 'soldFor' || role === 'boughtFor') &&
  answer.amounts.length === 0 &&
  assetIn(answer.text) !== null
    ? known
    : undefined

/** What is missing of sales or of something sold. */
function missingIn({ amounts, zero }: Reading): Role | undefined {
  const has = (role: Role) => amounts.some((amount) => amount.role === role)
  if (has('revenue') && !has('cost') && !zero.includes('cost')) return 'cost'
  if (has('soldFor') && !has('boughtFor')) return 'boughtFor'
  return has('boughtFor') && !has('soldFor') ? 'soldFor' : undefined
}
