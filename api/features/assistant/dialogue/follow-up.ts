import { asksSteps } from '../deciding/index.ts'
import {
  type ReadAmount,
  type Reading,
  type Relation,
  type Role,
  roleOf,
  saidBack,
  saysThirteenth,
  speaksOfTrade,
  withThirteenth,
} from '../reading/index.ts'
import { inPlaceOf, isIncome, isSameRole, withAmounts } from './change.ts'
import { besidePay, forSomebody, ofWhole, openingOf, saysMore, wordsIn } from './goes-on.ts'
import { inTrade } from './in-trade.ts'
import { changedAlone } from './without-amounts.ts'

const isAdded = (role: Role | undefined) =>
  role !== undefined && ['pay', 'business', 'other', 'aside'].includes(roleOf(role).kind)

/** The same income, called otherwise. */
const isSaidAgain = (old: ReadAmount, amount: ReadAmount) =>
  isIncome(old) && isIncome(amount) && old.value === amount.value && old.currency === amount.currency

/** One amount of a message put into the amounts of the last sum. */
function put(
  amounts: readonly ReadAmount[],
  amount: ReadAmount,
  how: Relation['kind'] | undefined,
  /** Whether an amount was there before: what this message said itself is never put in the place of. */
  isOld: (amount: ReadAmount) => boolean,
): readonly ReadAmount[] {
  if (amount.role === 'saidAgain') return amounts
  // The same figure again is the same money, said to be something else; "what if I pay rent of 400k" names other money.
  const again = amounts.find(
    (each) =>
      isOld(each) &&
      each.value === amount.value &&
      each.currency === amount.currency &&
      // So much a month, and as much a year, are two.
      (each.period === amount.period || each.periodBy !== 'said' || amount.periodBy !== 'said'),
  )
  if (
    again !== undefined &&
    amount.role !== undefined &&
    amount.roleBy === 'named' &&
    // Rent that is as much as the pay is another 800k.
    roleOf(amount.role).kind !== 'off' &&
    how !== 'also' &&
    how !== 'instead'
  )
    return amounts.map((each) => (each === again ? { ...inPlaceOf(again, amount), role: amount.role } : each))
  const isOff =
    (amount.roleBy === 'guess' || amount.roleBy === 'verb') &&
    (!isIncome(amount) || besidePay.has(amount.role))
  const isNamed = amount.role !== undefined && (amount.roleBy === 'named' || isOff)
  if (!isNamed || (amount.role === 'income' && how !== 'also')) {
    const incomes = amounts.filter((each) => isOld(each) && isIncome(each) && each.person === undefined)
    const [old] = incomes
    // What was not named is meant as the income, where there is one alone, and nothing is to be added.
    if (old === undefined || incomes.length > 1 || how === 'also') return [...amounts, amount]
    const placed = { ...inPlaceOf(old, amount), ...(amount.roleBy === 'guess' && { roleBy: amount.roleBy }) }
    return amounts.map((each) => (each === old ? placed : each))
  }
  const old = amounts.find(
    (each) => isOld(each) && (isSameRole(each.role, amount.role) || isSaidAgain(each, amount)),
  )
  if (old === undefined || (how === 'also' && isAdded(amount.role))) return [...amounts, amount]
  const others = amounts.filter((each) => each === old || !isOld(each) || !isSameRole(each.role, amount.role))
  return others.map((each) => (each === old ? inPlaceOf(old, amount) : each))
}

/** "My profit is 3.6m", then "I forgot the diesel": what was earned, with a cost that was not yet taken off it. */
function withCosts(amounts: readonly ReadAmount[], known: readonly ReadAmount[]): readonly ReadAmount[] {
  const earned = amounts.filter(
    (amount) => amount.role === 'business' || (amount.role === 'income' && amount.roleBy !== 'named'),
  )
  const hasCosts = amounts.some((amount) => amount.role === 'cost' && !known.includes(amount))
  const isSold = amounts.some(({ role }) => role === 'revenue' || role === 'salary')
  const [only, more] = earned
  if (!hasCosts || isSold || only === undefined || more !== undefined) return amounts
  return amounts.map((amount) =>
    amount === only ? { ...amount, role: 'revenue' as const, roleBy: 'guess' as const } : amount,
  )
}

/** "And 205k every month?" after a sum: nothing but "and" says how it goes on. */
const bareOn = /^\W*and\W+(?:(?:what|how) (?:about|of)\W+)?(?:on|for|with|at)?\W*(?:a |an )?[₦n]?[\d.,]/i

