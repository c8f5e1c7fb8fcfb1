import { clauseAround } from './clauses.ts'
import { namesThing } from './everyday/things.ts'
import { isOutgoing } from './outgoing.ts'
import type { Placed } from './placed.ts'
import type { Intent } from './reading.ts'
import { type Role, roleOf } from './roles.ts'
import { isAmount, isStop, type Unit } from './units.ts'
import { wordsOf } from './words.ts'

interface Whole {
  readonly text: string
  readonly units: readonly Unit[]
  readonly amounts: readonly number[]
  readonly intent: Intent
  /** Whether an amount has a period of its own. */
  readonly hasPeriod: (amount: number) => boolean
}

/** Words of who sells something for a living. */
const selling = wordsOf(
  'sell sells sold selling sales market shop trade trader trading goods poultry farm harvest',
)
const besides = wordsOf('also another extra side second private part-time weekend weekends evening evenings')
const december = wordsOf('december xmas christmas 13th thirteenth')
const joining = wordsOf('+ plus & and')
/** Smaller than this, an amount without a period is not guessed to be money that came in. */
const leastPay = 10_000

/** An employer who houses: what the house would cost is the benefit. */
const housed =
  /\b(?:houses me|house me|gives? me (?:a )?(?:free )?(?:house|flat|accommodation)|put me in (?:a|their)|staff quarters|official quarters|free (?:house|flat|accommodation|housing)|provides? (?:me )?(?:a )?accommodation)\b/i

/** Paid or given beside a pay, and no pay itself. */
const beside: ReadonlySet<Role> = new Set<Role>([
  'cost',
  'rate',
  'bonus',
  'commission',
  'allowance',
  'leave',
  'employerRent',
  'employerCar',
])

const isEarned = (role: Role | undefined): boolean =>
  role !== undefined &&
  (['pay', 'business', 'other', 'given', 'aside'].includes(roleOf(role).kind) || role === 'net') &&
  !beside.has(role)

const asGuess = (role: Role): Placed => ({ role, by: 'guess', cue: undefined })

/**
 * What nothing names, as what it most likely is: never counted before the person has seen the reading.
 * @returns the places with the guesses among them.
 */
export function guessed(places: ReadonlyMap<number, Placed>, whole: Whole): Map<number, Placed> {
  const found = new Map(places)
  const isOpen = (amount: number): boolean => {
    const unit = whole.units[amount]
    const value = unit?.token.value ?? 0
    return (
      found.get(amount)?.role === undefined &&
      unit?.key === '#' &&
      (value >= leastPay || whole.hasPeriod(amount))
    )
  }
  const open = () => whole.amounts.filter(isOpen)
  for (const amount of open()) if (says(whole.units, amount, december)) found.set(amount, asGuess('bonus'))
  const [house, more] = open()
  if (house !== undefined && more === undefined && housed.test(whole.text))
    found.set(house, asGuess('employerRent'))
  asPointedAt(found, whole, open)
  asCar(found, whole)
  asHome(found, whole, open)
  inTrade(found, whole, open)
  asOther(found, whole, open)
  asIncome(found, whole, open)
  asJob(found, whole, open)
  asGiven(found, whole, open)
  asSaidAgain(found, whole, open)
  asAnotherPay(found, whole, open)
  return found
}

/** Whether the part of a sentence around an amount names a thing that has a price. */
function isPriced(units: readonly Unit[], amount: number): boolean {
  const { from, to } = clauseAround(units, amount, amount + 1)
  return namesThing(units.slice(from, to).map(({ word }) => word))
}

/** Whether the part of a sentence around an amount says one of the words. */
function says(units: readonly Unit[], amount: number, words: ReadonlySet<string>): boolean {
  const { from, to } = clauseAround(units, amount, amount + 1)
  return units.slice(from, to).some(({ word }) => words.has(word))
}

