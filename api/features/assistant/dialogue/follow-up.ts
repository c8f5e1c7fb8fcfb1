import { type ReadAmount, type Reading, type Relation, type Role, roleOf } from '../reading/index.ts'
import { inPlaceOf, isIncome, isSameRole, withAmounts } from './change.ts'

/** Words before the first that says how a message goes on. */
const opening =
  /^(?:\s|[,.!-]|ok(?:ay)?|and|so|but|abeg|please|pls|now|then|alright|oh|no|wait|hmm|ehen|well|thanks|good)*/i

/** How a message opens on what was said before: by the first words that say so. */
function openingOf({ text, relations }: Reading): Relation['kind'] | undefined {
  const start = opening.exec(text)?.[0].length ?? 0
  return relations.find(({ words }) => {
    const at = text.toLowerCase().indexOf(words.toLowerCase())
    return at >= 0 && at <= start
  })?.kind
}

const wordsIn = (text: string) => text.trim().split(/\s+/).length

/** A message with its own income, named: a question that stands by itself. */
const isWhole = ({ amounts }: Reading) =>
  amounts.some((amount) => isIncome(amount) && amount.roleBy !== 'only')

const asking = /\?|\b(?:tax|paye|how much|calculate|compute|wetin|what|owe|take home)\b/i

/** A message that names no income and so cannot stand by itself: only what comes off, a fragment, or a statement. */
function isPart({ text, amounts }: Reading): boolean {
  const isOnlyOff = amounts.every(({ role }) => role !== undefined && !isIncome({ role, isPercent: false }))
  return isOnlyOff || wordsIn(text) <= 6 || !asking.test(text)
}

/** A statement with an amount of another kind than the sum has: it adds to what was asked, and asks nothing itself. */
const isAddition = (known: Reading, { text, amounts }: Reading) =>
  !asking.test(text) && !amounts.some(({ role }) => known.amounts.some((each) => isSameRole(each.role, role)))

/** What a short message without an amount may ask of the last sum. */
const asksAgain: ReadonlySet<Reading['intent']> = new Set([
  'tax',
  'net',
  'gross',
  'rate',
  'difference',
  'saving',
])

const supposes = /^\W*(?:(?:and|ok|but|so)\W+)?(?:what if|if|suppose|supposing|make|double|say)\b/i
const asksOfLaw =
  /\?\s*$|^\W*(?:(?:and|ok|but|so)\W+)?(?:is|are|do|does|did|can|could|must|should|will|what|which|when|where|who|how|wetin|shey|abi|why)\b/i

/** A message that would change the sum, though it names no amount: "they also give us 13th month", "double the salary". */
function saysMore({ relations, traps, text }: Reading): boolean {
  if (supposes.test(text)) return true
  return !asksOfLaw.test(text) && (traps.length > 0 || relations.some(({ kind }) => kind !== 'that'))
}

/** Words with which nothing but the sum of before is asked again. */
const again =
  /^(?:\W|ok|okay|so|and|then|now|how|much|what|wetin|be|na|is|the|my|tax|paye|total|all|in|calculate|compute|it|that|am|please|pls|abeg|tell|me|will|i|do|go|pay|owe|to|for|everything|sum|answer|figure|work|out)+$/i

/** Roles of the whole pay: "my take home?" is about no part of it. */
const ofWhole: ReadonlySet<Role> = new Set<Role>(['net', 'salary', 'income', 'taxPaid'])

/** Whether a message without an amount goes on with the last sum. */
function changesWithoutAmount(known: Reading, reading: Reading): boolean {
  const { relations, zero, years, display, about, intent, traps, text } = reading
  const length = wordsIn(text)
  if (length > 14) return false
  if (zero.length > 0) return true
  const isOfKnown = about.some((role) => known.amounts.some((amount) => isSameRole(amount.role, role)))
  if (isOfKnown && (intent === 'saving' || relations.some(({ kind }) => kind === 'without'))) return true
  if (saysMore(reading) || again.test(text)) return true
  // "and for 2025?", "how much is that per month?"
  if (intent === 'lookup' || intent === 'chat')
    return length <= 10 && about.length === 0 && (years.length > 0 || display !== undefined)
  if (!asksAgain.has(intent)) return false
  // "what will I take home?" after a sum is of that sum.
  if (intent === 'net' && about.every((role) => ofWhole.has(role))) return true
  if (traps.length > 0 && relations.length > 0) return true
  return years.length > 0 || display !== undefined || (relations.length > 0 && about.length === 0)
}

/** Whether a message goes on with a sum that was talked about. */
export function goesOn(known: Reading, reading: Reading): boolean {
  if (reading.isOwn || known.amounts.length === 0) return false
  if (reading.amounts.length === 0)
    return reading.unplaced.length === 0 && changesWithoutAmount(known, reading)
  const opened = openingOf(reading)
  if (!isWhole(reading)) return opened !== undefined || isPart(reading)
  return opened !== undefined || isAddition(known, reading)
}

const isAdded = (role: Role | undefined) =>
  role !== undefined && ['pay', 'business', 'other', 'aside'].includes(roleOf(role).kind)

