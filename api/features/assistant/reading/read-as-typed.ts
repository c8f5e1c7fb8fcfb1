import { abroadIn } from './abroad.ts'
import { doubted } from './doubts.ts'
import {
  alonePeriodsIn,
  harmlessIn,
  intentBooks,
  isQuiet,
  monthNames,
  ofAllIn,
  ownIn,
  periodsIn,
  relationsIn,
  trapsIn,
} from './books.ts'
import { couplesIn, type Couple } from './coupled.ts'
import { cuesOf } from './cues/index.ts'
import { secondEarners } from './earners.ts'
import { isIdle } from './everyday/index.ts'
import { foundInAll, guarded, unusedNames } from './guards/index.ts'
import { guessed } from './guessed.ts'
import { intentOf, isTold } from './intent.ts'
import { currenciesIn, currencyOf, isFarAbove, isOneOfMoney } from './money.ts'
import { isOutgoing } from './outgoing.ts'
import { paired } from './pairing.ts'
import { monthsOf, stretchesIn } from './part-year.ts'
import { isCovered, type Hit } from './phrases.ts'
import { isRate, placed } from './placed.ts'
import { pricesOf } from './prices.ts'
import type { ReadAmount, Reading } from './reading.ts'
import { isInside, overlaps } from './overlaps.ts'
import { supplied } from './supplied.ts'
import { isDeniedPeriod, supersededIn } from './superseded.ts'
import { offersIn } from './compared.ts'
import { paidByIn } from './paid-by.ts'
import { reconsidered } from './reconsidered.ts'
import { roleOf } from './roles.ts'
import { sensed } from './senses.ts'
import { shareOfParts } from './share-of-parts.ts'
import { spread, timesOf } from './spread.ts'
import { languageOf } from './language.ts'
import { leftOfCostsIn } from './left-of-costs.ts'
import { tokensOf } from './numbers/index.ts'
import { isAmount, unitsOf, type Unit } from './units.ts'
import { peopleHits, peopleNamed, whoseIn } from './whose.ts'
import { clauseAround } from './clauses.ts'
import { links, saidBack } from './words.ts'
import { yearsIn } from './years.ts'
import { deniedIn } from './zero.ts'

/** More amounts than anybody asks about at once: none is placed. */
const mostAmounts = 12

/** What a message is read beside. */
export interface ReadContext {
  readonly currentYear: number
}

const pairOf = (couples: readonly Couple[], amount: number): 0 | 1 | undefined => {
  if (couples.some(({ first }) => first === amount)) return 0
  return couples.some(({ second }) => second === amount) ? 1 : undefined
}

/** Classes whose words a profit that was named explains. */
const ofWhatIsLeft: ReadonlySet<string> = new Set(['salesOrProfit', 'notEarned'])

const counts = /^(?:\d+|two|three|four|five|six|seven|eight|nine|ten)$/

/** "Two girls 30k each monthly": of those who were counted, and of nothing that was told before. */
function isOfCounted(units: readonly Unit[], { from }: Hit<unknown>): boolean {
  const amount = units[from - 1]
  if (units[from]?.word !== 'each' || amount === undefined || !isAmount(amount)) return false
  const clause = clauseAround(units, from - 1, from)
  return units.slice(clause.from, from - 1).some(({ word, key }) => key === 'n' || counts.test(word))
}

const wordsAt = (text: string, units: readonly Unit[], hit: Hit<unknown>): string =>
  saidBack(text.slice(units[hit.from]?.token.at ?? 0, units[hit.to - 1]?.token.end ?? 0))