/** Whether the words behind the amount before, or of the sentence so far, say one of the words. */
function tellsOf(units: readonly Unit[], amount: number, words: ReadonlySet<string>): boolean {
  let from = amount
  for (
    let unit = units[from - 1];
    unit !== undefined && !isStop(unit) && !isAmount(unit);
    unit = units[from - 1]
  )
    from -= 1
  return units.slice(from, amount).some(({ word }) => words.has(word)) || says(units, amount, words)
}

/** Of whoever sells, what was sold comes first, and what is less and stands behind it was spent on it. */
function inTrade(found: Map<number, Placed>, { text, units, amounts }: Whole, open: () => number[]): void {
  const isTrade =
    units.some(({ word }) => selling.has(word)) ||
    [...found.values()].some(
      ({ role, cue }) => role === 'revenue' || (role === 'cost' && cue?.value.strength === 'noun'),
    )
  // What is owned and sold once is no trade.
  if (
    !isTrade ||
    (/\b(?:house|land|plot|car|shares|crypto|bitcoin)\b/i.test(text) &&
      !/\b(?:shop|market|trader|goods)\b/i.test(text))
  )
    return
  const [first] = open()
  const sold = amounts.find((amount) => found.get(amount)?.role === 'revenue') ?? first
  if (sold === undefined || first === undefined) return
  const hasEarned = [...found].some(([amount, { role }]) => amount !== sold && isEarned(role))
  if (hasEarned) return
  const value = (amount: number) => units[amount]?.token.value ?? 0
  const rest = open().filter(
    (amount) => amount > sold && (value(amount) < value(sold) || isOutgoing(units, amount, undefined)),
  )
  const spent = rest.length > 0 || [...found.values()].some(({ role }) => role === 'cost')
  if (found.get(sold)?.role === undefined) {
    if (!spent && !says(units, sold, selling)) return
    found.set(sold, asGuess('revenue'))
  }
  for (const amount of rest) found.set(amount, asGuess('cost'))
}

/** Where no income was said, the only amount, or the only one with a period, is it; what is added to it is of the same job. */
function asIncome(
  found: Map<number, Placed>,
  { units, amounts, intent, hasPeriod }: Whole,
  open: () => number[],
): void {
  // "Old law or new law, which is cheaper for 500k a month?": one pay, in two years.
  const isOfTwo = intent === 'difference' && amounts.length > 1
  if (isOfTwo || [...found.values()].some(({ role }) => isEarned(role))) return
  const may = open().filter((amount) => !isOutgoing(units, amount, undefined) && !isPriced(units, amount))
  const [only, more] = may
  const [timed, second, third] = may.filter(hasPeriod)
  // "A nurse, 200k monthly. I also do shifts for 40k a month": a job, and what is earned besides.
  if (timed !== undefined && second !== undefined && third === undefined && may.length === 2) {
    if (says(units, second, besides) && !says(units, timed, otherOnes))
      for (const amount of [timed, second]) found.set(amount, asGuess('income'))
    return
  }
  const pay = more === undefined ? only : second === undefined ? timed : undefined
  if (pay === undefined) return
  found.set(pay, asGuess('income'))
  for (const amount of open()) {
    const before = amounts[amounts.indexOf(amount) - 1]
    const isNext = before !== undefined && (before === pay || found.get(before)?.role === 'allowance')
    const joint = units.slice((before ?? 0) + 1, amount)
    if (
      isNext &&
      !isOutgoing(units, amount, undefined) &&
      joint.some(({ word }) => joining.has(word)) &&
      !joint.some(isStop) &&
      !joint.some(isAmount)
    )
      found.set(amount, asGuess('allowance'))
  }
}

/** The two, or the other of two, that are set against each other. */
function asOther(found: Map<number, Placed>, whole: Whole, open: () => number[]): void {
  const { intent, hasPeriod } = whole
  if (intent !== 'difference') return asSecondJob(found, whole, open)
  const pays = [...found.values()].filter(({ role }) => role === 'salary' || role === 'income')
  const may = open()
  const timed = may.filter(hasPeriod).length > 0 ? may.filter(hasPeriod) : may
  if (pays.length + timed.length === 2) for (const amount of timed) found.set(amount, asGuess('income'))
}