function isBareAnd(known: Reading, { relations, text }: Reading, amount: ReadAmount): boolean {
  const adding = relations.filter(({ kind }) => kind === 'also')
  const isBare = adding.length > 0 && adding.every(({ words }) => words.toLowerCase() === 'and')
  // "And on 4m?" names no verb of earning.
  const isNamed = amount.roleBy === 'named' || (amount.roleBy === 'verb' && !bareOn.test(text))
  return isBare && amount.role === 'income' && !isNamed && known.amounts.some(isIncome)
}

/** As much as the rate before it, give or take: "use 1500", then "and if it is 1600?". */
function asRate(known: Reading, amount: ReadAmount): ReadAmount {
  const rate = known.amounts.find(({ role }) => role === 'rate')
  const isNear = rate !== undefined && amount.value > rate.value / 2 && amount.value < rate.value * 2
  const isNamed = amount.role !== undefined && amount.roleBy === 'named'
  const isBare = amount.currency === 'NGN' && amount.period === undefined && !isNamed
  return isNear && isBare && !amount.isPercent ? { ...amount, role: 'rate', roleBy: 'named' } : amount
}

/** "If I also count my small chops of 50k": what a trade brings besides, where nothing else says what it is. */
const asMore = (how: Relation['kind'] | undefined, amount: ReadAmount, text: string): ReadAmount =>
  how === 'also' && amount.role === undefined && !amount.isPercent && speaksOfTrade(text)
    ? { ...amount, role: 'business', roleBy: 'guess' }
    : amount

/** In its place or besides: asked as a question it is most likely another pay, in place of the one before; else it is asked. */
function inDoubt(known: Reading, reading: Reading, amount: ReadAmount): ReadAmount {
  if (!isBareAnd(known, reading, amount)) return amount
  return reading.text.trim().endsWith('?') ? { ...amount, roleBy: 'guess' } : { ...amount, role: undefined }
}

/** The last sum and the new one as two sides, where the difference between them is asked. */
function asPair(before: readonly ReadAmount[], after: readonly ReadAmount[]): readonly ReadAmount[] {
  const changed = before.filter((amount) => !after.includes(amount))
  const come = after.filter((amount) => !before.includes(amount))
  const [old] = changed
  const [next] = come
  // "How much of the bonus goes to tax?": the sum without it, and with it.
  if (old === undefined && next !== undefined && besidePay.has(next.role) && come.length === 1)
    return after.map((amount) => (amount === next ? { ...next, pair: 1 as const } : amount))
  if (old === undefined || next === undefined || changed.length > 1 || come.length > 1) return after
  return after.flatMap((amount) =>
    amount === next
      ? [
          { ...old, pair: 0 as const },
          { ...next, pair: 1 as const },
        ]
      : [amount],
  )
}

/** After a comparison, the second side goes on. */
const secondSide = (amounts: readonly ReadAmount[]): readonly ReadAmount[] =>
  amounts
    .filter(({ pair }) => pair !== 0)
    .map((amount) => (amount.pair === undefined ? amount : { ...amount, pair: undefined }))

/** Classes whose words a change without an amount has used. */
const usedAlone: ReadonlySet<string> = new Set(['times', 'partYear', 'until', 'negation', 'shared', 'half'])

/** "Increased it to 3m" says of the one amount of its kind what it is now: the new one takes its place. */
function stillTraps(known: Reading, { amounts, traps }: Reading): Reading['traps'] {
  const [amount] = amounts
  const isOne =
    amount !== undefined &&
    amounts.length === 1 &&
    known.amounts.filter((old) => isSameRole(old.role, amount.role) || (isIncome(old) && isIncome(amount)))
      .length === 1
  return isOne ? traps.filter(({ kind }) => kind !== 'changedTo') : traps
}

const saysTax = /\b(?:tax|paye|owe)\b/i

/** A period alone, which says how often the pay comes where that was open: "salary 400k", then "monthly". */
function withBarePeriod(
  amounts: readonly ReadAmount[],
  { text, display, relations }: Reading,
): readonly ReadAmount[] {
  if (display === undefined) return amounts
  // "No wait, it's yearly I meant": the period that was said before is taken back.
  const isTakenBack = relations.some(({ kind }) => kind === 'corrects') && wordsIn(text) <= 8
  if (isTakenBack)
    return amounts.map((amount) =>
      isIncome(amount) && !amount.isPercent ? { ...amount, period: display, periodBy: 'said' } : amount,
    )
  if (wordsIn(text) > 3) return amounts
  return amounts.map((amount) =>
    amount.period === undefined && amount.times === undefined && isIncome(amount)
      ? { ...amount, period: display, periodBy: 'said' }
      : amount,
  )
}