/** Reads a message in its own words, and names everything in it that was not understood. Pure; time grows with the text. */
export function readAsTyped(message: string, { currentYear }: ReadContext): Reading {
  const text = message.trim()
  const units = unitsOf(tokensOf(text))
  const everyAmount = units.flatMap((unit, i) => (isAmount(unit) && !isOneOfMoney(units, i) ? [i] : []))
  const isTooMany = everyAmount.length > mostAmounts
  const superseded = supersededIn(units, isTooMany ? [] : everyAmount)
  const amounts = isTooMany ? [] : everyAmount.filter((amount) => !superseded.amounts.has(amount))

  const harmless = harmlessIn(units)
  const ofAll = [
    ...ofAllIn(units).filter((hit) => !isOfCounted(units, hit)),
    ...(isTooMany || amounts.length < 2 ? [] : alonePeriodsIn(units)),
  ]
  const periodHits = [...ofAll.map((hit) => hit as Hit<unknown>), ...periodsIn(units)]
  const stretches = stretchesIn(units).filter(
    ({ from, to }) => !harmless.some((hit) => hit.from <= from && to <= hit.to + 1 && hit.to > from),
  )
  const deniedPeriods = periodsIn(units).filter((hit) => isDeniedPeriod(units, hit))
  const intentHits = intentBooks.flatMap(({ find }) => find(units).filter((hit) => !isTold(units, hit)))
  const cues = sensed(
    units,
    cuesOf(units).filter(({ from }) => !isCovered(harmless, from)),
    intentHits.some(({ value }) => value === 'gross'),
  )
  const denied = deniedIn(units, cues)
  // "Pension through my PFA" names one thing.
  const repeated = new Set(
    cues.filter((cue, index) => {
      const before = cues[index - 1]
      return (
        before !== undefined &&
        before.role === cue.role &&
        /^(?:pfa|rsa)$/.test(units[cue.to - 1]?.word ?? '') &&
        cue.from - before.to <= 3 &&
        !units.slice(before.to, cue.from).some(isAmount)
      )
    }),
  )
  // "what is my gross", "what do I earn" ask for what no amount of the message is.
  const soughtHits = intentHits.filter(({ value }) => value === 'gross' || value === 'incomeFromTax')
  const lefts = isTooMany ? [] : leftOfCostsIn(units, cues)
  const toldCosts = lefts.map(({ hit }) => hit)
  const free = cues.filter(
    (cue) =>
      !overlaps(cue, toldCosts) &&
      !denied.cues.has(cue) &&
      !repeated.has(cue) &&
      !cue.isAsked &&
      !overlaps(cue, superseded.hits) &&
      !isInside(cue, soughtHits),
  )
  const isTagged = (i: number) =>
    isCovered(periodHits, i) || isCovered(cues, i) || isCovered(stretches as unknown as Hit<unknown>[], i)
  const prices = pricesOf(units, isTagged, (i) => isCovered(superseded.hits, i))
  const couples = couplesIn(units, amounts)
  const periods = paired(
    units,
    periodsIn(units).filter((hit) => !overlaps(hit, [...stretches, ...ofAll, ...deniedPeriods])),
    amounts.filter((amount) => units[amount]?.key === '#' && !isRate(units, amount)),
    prices,
    free,
  )
  const currencies = currenciesIn(units)
  const trapHits = trapsIn(units)
  const relationHits = relationsIn(units)
  const isKnown = (i: number) => {
    const unit = units[i]
    return (
      unit === undefined ||
      unit.token.kind !== 'word' ||
      isTagged(i) ||
      isCovered(intentHits, i) ||
      isCovered(currencies, i) ||
      isCovered(trapHits, i) ||
      isCovered(relationHits, i) ||
      isCovered(harmless, i) ||
      links.has(unit.word) ||
      isIdle(unit.word) ||
      isQuiet(unit.word)
    )
  }
  const firstPlaces = placed({
    units,
    amounts,
    cues: free,
    prices,
    couples,
    isMoney: (amount) => units[amount]?.token.currency !== undefined || periods.ofAmount.has(amount),
    isPlain: (amount) => {
      const { from, to } = clauseAround(units, amount, amount + 1)
      for (let i = from; i < to; i++) if (!isKnown(i)) return false
      return true
    },
  })
  const firstAsked = intentOf(units, {
    roles: [...firstPlaces.values()].map(({ role }) => role),
    isNetAsked: false,
    hasCouple: couples.length > 0,
    hasJoint: false,
    years: [],
    taken: [],
  })
  const surePlaces = reconsidered(firstPlaces, {
    text,
    units,
    amounts,
    intent: firstAsked.intent,
    isListed: ofAll.length > 0,
    isPhased: stretches.filter(({ unit }) => unit === 'month').length === amounts.length,
    hasPeriod: (amount) => periods.ofAmount.has(amount),
  })
  const places = guessed(surePlaces, {
    text,
    units,
    amounts,
    intent: firstAsked.intent,
    hasPeriod: (amount) => periods.ofAmount.has(amount),
  })
  for (const { amount, isNamed } of lefts)
    if (amounts.includes(amount))
      places.set(amount, { role: 'business', by: isNamed ? 'named' : 'guess', cue: undefined })
  const whose = whoseIn(units, amounts)
  const people = peopleHits(units)
  const paidBy = paidByIn(units, places, prices)
  const { years, hits: yearHits, isSet, otherYear } = yearsIn(units, currentYear, places, superseded.hits)
  const spreadPeriods = spread(units, amounts, places, periods, ofAll)
  const times = timesOf(units, amounts, places, spreadPeriods, stretches, prices)
  const isCompared = intentHits.some(({ value }) => value === 'difference')
  const offers = isCompared ? offersIn(units, amounts, places, couples) : new Map<number, 0 | 1>()
  const amountAt = (amount: number) => ({
    value: units[amount]?.token.value ?? 0,
    period:
      spreadPeriods.get(amount)?.period ??
      (times.monthly.has(amount) ? 'month' : times.yearly.has(amount) ? 'year' : undefined),
    times: times.ofAmount.get(amount),
  })
  const isEmployed = [...places.values()].some(({ role }) => role === 'salary')
  const read: ReadAmount[] = amounts.map((amount): ReadAmount => {
    const unit = units[amount]
    const place = places.get(amount)
    const period = spreadPeriods.get(amount)
    const stretch = times.ofAmount.get(amount)
    const share = unit?.key === '%' ? shareOfParts(units, amount, places, amountAt) : undefined
    return {
      ...amountAt(amount),
      ...(share && { value: share.value }),
      currency: currencyOf(units, amount, place?.role, currencies),
      isPercent: unit?.key === '%' && share === undefined,
      role: place?.role,
      roleBy:
        place !== undefined &&
        (isFarAbove(units, amount) ||
          times.yearly.has(amount) ||
          period?.isDoubtful === true ||
          // Left out of the sum, though nobody says that it is spent.
          (place.role === 'living' &&
            ((place.cue?.value.role === 'outlay' && !isEmployed) ||
              !isOutgoing(units, amount, place.cue?.from))))
          ? 'guess'
          : (place?.by ?? 'only'),
      period: share?.period ?? amountAt(amount).period,
      periodBy: share === undefined ? (period?.by ?? 'usual') : 'said',
      times: stretch,
      pair: pairOf(couples, amount) ?? offers?.get(amount),
      person: paidBy.people.get(amount) ?? whose.get(amount),
      words: unit?.token.text ?? '',
      at: unit?.token.at ?? 0,
    }
  })
  const asked = intentOf(units, {
    roles: read.map(({ role }) => role),
    isNetAsked: cues.some(({ isAsked, role }) => isAsked && role === 'net'),
    hasCouple: couples.length > 0,
    years,
    hasJoint: isSet,
    taken: [...toldCosts, ...[...places.values()].flatMap(({ cue }) => (cue ? [cue] : []))],
  })
  const guards = guarded({
    currentYear,
    units,
    read,
    places,
    free,
    denied,
    couples,
    harmless,
    stretches,
    usedStretches: times.used,
    people,
    isCompared,
    isSet: isSet || years.length > 1,
    used: [
      ...paidBy.hits,
      ...superseded.hits,
      ...toldCosts,
      ...deniedPeriods.map(({ from, to, value }) => ({ from: from - 1, to, value })),
    ],
    others: [
      ...(offers === undefined ? [foundInAll('offers')] : []),
      ...otherYear.map((hit) => ({ kind: 'otherYear', hit })),
      ...abroadIn(units, read, currencies.length > 0).map((hit) => ({ kind: 'abroad', hit })),
      ...secondEarners(units, read).map((hit) => ({ kind: 'people', hit })),
    ],
    loose: periods.loose,
    periods: periodHits,
    asked,
    years: yearHits,
  })
  const isUnknown = (i: number) =>
    !isKnown(i) &&
    !isCovered(asked.hits, i) &&
    !isCovered(denied.hits, i) &&
    !isCovered(yearHits, i) &&
    !isCovered(people, i) &&
    !monthNames.has(units[i]?.word ?? '')
  const deniedRoles = denied.roles.filter(
    (role) => ![...places.values()].some((place) => place.role === role),
  )
  // "My boutique gives me 280k after expenses": a profit, by its name.
  const isProfitNamed = [...places.values()].some(
    ({ role, cue }) => role === 'business' && cue?.value.strength === 'noun',
  )
  // "It is my brother that paid the rent": none of it is the person's.
  const isPaidByOther =
    read.length === 0 &&
    !units.some(({ word, key }) => key === '%' || /^(?:half|part|some|quarter|third)$/.test(word)) &&
    trapHits.some(({ value }) => value === 'paidByOther')
  const paidByOthers = isPaidByOther
    ? free.flatMap(({ role }) => (role !== undefined && roleOf(role).kind === 'off' ? [role] : []))
    : []
  const reading = supplied(
    doubted({
      text,
      language: languageOf(text),
      intent: asked.intent,
      amounts: read,
      zero: [...deniedRoles, ...paidByOthers],
      about:
        amounts.length === 0 || ['saving', 'relief'].includes(asked.intent)
          ? [...new Set(free.flatMap(({ role }) => (role === undefined ? [] : [role])))]
          : [],
      years,
      display: periods.display,
      months: amounts.length === 0 ? monthsOf(stretches) : undefined,
      isOwn: ownIn(units).length > 0,
      relations: relationHits.map((hit) => ({ kind: hit.value, words: wordsAt(text, units, hit) })),
      people: peopleNamed(units),
      unplaced: isTooMany
        ? everyAmount.map((amount) => units[amount]?.token.text ?? '')
        : read.filter(({ role }) => role === undefined).map(({ words }) => words),
      dangling: guards.dangling,
      traps: guards.traps
        .filter(({ kind }) => !(isProfitNamed || lefts.length > 0) || !ofWhatIsLeft.has(kind))
        .map(({ kind, hit }) => ({ kind, words: wordsAt(text, units, hit) })),
      unknown: [...new Set(units.flatMap((unit, i) => (isUnknown(i) ? [unit.word] : [])))],
    }),
  )
  const unused = unusedNames(free, reading).map((hit) => ({
    kind: 'leftOut',
    words: wordsAt(text, units, hit),
  }))
  return { ...reading, traps: [...reading.traps, ...unused] }
}