/** "My boss adds 30k: how much of the 30k goes to tax?": pointed at, and no other money. */
function asPointedAt(found: Map<number, Placed>, { units, amounts }: Whole, open: () => number[]): void {
  const value = (amount: number) => units[amount]?.token.value
  for (const amount of open()) {
    const isPointed = /^(?:the|that|this|di|dat)$/.test(units[amount - 1]?.word ?? '')
    if (isPointed && amounts.some((other) => other < amount && value(other) === value(amount)))
      found.set(amount, { role: 'saidAgain', by: 'named', cue: undefined })
  }
}

/** "10% of 600,000 every month, on my salary of 600,000": the same money, said twice. */
function asSaidAgain(found: Map<number, Placed>, { units, amounts }: Whole, open: () => number[]): void {
  const value = (amount: number) => units[amount]?.token.value
  for (const amount of open()) {
    const isSame = amounts.some(
      (other) => other !== amount && isEarned(found.get(other)?.role) && value(other) === value(amount),
    )
    // Two jobs may pay the same: only what a percentage is of is said again.
    const isBase = units[amount - 1]?.word === 'of' && units[amount - 2]?.key === '%'
    // "8%, taken on the full 185,400".
    const isWhole = /^(?:full|whole|gross|same|entire|total)$/.test(units[amount - 1]?.word ?? '')
    if (isSame && (isBase || isWhole)) found.set(amount, asGuess('saidAgain'))
  }
}