/** "With the same rent, 500k a month": what stays the same has no new amount, so the amount is something else. */
function sameIn({ text, amounts }: Reading): Reading['traps'] {
  const same = /\bsame (?:rent|pension|nhf|nhis|deductions?)\b/i.exec(text)
  const isTaken = amounts.some(({ role }) => role !== undefined && roleOf(role).kind === 'off')
  return same && isTaken ? [{ kind: 'sameOff', words: same[0] }] : []
}

/** Names more of what there was before, however it opens: "and if I get another job of 500k". */
const oneMore =
  /\b(?:i |we )?also (?:count|add|include)\b|\b(?:add|join|plus|include)\b (?:in |also )?(?:the |my |di |another |an? |that )?(?:extra |other )?[₦n#]?\d|\b(?:another|second|extra|additional|one more|side) (?:\w+ )?(?:job|salary|income|pay|gig|work|contract|client|business|hustle|tenant|flat|shop|house)\b|\b(?:in addition|besides|on top of (?:it|that))\b|\b(?:starts?|begins?|dey|go|will|to) (?:pay\w*|giv\w*) me\b[^.?!]*\b(?:too|also|as well|join)\b/i

/** How the sentence of the first amount goes on with the sum; a bare "and" says nothing of it. */
function howIn({ text, amounts, relations }: Reading): Relation['kind'] | undefined {
  const before = text.slice(0, amounts[0]?.at ?? 0)
  const start = Math.max(...['.', '?', '!'].map((stop) => before.lastIndexOf(stop)), 0)
  return relations.find(({ words }) => words.toLowerCase() !== 'and' && text.includes(words, start))?.kind
}

/** "Which part is taxed at 18%?": the rate is the law's, and changes nothing. */
const withoutRates = (reading: Reading): Reading => ({
  ...reading,
  amounts: reading.amounts.filter(({ isPercent }) => !isPercent),
  unplaced: [],
  traps: [],
  dangling: [],
  unknown: [],
})

const thanThen =
  /\b(?:than|versus|vs|against|compared (?:to|with)|from)\b.{0,20}\b(?:now|before|then|20\d\d|last year|this year|old|new)\b|\b(?:more|less|higher|lower|better|worse|cheaper|difference)\b/i

/** "Is that more or less than now?" of the sum of another year: both years, beside each other. */
function yearsTogether(known: Reading, { text, years }: Reading): Reading['years'] {
  if (years.length === 0) return known.years
  const [before, more] = known.years
  const isSet = before !== undefined && more === undefined && years.length === 1 && !years.includes(before)
  return isSet && thanThen.test(text) ? [before, ...years] : years
}

const ofMine = /\b(?:i|i'm|i’m|im|my|me|mine|my own)\b/i

/** "And she also pays rent of 1.2m": of the one person whose income was talked about. */
function ofSamePerson(known: Reading, reading: Reading): Reading {
  const [person, more] = [...new Set(known.amounts.filter(isIncome).map((amount) => amount.person))]
  const isMine = ofMine.test(reading.text) || reading.people.some((each) => each !== person)
  if (person === undefined || more !== undefined || isMine) return reading
  return {
    ...reading,
    amounts: reading.amounts.map((amount) => ({ ...amount, person: amount.person ?? person })),
  }
}

/** "For my husband it's 900k": that person's pay, which comes as often as the pay before it where nothing else is said. */
function ofAnother(known: Reading, reading: Reading): Reading {
  const [person, more] = reading.people
  const [amount, other] = reading.amounts
  const pay = known.amounts.find((each) => isIncome(each) && each.periodBy === 'said')
  const isOne = person !== undefined && more === undefined && amount !== undefined && other === undefined
  if (!isOne || amount.person !== undefined || !isIncome(amount) || !forSomebody.test(reading.text))
    return reading
  const isAlike = pay !== undefined && amount.value < pay.value * 10 && amount.value > pay.value / 10
  const often =
    amount.period === undefined && isAlike ? { period: pay.period, periodBy: 'shared' as const } : {}
  return { ...reading, amounts: [{ ...amount, ...often, roleBy: 'verb', person }] }
}

/** The last sum as a message changes it: it adds, takes away, puts in the place of, or asks otherwise. */
export function followed(known: Reading, said: Reading): Reading {
  const reading = ofAnother(known, ofSamePerson(known, asksSteps(said.text) ? withoutRates(said) : said))
  const how = oneMore.test(reading.text) ? 'also' : (openingOf(reading) ?? howIn(reading))
  const removed = new Set<Role>([
    ...reading.zero,
    ...(reading.amounts.length === 0 && how === 'without' ? reading.about : []),
  ])
  const before = secondSide(known.amounts)
  // What comes off one person's pay does not come off another's: "what of my wife, 300k".
  const isOfAnother =
    // "And I got 200k from my uncle": of whoever speaks.
    !/\b(?:i|i'm|i’m|i've|i’ve)\b/i.test(reading.text) &&
    reading.amounts.some(
      (amount) => isIncome(amount) && inTrade(known, amount, reading.text).role !== 'cost',
    ) &&
    reading.people.some((person) => !known.people.includes(person))
  const kept = isOfAnother ? [] : before.filter(({ role }) => role === undefined || !removed.has(role))
  const isPairSaid = reading.amounts.some(({ pair }) => pair !== undefined)
  const after = isPairSaid
    ? [
        ...kept.filter(
          ({ role }) =>
            !reading.amounts.some(
              (amount) =>
                isSameRole(role, amount.role) || (amount.roleBy === 'only' && isIncome({ ...amount, role })),
            ),
        ),
        ...reading.amounts,
      ]
    : reading.amounts.reduce<readonly ReadAmount[]>(
        (all, amount) =>
          put(
            all,
            inDoubt(
              known,
              reading,
              asMore(how, asRate(known, inTrade(known, amount, reading.text)), reading.text),
            ),
            isBareAnd(known, reading, amount) ? undefined : how,
            (each) => kept.includes(each),
          ),
        kept,
      )
  const alone = changedAlone(known, reading)
  const isCompared = reading.intent === 'difference' && !isPairSaid && known.intent !== 'difference'
  const amounts =
    alone ?? withCosts(isCompared ? asPair(kept, after) : withBarePeriod(after, reading), known.amounts)
  const isAskedAnew = !['tax', 'lookup', 'chat', 'why'].includes(reading.intent)
  const keeps = known.intent === 'difference' || known.intent === 'why' ? 'tax' : known.intent
  const intent = isAskedAnew ? reading.intent : saysTax.test(reading.text) ? 'tax' : keeps
  const named = new Set(amounts.map(({ role }) => role))
  const isChanged =
    reading.amounts.length > 0 ||
    alone !== undefined ||
    saysThirteenth(reading.text) ||
    removed.size > 0 ||
    reading.years.length > 0 ||
    reading.display !== undefined ||
    (isAskedAnew && intent !== known.intent) ||
    reading.intent === 'saving' ||
    !saysMore(reading) ||
    asksSteps(reading.text)
  // What would change the sum and was not understood is asked: the same figure again would be wrong.
  const missed =
    isChanged || reading.traps.length > 0 ? [] : [{ kind: 'unreadChange', words: saidBack(reading.text) }]
  // What was not understood stays in doubt until a figure was told, or an income is said plainly in its place.
  const isIncomeSaid = kept.some((amount) => isIncome(amount) && !amounts.includes(amount))
  const added =
    reading.amounts.length === 0 && how === 'also' && alone === undefined
      ? reading.about.filter((role) => !ofWhole.has(role))
      : []
  return withThirteenth(
    withAmounts(
      {
        ...known,
        text: `${known.text}\n${reading.text}`,
        language: reading.language === 'pcm' ? 'pcm' : known.language,
        intent: intent === 'difference' && !amounts.some(({ pair }) => pair !== undefined) ? 'tax' : intent,
        zero: [...known.zero.filter((role) => !named.has(role)), ...removed],
        about: reading.about,
        years: yearsTogether(known, reading),
        display: reading.display ?? known.display,
        relations: [],
        people: [...new Set([...known.people, ...reading.people])],
        dangling: [...new Set([...known.dangling, ...reading.dangling, ...added])].filter(
          (role) => !removed.has(role),
        ),
        traps: [
          ...(isIncomeSaid ? [] : known.traps),
          ...stillTraps(known, reading).filter(
            ({ kind, words }) =>
              (alone === undefined || !usedAlone.has(kind)) &&
              // "If I spend 1.1m on light", of a trade: the amount is a cost by now.
              !(
                kind === 'notEarned' &&
                amounts.some((each) => each.role === 'cost' && words.includes(each.words))
              ),
          ),
          ...missed,
          ...sameIn(reading),
        ],
        unknown: [...new Set([...known.unknown, ...reading.unknown])],
      },
      amounts,
    ),
  )
}
