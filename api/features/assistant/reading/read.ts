import { harmlessIn, monthNames, ofAllIn, ownIn, periodsIn, relationsIn } from './books.ts'
import { couplesIn, type Couple } from './coupled.ts'
import { cuesOf } from './cues/index.ts'
import { isIdle } from './everyday/index.ts'
import { guarded } from './guards.ts'
import { intentOf } from './intent.ts'
import { currenciesIn, currencyOf } from './money.ts'
import { paired } from './pairing.ts'
import { stretchesIn } from './part-year.ts'
import { isCovered, type Hit } from './phrases.ts'
import { placed } from './placed.ts'
import { pricesOf } from './prices.ts'
import type { ReadAmount, Reading } from './reading.ts'
import { sensed } from './senses.ts'
import { spread, timesOf } from './spread.ts'
import { languageOf } from './language.ts'
import { tokensOf } from './numbers/index.ts'
import { isAmount, unitsOf, type Unit } from './units.ts'
import { peopleHits, peopleNamed, whoseIn } from './whose.ts'
import { clauseAround } from './clauses.ts'
import { links } from './words.ts'
import { yearsIn } from './years.ts'
import { deniedIn } from './zero.ts'

/** More amounts than anybody asks about at once: none is placed. */
const mostAmounts = 12

/** What a message is read beside. */
interface ReadContext {
  readonly currentYear: number
}

const pairOf = (couples: readonly Couple[], amount: number): 0 | 1 | undefined => {
  if (couples.some(({ first }) => first === amount)) return 0
  return couples.some(({ second }) => second === amount) ? 1 : undefined
}

const wordsAt = (text: string, units: readonly Unit[], hit: Hit<unknown>): string =>
  text.slice(units[hit.from]?.token.at ?? 0, units[hit.to - 1]?.token.end ?? 0)

/** Reads what a message says, and names everything in it that was not understood. Pure; time grows with the text. */
export function read(message: string, { currentYear }: ReadContext): Reading {
  const text = message.trim()
  const units = unitsOf(tokensOf(text))
  const everyAmount = units.flatMap((unit, i) => (isAmount(unit) ? [i] : []))
  const isTooMany = everyAmount.length > mostAmounts
  const amounts = isTooMany ? [] : everyAmount

  const harmless = harmlessIn(units)
  const periodHits = [...ofAllIn(units).map((hit) => hit as Hit<unknown>), ...periodsIn(units)]
  const stretches = stretchesIn(units)
  const cues = sensed(
    units,
    cuesOf(units).filter(({ from }) => !isCovered(harmless, from)),
  )
  const denied = deniedIn(units, cues)
  const free = cues.filter((cue) => !denied.cues.has(cue) && !cue.isAsked)
  const isTagged = (i: number) =>
    isCovered(periodHits, i) || isCovered(cues, i) || isCovered(stretches as unknown as Hit<unknown>[], i)
  const prices = pricesOf(units, isTagged)
  const couples = couplesIn(units, amounts)
  const periods = paired(
    units,
    periodsIn(units).filter(
      ({ from, to }) => !stretches.some((stretch) => stretch.from < to && from < stretch.to),
    ),
    amounts.filter((amount) => units[amount]?.key === '#'),
    prices,
  )
  const asked0 = intentOf(units, { roles: [], isNetAsked: false, hasCouple: false, years: [], taken: [] })
  const currencies = currenciesIn(units)
  const isKnown = (i: number) => {
    const unit = units[i]
    return (
      unit === undefined ||
      unit.token.kind !== 'word' ||
      isTagged(i) ||
      isCovered(asked0.hits, i) ||
      isCovered(currencies, i) ||
      isCovered(harmless, i) ||
      links.has(unit.word) ||
      isIdle(unit.word)
    )
  }
  const places = placed({
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
  const whose = whoseIn(units, amounts)
  const people = peopleHits(units)
  const { years, hits: yearHits } = yearsIn(
    units,
    currentYear,
    [...places.values()].map(({ role }) => role),
  )
  const spreadPeriods = spread(units, amounts, places, periods, ofAllIn(units))
  const times = timesOf(units, amounts, places, spreadPeriods, stretches, prices)
  const read: ReadAmount[] = amounts.map((amount): ReadAmount => {
    const unit = units[amount]
    const place = places.get(amount)
    const period = spreadPeriods.get(amount)
    const stretch = times.ofAmount.get(amount)
    return {
      value: unit?.token.value ?? 0,
      currency: currencyOf(units, amount, place?.role, currencies),
      isPercent: unit?.key === '%',
      role: place?.role,
      roleBy: place?.by ?? 'only',
      period: period?.period,
      periodBy: period?.by ?? 'usual',
      times: stretch,
      pair: pairOf(couples, amount),
      person: whose.get(amount),
      words: unit?.token.text ?? '',
      at: unit?.token.at ?? 0,
    }
  })
  const asked = intentOf(units, {
    roles: read.map(({ role }) => role),
    isNetAsked: cues.some(({ isAsked, role }) => isAsked && role === 'net'),
    hasCouple: couples.length > 0,
    years,
    taken: [...places.values()].flatMap(({ cue }) => (cue ? [cue] : [])),
  })
  const relationHits = relationsIn(units)
  const guards = guarded({
    units,
    read,
    places,
    free,
    denied,
    couples,
    harmless,
    stretches: times.used,
    loose: periods.loose,
    asked,
    years: yearHits,
  })
  const isUnknown = (i: number) =>
    !isKnown(i) &&
    !isCovered(asked.hits, i) &&
    !isCovered(relationHits, i) &&
    !isCovered(guards.trapHits, i) &&
    !isCovered(denied.hits, i) &&
    !isCovered(yearHits, i) &&
    !isCovered(people, i) &&
    !monthNames.has(units[i]?.word ?? '')
  return {
    text,
    language: languageOf(text),
    intent: asked.intent,
    amounts: read,
    zero: denied.roles,
    about:
      amounts.length === 0 || ['saving', 'relief'].includes(asked.intent)
        ? [...new Set(free.flatMap(({ role }) => (role === undefined ? [] : [role])))]
        : [],
    years,
    display: periods.display,
    isOwn: ownIn(units).length > 0,
    relations: relationHits.map((hit) => ({ kind: hit.value, words: wordsAt(text, units, hit) })),
    people: peopleNamed(units),
    unplaced: isTooMany
      ? everyAmount.map((amount) => units[amount]?.token.text ?? '')
      : read.filter(({ role }) => role === undefined).map(({ words }) => words),
    dangling: guards.dangling,
    traps: guards.traps.map(({ kind, hit }) => ({ kind, words: wordsAt(text, units, hit) })),
    unknown: [...new Set(units.flatMap((unit, i) => (isUnknown(i) ? [unit.word] : [])))],
  }
}
