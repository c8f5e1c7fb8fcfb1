import { clauseAround, sentencesOf } from './clauses.ts'
import { isOutgoing } from './outgoing.ts'
import type { Intent } from './reading.ts'
import type { Placed } from './placed.ts'
import { roleOf, type Role } from './roles.ts'
import type { Unit } from './units.ts'
import { wordsOf } from './words.ts'

/** People and places of trade: what they make is what they take in, where they also say what they spend. */
const trades = wordsOf(
  'band juju musician singer keyboardist guitarist drummer weddings tiktok instagram brand creator influencer influencing skit skits comedian mc dj youtube channel blog podcast content videos dispatch riding rides delivery logistics indrive gigs photography videography okada keke rider trader trading business shop store freelance freelancer freelancing seller sell sells hairdresser barber tailor farmer farming farm client clients customers customer uber bolt market pos hustle salon photographer designer artisan mechanic consultant caterer baker vendor danfo taxi cab',
)
const jobs = wordsOf('salary salaries wage wages employer employed staff officer payroll job')
const outlays = wordsOf(
  'foodstuff foodstuffs gas ingredients maintenance painting plumbing agent caretaker renovation filing subscription subscriptions diesel fuel petrol nepa electricity light data airtime internet repair repairs',
)

const joins = (
  units: readonly Unit[],
  from: number | undefined,
  to: number,
  words: readonly string[],
): boolean => units.slice(from, to).some(({ word }) => words.includes(word))

interface Whole {
  readonly text: string
  readonly units: readonly Unit[]
  readonly amounts: readonly number[]
  readonly intent: Intent
  readonly isListed: boolean
  /** Each amount has a part of the year of its own. */
  readonly isPhased: boolean
  readonly hasPeriod: (amount: number) => boolean
}

/** Looks at all amounts together, and changes what one alone could not tell. */
export function reconsidered(places: ReadonlyMap<number, Placed>, whole: Whole): Map<number, Placed> {
  const found = new Map(places)
  asHome(found, whole)
  asLet(found, whole)
  asTrade(found, whole)
  asFees(found, whole)
  asOwnBusiness(found, whole)
  asShareOfRent(found, whole)
  asPart(found, whole)
  asNet(found, whole)
  asListed(found, whole)
  asUnsure(found, whole)
  return found
}

const weakly = ({ by }: Placed): boolean => by === 'verb' || by === 'only'

const homes = wordsOf('flat apartment house accommodation duplex bungalow selfcon lodge')

/** "My flat in Lekki costs 3.2m a year": what a home costs whoever lives there is its rent. */
function asHome(found: Map<number, Placed>, { units }: Whole): void {
  for (const [amount, place] of found) {
    if (place.role !== 'cost' || place.cue === undefined) continue
    const { from } = clauseAround(units, place.cue.from, place.cue.to)
    const home = units.slice(from, place.cue.from)
    const isMine = home.some(
      ({ word }, at) => homes.has(word) && /^(?:my|our|the)$/.test(home[at - 1]?.word ?? ''),
    )
    if (isMine) found.set(amount, { ...place, role: 'rent' })
  }
}

const lets = wordsOf('rent let lease leased rented')

/** "1.2m a year from one small shop I rent out": what is let brings rent. */
function asLet(found: Map<number, Placed>, { units }: Whole): void {
  for (const [amount, place] of found) {
    const isNoun = place.cue?.value.strength === 'noun'
    if (isNoun || (place.role !== 'income' && place.role !== 'salary')) continue
    const { to } = clauseAround(units, amount, amount + 1)
    const isLet = units
      .slice(amount, to)
      .some(({ word }, at, behind) => lets.has(word) && behind[at + 1]?.word === 'out')
    if (isLet) found.set(amount, { ...place, role: 'rentReceived', by: 'verb' })
  }
}

/** "A doctor in private practice: fees 8m, clinic expenses 1.2m": fees that come in, where costs go out and nothing else is earned. */
function asFees(found: Map<number, Placed>, { units }: Whole): void {
  const places = [...found.values()]
  const isEarned = places.some(
    ({ role }) =>
      role !== undefined &&
      (['pay', 'other', 'given'].includes(roleOf(role).kind) || role === 'revenue' || role === 'business'),
  )
  if (isEarned || !places.some(({ role }) => role === 'cost')) return
  for (const [amount, place] of found) {
    const { cue } = place
    const isFees = cue !== undefined && cue.to - cue.from === 1 && units[cue.from]?.word === 'fees'
    if (place.role === 'living' && isFees) found.set(amount, { ...place, role: 'revenue', by: 'guess' })
  }
}

/** Who works for nobody else: what they make is what their trade leaves. */
const ownBusiness =
  /\b(?:self[- ]?employed|freelanc\w*|i sell|i dey sell|trader|tailor|hairdresser|artisan|okada|keke|plumber|electrician|carpenter|bricklayer|mason|welder|painter|barber|photographer|caterer|baker|farmer|fisherman|dressmaker|fashion designer|make ?up artist|hawker|business ?(?:man|woman|owner))\b/i