/** The same income, called otherwise: "that 345,500 is what is left after tax". */
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
    how !== 'also' &&
    how !== 'instead'
  )
    return amounts.map((each) => (each === again ? { ...inPlaceOf(again, amount), role: amount.role } : each))
  const isNamed = amount.role !== undefined && amount.roleBy === 'named'
  if (!isNamed || (amount.role === 'income' && how !== 'also')) {
    const incomes = amounts.filter((each) => isOld(each) && isIncome(each) && each.person === undefined)
    const [old] = incomes
    // What was not named is meant as the income, where there is one alone, and nothing is to be added.
    if (old === undefined || incomes.length > 1 || how === 'also') return [...amounts, amount]
    return amounts.map((each) => (each === old ? inPlaceOf(old, amount) : each))
  }
  const old = amounts.find(
    (each) => isOld(each) && (isSameRole(each.role, amount.role) || isSaidAgain(each, amount)),
  )
  if (old === undefined || (how === 'also' && isAdded(amount.role))) return [...amounts, amount]
  const others = amounts.filter((each) => each === old || !isOld(each) || !isSameRole(each.role, amount.role))
  return others.map((each) => (each === old ? inPlaceOf(old, amount) : each))
}

/** Whoever trades pays the staff: their wages are a cost of the trade. */
const inTrade = (known: Reading, amount: ReadAmount): ReadAmount =>
  amount.person === 'staff' && known.amounts.some(({ role }) => role === 'revenue')
    ? { ...amount, role: 'cost', roleBy: 'named', person: undefined }
    : amount

/** "And 205k every month?" after a sum: in its place or besides, the words do not say, so it is asked. */
function inDoubt(known: Reading, { relations }: Reading, amount: ReadAmount): ReadAmount {
  const adding = relations.filter(({ kind }) => kind === 'also')
  const isBare = adding.length > 0 && adding.every(({ words }) => words.toLowerCase() === 'and')
  const isLike = amount.role === 'income' && amount.roleBy === 'only' && known.amounts.some(isIncome)
  return isBare && isLike ? { ...amount, role: undefined } : amount
}

/** The last sum and the new one as two sides, where the difference between them is asked. */
function asPair(before: readonly ReadAmount[], after: readonly ReadAmount[]): readonly ReadAmount[] {
  const changed = before.filter((amount) => !after.includes(amount))
  const come = after.filter((amount) => !before.includes(amount))
  const [old] = changed
  const [next] = come
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
function withBarePeriod(amounts: readonly ReadAmount[], { text, display }: Reading): readonly ReadAmount[] {
  if (display === undefined || wordsIn(text) > 3) return amounts
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
  return same && isTaken ? [{ kind: 'same', words: same[0] }] : []
}

/** How the sentence of the first amount goes on with the sum; a bare "and" says nothing of it. */
function howIn({ text, amounts, relations }: Reading): Relation['kind'] | undefined {
  const before = text.slice(0, amounts[0]?.at ?? 0)
  const start = Math.max(...['.', '?', '!'].map((stop) => before.lastIndexOf(stop)), 0)
  return relations.find(({ words }) => words.toLowerCase() !== 'and' && text.includes(words, start))?.kind
}

/** The last sum as a message changes it: it adds, takes away, puts in the place of, or asks otherwise. */
export function followed(known: Reading, reading: Reading): Reading {
  const how = openingOf(reading) ?? howIn(reading)
  const removed = new Set<Role>([
    ...reading.zero,
    ...(reading.amounts.length === 0 && how === 'without' ? reading.about : []),
  ])
  const before = secondSide(known.amounts)
  // What comes off one person's pay does not come off another's: "what of my wife, 300k".
  const isOfAnother =
    reading.amounts.some((amount) => isIncome(amount) && inTrade(known, amount).role !== 'cost') &&
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
          put(all, inDoubt(known, reading, inTrade(known, amount)), how, (each) => kept.includes(each)),
        kept,
      )
  const isCompared = reading.intent === 'difference' && !isPairSaid && known.intent !== 'difference'
  const amounts = isCompared ? asPair(kept, after) : withBarePeriod(after, reading)
  const isAskedAnew = !['tax', 'lookup', 'chat'].includes(reading.intent)
  const keeps = known.intent === 'difference' || known.intent === 'why' ? 'tax' : known.intent
  const intent = isAskedAnew ? reading.intent : saysTax.test(reading.text) ? 'tax' : keeps
  const named = new Set(amounts.map(({ role }) => role))
  const isChanged =
    reading.amounts.length > 0 ||
    removed.size > 0 ||
    reading.years.length > 0 ||
    reading.display !== undefined ||
    (isAskedAnew && intent !== known.intent) ||
    reading.intent === 'saving' ||
    !saysMore(reading)
  // What would change the sum and was not understood is asked: the same figure again would be wrong.
  const missed = isChanged || reading.traps.length > 0 ? [] : [{ kind: 'change', words: reading.text }]
  // What was not understood stays in doubt until a figure was told, or an income is said plainly in its place.
  const isIncomeSaid = kept.some((amount) => isIncome(amount) && !amounts.includes(amount))
  const added =
    reading.amounts.length === 0 && how === 'also' ? reading.about.filter((role) => !ofWhole.has(role)) : []
  return withAmounts(
    {
      ...known,
      text: `${known.text}\n${reading.text}`,
      language: reading.language === 'pcm' ? 'pcm' : known.language,
      intent: intent === 'difference' && !amounts.some(({ pair }) => pair !== undefined) ? 'tax' : intent,
      zero: [...known.zero.filter((role) => !named.has(role)), ...removed],
      about: reading.about,
      years: reading.years.length > 0 ? reading.years : known.years,
      display: reading.display ?? known.display,
      relations: [],
      people: [...new Set([...known.people, ...reading.people])],
      dangling: [...new Set([...known.dangling, ...reading.dangling, ...added])].filter(
        (role) => !removed.has(role),
      ),
      traps: [
        ...(isIncomeSaid ? [] : known.traps),
        ...stillTraps(known, reading),
        ...missed,
        ...sameIn(reading),
      ],
      unknown: [...new Set([...known.unknown, ...reading.unknown])],
    },
    amounts,
  )
}
