import type { Intent } from './reading.ts'
import type { Placed } from './placed.ts'
import type { Role } from './roles.ts'
import type { Unit } from './units.ts'
import { wordsOf } from './words.ts'

/** People and places of trade: what they make is what they take in, where they also say what they spend. */
const trades = wordsOf(
  'okada keke rider trader trading business shop store freelance freelancer freelancing seller sell sells hairdresser barber tailor farmer farming farm client clients customers customer uber bolt market pos hustle salon photographer designer artisan mechanic consultant caterer baker vendor danfo taxi cab driver',
)
const jobs = wordsOf('salary salaries wage wages employer employed staff officer payroll job')
const outlays = wordsOf('diesel fuel petrol nepa electricity light data airtime internet repair repairs')

interface Whole {
  readonly units: readonly Unit[]
  readonly amounts: readonly number[]
  readonly intent: Intent
  readonly isListed: boolean
  readonly hasPeriod: (amount: number) => boolean
}

/** Looks at all amounts together, and changes what one alone could not tell. */
export function reconsidered(places: ReadonlyMap<number, Placed>, whole: Whole): Map<number, Placed> {
  const found = new Map(places)
  asTrade(found, whole)
  asPart(found, whole)
  asNet(found, whole)
  asListed(found, whole)
  return found
}

const weakly = ({ by }: Placed): boolean => by === 'verb' || by === 'only'

/** "I make 2.6m, fuel and repairs took 900k": of an okada rider, sales and costs. */
function asTrade(found: Map<number, Placed>, { units }: Whole): void {
  const says = (words: ReadonlySet<string>) => units.some(({ word }) => words.has(word))
  if (!says(trades) || says(jobs)) return
  const spends = [...found].filter(([, { role, cue }]) => isOutlay(role, cue, units))
  const earned = [...found].filter(([, place]) => place.role === 'income' && weakly(place))
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
function asListed(found: Map<number, Placed>, { units, amounts, intent, isListed, hasPeriod }: Whole): void {
  const isPay = (amount: number | undefined) =>
    amount !== undefined && ['salary', 'income', 'allowance'].includes(found.get(amount)?.role ?? '')
  const open = amounts.filter(
    (amount) =>
      found.get(amount)?.role === undefined &&
      found.get(amount)?.cue === undefined &&
      units[amount]?.key === '#',
  )
  const pays = amounts.filter(isPay)
  for (const amount of open) {
    const before = amounts[amounts.indexOf(amount) - 1]
    const isAdded = isPay(before) && units.slice(before, amount).some(({ word }) => word === '+')
    const isOffer = intent === 'difference' && open.length === 1 && pays.length === 1 && hasPeriod(amount)
    if (isAdded) found.set(amount, { role: 'allowance', by: 'only', cue: undefined })
    else if ((isListed && pays.length > 0) || isOffer)
      found.set(amount, { role: 'income', by: 'only', cue: undefined })
  }
}