const worksForOne =
  /\b(?:pays? me|paid me|dey pay|employer|salary|wages?|my oga|my madam|(?:for|with|at) (?:a|one|my|an|the) )\b/i

/** "I am a tailor and make 70k a month": profit, and no pay of a job. */
function asOwnBusiness(found: Map<number, Placed>, { text }: Whole): void {
  if (!ownBusiness.test(text) || worksForOne.test(text)) return
  if ([...found.values()].some(({ role }) => role === 'revenue' || role === 'business')) return
  for (const [amount, place] of found)
    if (place.role === 'income' && weakly(place)) found.set(amount, { ...place, role: 'business' })
}

/** "20% of my rent of 2m": the share is that of the law, and the rent is what was paid. */
function asShareOfRent(found: Map<number, Placed>, { units, amounts }: Whole): void {
  amounts.forEach((amount, index) => {
    const place = found.get(amount)
    const next = amounts[index + 1]
    const rent = next === undefined ? undefined : found.get(next)
    if (place?.role !== 'rent' || units[amount]?.key !== '%' || next === undefined || next - amount > 6)
      return
    if (rent?.role !== undefined && rent.role !== 'income') return
    found.set(amount, { role: 'threshold', by: 'named', cue: undefined })
    found.set(next, { ...place })
  })
}

/** "I make 2.6m, fuel and repairs took 900k": of an okada rider, sales and costs. */
function asTrade(found: Map<number, Placed>, { units, hasPeriod }: Whole): void {
  const says = (words: ReadonlySet<string>) => units.some(({ word }) => words.has(word))
  const hasSales = [...found.values()].some(({ role }) => role === 'revenue')
  const hasRents = [...found.values()].some(({ role }) => role === 'rentReceived')
  const isEmployed = units.some(
    ({ word }, at) => jobs.has(word) && !/^(?:self|no|without)$/.test(units[at - 1]?.word ?? ''),
  )
  const ofTrade = isEmployed ? tradeAlone(units) : () => true
  if (isEmployed && !units.some((_, at) => ofTrade(at))) return
  // "Made 3.1m, and flour and gas cost 1.4m": whose verb makes is a trade where costs are named.
  const isMade = [...found].some(
    ([amount, place]) =>
      place.role === 'income' &&
      place.cue !== undefined &&
      !hasPeriod(amount) &&
      units.slice(place.cue.from, place.cue.to).some(({ word }) => makes.has(word)),
  )
  const isNamed = [...found.values()].some(({ role }) => role === 'cost')
  if (!says(trades) && !hasSales && !hasRents && !(isMade && isNamed)) return
  // "I drive Uber, gross 600k, commission 120k": what the platform keeps.
  const isPlatform = units.some(({ word }) => platforms.has(word))
  const isSpend = (amount: number, { role, cue }: Placed): boolean =>
    isOutlay(role, cue, units) ||
    (isPlatform && role === 'commission') ||
    (role === undefined && (isSpent(units, amount) || (says(trades) && isOutgoing(units, amount, undefined))))
  const isEarning = (place: Placed): boolean =>
    (place.role === 'income' && weakly(place)) ||
    // "Jobs I did this year came to 5m", of a caterer.
    ((place.role === 'salary' || place.role === 'business') && place.cue?.value.strength === 'source') ||
    (isPlatform && place.role === 'salary' && isCalledGross(place, units))
  const spends = [...found].filter(([amount, place]) => ofTrade(amount) && isSpend(amount, place))
  const earned = [...found].filter(([amount, place]) => ofTrade(amount) && isEarning(place))
  if (spends.length === 0 || (earned.length === 0 && !hasSales && !hasRents)) return
  for (const [amount, place] of spends) found.set(amount, { ...place, role: 'cost' })
  for (const [amount, place] of earned) found.set(amount, { ...place, role: 'revenue' })
}

const platforms = wordsOf(
  'uber bolt indrive indriver taxify lagride rida jumia konga fiverr upwork airbnb glovo chowdeck',
)

const isCalledGross = ({ cue }: Placed, units: readonly Unit[]): boolean =>
  cue !== undefined && units.slice(cue.from, cue.to).some(({ word }) => word === 'gross')

/** Whether a place stands in a sentence that speaks of a trade and of no job. */
function tradeAlone(units: readonly Unit[]): (at: number) => boolean {
  const sentences = sentencesOf(units)
  const having = (words: ReadonlySet<string>) =>
    new Set(sentences.filter((_, at) => words.has(units[at]?.word ?? '')))
  const [withTrade, withJob] = [having(trades), having(jobs)]
  return (at) => withTrade.has(sentences[at] ?? -1) && !withJob.has(sentences[at] ?? -1)
}

