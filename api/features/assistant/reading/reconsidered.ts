import type { Intent } from './reading.ts'
import type { Placed } from './placed.ts'
import { roleOf, type Role } from './roles.ts'
import type { Unit } from './units.ts'
import { wordsOf } from './words.ts'

/** People and places of trade: what they make is what they take in, where they also say what they spend. */
const trades = wordsOf(
  'okada keke rider trader trading business shop store freelance freelancer freelancing seller sell sells hairdresser barber tailor farmer farming farm client clients customers customer uber bolt market pos hustle salon photographer designer artisan mechanic consultant caterer baker vendor danfo taxi cab driver',
)
const jobs = wordsOf('salary salaries wage wages employer employed staff officer payroll job')
const outlays = wordsOf('diesel fuel petrol nepa electricity light data airtime internet repair repairs')

const joins = (
  units: readonly Unit[],
  from: number | undefined,
  to: number,
  words: readonly string[],
): boolean => units.slice(from, to).some(({ word }) => words.includes(word))

interface Whole {
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
  asTrade(found, whole)
  asPart(found, whole)
  asNet(found, whole)
  asListed(found, whole)
  asUnsure(found, whole)
  return found
}

const weakly = ({ by }: Placed): boolean => by === 'verb' || by === 'only'

/** "I make 2.6m, fuel and repairs took 900k": of an okada rider, sales and costs. */
function asTrade(found: Map<number, Placed>, { units }: Whole): void {
  const says = (words: ReadonlySet<string>) => units.some(({ word }) => words.has(word))
  if (!says(trades) || says(jobs)) return
  const spends = [...found].filter(([, { role, cue }]) => isOutlay(role, cue, units))
  const earned = [...found].filter(
    ([, place]) =>
      (place.role === 'income' && weakly(place)) ||
      (place.role === 'business' && place.cue?.value.strength === 'source'),
  )
  if (spends.length === 0 || earned.length === 0) return
  for (const [amount, place] of spends) found.set(amount, { ...place, role: 'cost' })
  for (const [amount, place] of earned) found.set(amount, { ...place, role: 'revenue' })
}

const isOutlay = (role: Role | undefined, cue: Placed['cue'], units: readonly Unit[]): boolean =>
  role === 'cost' ||
  (role === 'living' &&
    cue !== undefined &&
    units.slice(cue.from, cue.to).some(({ word }) => outlays.has(word)))

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
  // "60k basic plus 40k transport plus 25k feeding": of a job, all are pay.
  for (const amount of amounts) {
    const place = found.get(amount)
    const before = amounts[amounts.indexOf(amount) - 1]
    if (place?.role === 'living' && isPay(before) && joins(units, before, amount, ['+', 'plus']))
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
  if (isBesidePay || !kinds.includes('aside')) return
  for (const [amount, place] of found)
    if (place.role === 'pension' && units[amount]?.key === '#')
      found.set(amount, { ...place, role: undefined })
}