const ownedByEmployer =
  /\b(?:company|employer|office|firm|bank|they|dem)\b[^.;!?]{0,40}\b(?:bought|buy|owns?|gave|gives?|provide[sd]?|assigned|attached)\b[^.;!?]{0,50}\b(?:cars?|jeeps?|suv|prado|hilux|camry|corolla|vehicles?|bus|ride)\b|\b(?:company|official|status|office|employer(?:'s|’s)?) (?:car|jeep|vehicle|suv|prado|hilux)\b/i
const used =
  /\b(?:use|using|drive|driving|ride|dey use|dey drive|assigned|attached|official|status|benefit)\b/i

/** "The company also bought a car, which it owns, for 30 million, and I use it": what the car cost the employer. */
function asCar(found: Map<number, Placed>, { text, units, amounts }: Whole): void {
  if (!ownedByEmployer.test(text) || !used.test(text)) return
  const [car, more] = amounts.filter((amount) => {
    const role = found.get(amount)?.role
    return units[amount]?.key === '#' && (role === undefined || role === 'cost' || role === 'boughtFor')
  })
  const isNamed = [...found.values()].some(({ role }) => role === 'employerCar')
  if (car !== undefined && more === undefined && !isNamed) found.set(car, asGuess('employerCar'))
}

const dwelling = wordsOf('stay stays staying live lives living lodge occupy dey')
const homes = wordsOf('flat apartment duplex bungalow selfcon bedroom house room boysquarters')

/** "I stay in a 3M per year flat": what a home costs whoever lives there is rent. */
function asHome(found: Map<number, Placed>, { units }: Whole, open: () => number[]): void {
  for (const amount of open())
    if (says(units, amount, dwelling) && says(units, amount, homes)) found.set(amount, asGuess('rent'))
}

const payingFor = wordsOf(
  'school schools kids children pikin term semester crèche creche hospital church mosque',
)
const paying = wordsOf('pay paying paid')
const givers = wordsOf('give gave giving send sent sending donate donated donating dash spray support')

/** "I send 40k home to my mum": what is given away beside an income changes no tax. */
function asGiven(found: Map<number, Placed>, { units }: Whole, open: () => number[]): void {
  if (![...found.values()].some(({ role }) => isEarned(role))) return
  for (const amount of open())
    if (
      (isOutgoing(units, amount, undefined) && says(units, amount, givers)) ||
      (paying.has(units[amount - 1]?.word ?? '') && says(units, amount, payingFor))
    )
      found.set(amount, asGuess('living'))
}

const employed = wordsOf(
  'work working works employed job teach teaching lecture lecturing officer staff servant employee worker nurse teacher lecturer banker engineer doctor analyst manager accountant clerk driver guard civil office firm company ministry hospital school university',
)

/** "I work with an oil firm, 500k a month, and my uber brings in 200k": what an employer pays, beside what else comes in. */
function asJob(found: Map<number, Placed>, { units, hasPeriod }: Whole, open: () => number[]): void {
  const roles = [...found.values()].map(({ role }) => role)
  const isEarnedElse = roles.some(
    (role) => role !== undefined && ['business', 'other', 'aside'].includes(roleOf(role).kind),
  )
  if (!isEarnedElse || roles.some((role) => role === 'salary' || role === 'income' || role === 'net')) return
  const [pay, more] = open().filter(
    (amount) => hasPeriod(amount) && says(units, amount, employed) && !isOutgoing(units, amount, undefined),
  )
  if (pay !== undefined && more === undefined) found.set(pay, asGuess('salary'))
}

const otherOnes = wordsOf('other another second')

/** "One pays 300k a month and the other 200k a month": the pay of the other job; or of the first, where the second was named. */
function asSecondJob(found: Map<number, Placed>, { units, hasPeriod }: Whole, open: () => number[]): void {
  const pays = [...found].filter(([, { role }]) => role === 'salary' || role === 'income')
  const isPaid = pays.length > 0
  const [first, others] = open().filter((amount) => hasPeriod(amount) && says(units, amount, employed))
  const isOtherNamed = pays.length === 1 && pays.every(([amount]) => says(units, amount, otherOnes))
  if (isOtherNamed && first !== undefined && others === undefined) {
    found.set(first, asGuess('income'))
    return
  }
  const [other, more] = open().filter((amount) => hasPeriod(amount) && says(units, amount, otherOnes))
  if (isPaid && other !== undefined && more === undefined) found.set(other, asGuess('income'))
}

/** People and things that a household pays for by the month, where nobody says that it is their own work. */
const household = wordsOf(
  'help househelp maid nanny cleaner gateman gatekeeper mechanic barber subscription gym internet data light nepa fuel diesel feeding food fees levy dues loan cooperative contribution savings ajo esusu landlord agent',
)
const workplaces = wordsOf(
  'clinic centre center hotel warehouse church mosque council estate factory restaurant supermarket pharmacy lab laboratory ngo embassy refinery place one duty shift drive family they dem pays madam oga boss employer',
)
const ownWork = wordsOf(
  'i am im me work works working worked drive driving teach teaching earn pays paid salary wage duty shift shifts job clinic hospital school bank company office',
)

/**
 * "I teach for 260k a month and let a shop", "one place 60k a month, the other 130k a month": what comes by the month and
 * nothing says goes out is most likely earned.
 */
function asAnotherPay(
  found: Map<number, Placed>,
  { units, intent, hasPeriod }: Whole,
  open: () => number[],
): void {
  if (intent === 'difference') return
  for (const amount of open()) {
    // A cue that was set aside says that it is no pay.
    if (found.get(amount)?.cue !== undefined || !hasPeriod(amount)) continue
    // "1.2m for the compound": for something, and so spent or earned.
    const isForTime = /^(?:year|month|week|day|months|weeks)$/.test(units[amount + 3]?.word ?? '')
    if (units[amount + 1]?.word === 'for' && !isForTime) continue
    const isHousehold = says(units, amount, household) && !says(units, amount, ownWork)
    if (isHousehold || isOutgoing(units, amount, undefined) || isPriced(units, amount)) continue
    // "Weekend MC about 600k for the year": who names no place of work works for themselves.
    const isJob = tellsOf(units, amount, employed) || tellsOf(units, amount, workplaces)
    found.set(amount, asGuess(isJob ? 'income' : 'business'))
  }
}