const makes = wordsOf('made make makes brought grossed realised realized generated')
const spending = wordsOf('buy buys bought remit remits remitted spend spent spends spending')

/** "I spend 1.85m for goods". */
function isSpent(units: readonly Unit[], amount: number): boolean {
  const { from } = clauseAround(units, amount, amount + 1)
  return units[amount]?.key === '#' && units.slice(from, amount).some(({ word }) => spending.has(word))
}

const isOutlay = (role: Role | undefined, cue: Placed['cue'], units: readonly Unit[]): boolean =>
  role === 'cost' ||
  // "Transport 300k", of whoever has no employer.
  cue?.value.role === 'transportWord' ||
  (role === 'living' &&
    cue !== undefined &&
    (cue.value.role === 'outlay' || units.slice(cue.from, cue.to).some(({ word }) => outlays.has(word))))

/** "Salary 300k, basic 100k": the basic is a part of the salary. */
function asPart(found: Map<number, Placed>, { units }: Whole): void {
  const isBasic = ({ cue }: Placed) =>
    cue !== undefined && units.slice(cue.from, cue.to).some(({ word }) => word === 'basic')
  const wholes = [...found].filter(([, place]) => place.role === 'salary' && !isBasic(place))
  const parts = [...found].filter(
    ([, place]) => isBasic(place) || place.role === 'allowance' || place.role === 'basicPart',
  )
  const sum = (all: readonly (readonly [number, Placed])[]) =>
    all.reduce((total, [amount]) => total + (units[amount]?.token.value ?? 0), 0)
  // "Package 9m: basic 4m, housing 3m, transport 2m".
  if (wholes.length === 1 && parts.length > 1 && sum(wholes) === sum(parts))
    for (const [amount, place] of parts) found.set(amount, { ...place, role: 'basicPart' })
  const isWhole = [...found.values()].some(
    (place) => place.role === 'salary' && place.cue?.value.strength === 'noun' && !isBasic(place),
  )
  if (!isWhole) return
  for (const [amount, place] of found)
    if (place.role === 'salary' && isBasic(place)) found.set(amount, { ...place, role: 'basicPart' })
}

/** Where the gross is asked for, what was earned is the net. */
function asNet(found: Map<number, Placed>, { intent }: Whole): void {
  if (intent !== 'gross' || [...found.values()].some(({ role }) => role === 'net')) return
  for (const [amount, place] of found)
    if (place.role === 'income' && weakly(place)) found.set(amount, { ...place, role: 'net' })
}

/** "285,000 basic + 62,000 call duty + 15k uniform"; "310k, 85k, 30k, all monthly"; "6m a year, or 480k a month": of one kind. */
function asListed(
  found: Map<number, Placed>,
  { units, amounts, intent, isListed, isPhased, hasPeriod }: Whole,
): void {
  const isPay = (amount: number | undefined) =>
    amount !== undefined && ['salary', 'income', 'allowance'].includes(found.get(amount)?.role ?? '')
  const open = amounts.filter(
    (amount) =>
      found.get(amount)?.role === undefined &&
      found.get(amount)?.cue === undefined &&
      units[amount]?.key === '#',
  )
  const pays = amounts.filter(isPay)
  const listedAllowances = [...found.values()].filter(({ role }) => role === 'allowance').length
  // "60k basic plus 40k transport plus 25k feeding": of a job, all are pay.
  for (const amount of amounts) {
    const place = found.get(amount)
    const before = amounts[amounts.indexOf(amount) - 1]
    const isInList =
      joins(units, before, amount, ['+', 'plus']) ||
      (joins(units, before, amount, [',']) && listedAllowances > 1)
    if (place?.role === 'living' && isPay(before) && isInList)
      found.set(amount, { ...place, role: 'allowance' })
  }
  for (const amount of open) {
    const before = amounts[amounts.indexOf(amount) - 1]
    const isAdded = isPay(before) && joins(units, before, amount, ['+'])
    const isOffer = intent === 'difference' && open.length === 1 && pays.length === 1 && hasPeriod(amount)
    if (isAdded) found.set(amount, { role: 'allowance', by: 'only', cue: undefined })
    else if ((isListed && pays.length > 0) || isPhased || isOffer)
      found.set(amount, { role: 'income', by: 'only', cue: undefined })
  }
}

/** "My daughter sends me 100k, plus my pension 80k": a pension beside no pay may be one that is received. */
function asUnsure(found: Map<number, Placed>, { units }: Whole): void {
  const places = [...found.values()]
  const kinds = places.flatMap(({ role }) => (role === undefined ? [] : [roleOf(role).kind]))
  const isBesidePay = kinds.some((kind) => ['pay', 'business', 'given'].includes(kind))
  if (isBesidePay || !kinds.some((kind) => kind === 'aside' || kind === 'other')) return
  for (const [amount, place] of found)
    if (place.role === 'pension' && units[amount]?.key === '#')
      found.set(amount, { ...place, role: 'pensionReceived', by: 'guess' })
}
