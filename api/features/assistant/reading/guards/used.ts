import { clauseAround } from '../clauses.ts'
import { months } from '../lexicon/months.ts'
import { isInside } from '../overlaps.ts'
import { type Role, roleOf } from '../roles.ts'
import type { Hit } from '../phrases.ts'
import { isAmount, isStop, type Unit } from '../units.ts'
import { wordsOf } from '../words.ts'
import type { Guarding } from './guarding.ts'

/** What a person may have none of without any sum changing. */
const noMatter = wordsOf(
  'job jobs income incomes work money business hustle earnings source sources salary thing wife husband child children pikin kids dependants dependents house car debt loan idea problem wahala question deductions deduction reliefs relief anything something tithe savings choice experience degree stress family landlord land property allowance allowances bonus bonuses overtime commission gratuity tips extra extras benefit benefits other married sure familiar',
)

/** Words between a denier and what it denies. */
const between = wordsOf('other any extra more single side such have get dey kind of a my steady real')

/** Words that bear on a sum though no amount stands beside them. */
const ofSum = wordsOf(
  'pay paid pays paying salary tax paye deduct deducted deduction month months week weeks year me mine him her them they company employer same all',
)
const earned: ReadonlySet<string> = new Set(['pay', 'business', 'other'])
/** What money that was put somewhere yields: the money itself is none of it. */
const yields: ReadonlySet<Role> = new Set<Role>(['bondInterest', 'foreignInvestment', 'dividend', 'gain'])

/** Words of a trap that a rule uses by what stands beside them. */
export function isUsedByRule(
  units: readonly Unit[],
  { from, to, value }: Hit<string>,
  given: Guarding,
): boolean {
  const { places, denied, read, asked } = given
  const before = (steps: number) => units[from - steps]?.word ?? ''
  const cues = [...places.values()].flatMap(({ cue }) => (cue ? [cue] : []))
  // "After tax and rent" of two offers, each with its rent: told behind what each leaves.
  if (value === 'afterRent')
    return read.filter(({ role, pair }) => role === 'rent' && pair !== undefined).length === 2
  // "A bonus of 1.5m just dropped": money that comes once.
  if (value === 'change' && units[from]?.word === 'dropped') {
    const clause = clauseAround(units, from, to)
    const isOnce = [...places].some(
      ([amount, { role }]) => role === 'bonus' && amount >= clause.from && amount < clause.to,
    )
    if (isOnce) return true
  }
  // "15% of that": of the only pay that was said.
  if (value === 'ofThat') {
    // "8% pension and 2.5% NHF dey comot from it": what comes off beside it.
    const clause = clauseAround(units, from, to)
    const beside = [...places].filter(([amount]) => amount >= clause.from && amount < clause.to)
    const isOff = beside.every(
      ([, { role }]) => role !== undefined && (roleOf(role).kind === 'off' || role === 'taxPaid'),
    )
    if (beside.length > 0 && isOff)
      return units.slice(from, to).some(({ word }) => word === 'it' || word === 'that')
    const pays = read.filter(
      ({ role }) => role !== undefined && ['salary', 'income', 'business'].includes(role),
    )
    return units[from - 1]?.key === '%' && pays.length === 1
  }
  // "incl. the bonus": of an amount that was said elsewhere.
  if (value === 'including') {
    const next = units.findIndex((unit, i) => i >= to && !['the', 'my', 'that', '.'].includes(unit.word))
    const isAmountNear = units.slice(next, next + 4).some(isAmount)
    return (
      !isAmountNear &&
      cues.some(
        (cue) =>
          cue.role !== undefined &&
          says(
            units,
            next,
            next + 2,
            units.slice(cue.from, cue.to).map(({ word }) => word),
          ),
      )
    )
  }
  // "rent is 2.8m (the landlord just increased it)": what it is now was said, and no other figure of it.
  if (value === 'change') {
    const end = units.findIndex((unit, i) => i >= to && isStop(unit))
    const behind = units.slice(to, end === -1 ? undefined : end)
    const isAmountBehind = behind.some(
      (unit) => isAmount(unit) || /^[n%]$/.test(unit.key) || months.has(unit.word),
    )
    return isRentWord(units, from) && !isAmountBehind
  }
  // "May and June nothing"; "no rent, no pension, nothing".
  if (value === 'negation' && units[from]?.word === 'nothing')
    return (
      [1, 2, 3].some((steps) => months.has(before(steps))) ||
      (denied.roles.length > 0 && /^[,.]?$/.test(units[to]?.word ?? ''))
    )
  // "I have not worked since", "agent fee not included": a part of a sentence that holds nothing of a sum.
  if ((value === 'negation' || value === 'denied') && isBesideTheSum(units, from, to, given)) return true
  // "Combined, how much is the tax?": of one person, the sum of what was named.
  if (value === 'couple' && units[from]?.word === 'combined' && given.people.length === 0) return true
  // "They deducted 28k as PAYE this month": the month of a payslip.
  if (value === 'when' && units[to - 1]?.word === 'month') return read.some(({ role }) => role === 'taxPaid')
  // "Our oga", "one of our hires": who is named, and no money of several.
  if (value === 'people' && units[from]?.word === 'our' && says(units, to, to + 2, ofOurs)) return true
  // "How much do the two of us pay?": each of them has an amount.
  if (value === 'couple' && new Set(read.map(({ person }) => person)).size > 1) return true
  // "My share of the firm's profit is 62m": the share itself.
  const isMyShare = units[from]?.word === 'my' || (before(1) === 'own' && before(2) === 'my')
  if (value === 'shared' && isMyShare && units[to]?.word === 'of') {
    const { to: end } = clauseAround(units, from, to)
    return units.slice(to, end).some(isAmount)
  }
  // "Pension is paid by my employer, they add 10%".
  if (value === 'paidByOther') {
    const clause = clauseAround(units, from, to)
    const isOfEmployer = given.free.some(
      (cue) => cue.role === 'employerPension' && cue.from >= clause.from && cue.to <= clause.to,
    )
    if (isOfEmployer) return true
  }
  // "What I paid in 2025 against now": the tax of a year that is compared.
  if (
    value === 'paidLastYear' &&
    given.isSet &&
    /^(?:what|wetin|tax|paye)$/.test(before(before(1) === 'i' ? 2 : 1))
  )
    return true
  // "I retired in 2021", "I resigned from Shell years ago": over before the year of the sum.
  if (value === 'until' && isLongAgo(units, from, to, given.currentYear)) return true
  // "Compensation for loss of my job".
  if (value === 'loss' && units[to]?.word === 'of' && says(units, to + 1, to + 4, jobs))
    return read.some(({ role }) => role === 'severance')
  // "Made redundant in June: salary so far 12m": what came of the year is said as a whole.
  if (value === 'until')
    return (
      read.some(({ role }) => role === 'severance') &&
      read.every(({ role, period }) => role === 'severance' || period !== 'month')
    )
  // A life premium counts in the year after it was paid.
  if (value === 'paidLastYear') {
    const clause = clauseAround(units, from, to)
    return [...places].some(
      ([amount, { role }]) => role === 'life' && amount >= clause.from - 2 && amount < clause.to + 6,
    )
  }
  // "A tailor for 22 years now": of no amount.
  if (value === 'arrears' && isExperience(units, from, to, given)) return true
  // "My roommate has a profit": nothing is shared where no rent is named.
  if (value === 'shared' && /^(?:room|flat)mates?$/.test(units[from]?.word ?? ''))
    return !read.some(({ role }) => role === 'rent')
  // "no other income", "I have no job and no money", "no kids".
  if (value === 'negation') {
    const next = units.findIndex((unit, i) => i >= to && !between.has(unit.word))
    return noMatter.has(units[next]?.word ?? '')
  }
  // "my oga for the tailoring shop dey give me 35k as staff": a job there.
  // "My business brings 150k profit": called profit, in the same part of the sentence.
  if (value === 'salesOrProfit') {
    const clause = clauseAround(units, from, to)
    const isNamed = cues.some(
      (cue) =>
        cue.role === 'business' &&
        cue.value.strength === 'noun' &&
        cue.from >= clause.from &&
        cue.to <= clause.to &&
        units.slice(cue.from, cue.to).some(({ word }) => /^(?:profits?|gains?)$/.test(word)),
    )
    return isNamed || read.some(({ role }) => role === 'salary' || role === 'revenue')
  }
  // "each month", "per cent", "naira per dollar": a period or a rate.
  if (value === 'benefit') return read.some(({ role }) => role === 'employerRent')
  // "package 9m comprising basic 4m, ...": the parts make the whole.
  if (value === 'parts') return read.filter(({ role }) => role === 'basicPart').length > 1
  if (value === 'each' || value === 'times') return isInside({ from, to }, [...given.periods, ...cues])
  // "only tax was removed" of what arrives, or where the gross or the net is asked for.
  if (value === 'netOrGross')
    return (
      read.some(({ role, roleBy }) => role === 'net' || (role === 'salary' && roleBy === 'named')) ||
      ['net', 'gross'].includes(asked.intent)
    )
  // "I spent 1.1m on fuel", "I borrowed 1.5m": named as something else than pay.
  if (value === 'notEarned') {
    const place = places.get(to - 1)
    // "I keep 480k a month after paying my boys": what the trade leaves.
    if (/^(?:keep|kept)$/.test(units[from]?.word ?? '')) {
      const clause = clauseAround(units, from, to)
      if (says(units, to, clause.to, ['after'])) return true
    }
    // "Fixed deposit 600k": the verb is the end of a name.
    if (place?.cue !== undefined && place.cue.from <= from && from < place.cue.to) return true
    if (place?.role === 'cost' && read.some(({ role }) => role === 'revenue' || role === 'rentReceived'))
      return true
    if (place?.by !== 'named' || place.role === undefined) return false
    return !earned.has(roleOf(place.role).kind) && !yields.has(place.role)
  }
  // "2m from my dad as a gift", "from my brother, who is my tenant".
  if (value === 'giver') return read.some(({ role }) => role === 'gift' || role === 'rentReceived')
  // "6m less pension 480k": what comes off anyway.
  if (value === 'less' && ['less', 'minus'].includes(units[from]?.word ?? ''))
    return [...places].some(
      ([at, { role }]) => at >= to && at < to + 4 && role !== undefined && roleOf(role).kind === 'off',
    )
  // "apart from my 9m salary, ...": beside it.
  if (value === 'less' && ['apart', 'besides', 'aside'].includes(units[from]?.word ?? ''))
    return units.slice(to, to + 5).some(isAmount)
  return false
}

/** A part of a sentence without an amount, a month, a count, a year or a phrase that names an amount. */
export function isBesideTheSum(
  units: readonly Unit[],
  from: number,
  to: number,
  { free, places }: Guarding,
): boolean {
  const clause = clauseAround(units, from, to)
  const cues = [...free, ...[...places.values()].flatMap(({ cue }) => (cue ? [cue] : []))]
  return (
    !units
      .slice(clause.from, clause.to)
      .some(
        (unit) =>
          isAmount(unit) || months.has(unit.word) || /^[n@#%]$/.test(unit.key) || ofSum.has(unit.word),
      ) && !cues.some((cue) => cue.from < clause.to && cue.to > clause.from)
  )
}

/** Years that are told in a part of a sentence without an amount or a phrase that names one. */
function isExperience(units: readonly Unit[], from: number, to: number, { free, places }: Guarding): boolean {
  if (!units.slice(from, to).some(({ word }) => word === 'years')) return false
  const clause = clauseAround(units, from, to)
  const cues = [...free, ...[...places.values()].flatMap(({ cue }) => (cue ? [cue] : []))]
  return (
    !units.slice(clause.from, clause.to).some(isAmount) &&
    !cues.some((cue) => cue.from < clause.to && cue.to > clause.from)
  )
}

const ofOurs =
  'oga boss md hr office school hospital hires hire staff budget place church mosque madam landlord landlady house home area employer employers bank accountant state government country union village payroll ministry department branch unit principal director manager company firm organisation organization contract pastor ceo son daughter children kids'.split(
    ' ',
  )
const jobs = ['job', 'office', 'employment', 'work', 'appointment', 'position']

/** Whether a part of a sentence says that something was over in a year before this one. */
function isLongAgo(units: readonly Unit[], from: number, to: number, currentYear: number): boolean {
  const clause = clauseAround(units, from, to)
  const here = units.slice(clause.from, clause.to)
  if (here.some((unit) => isAmount(unit) || months.has(unit.word))) return false
  const years = here.filter(({ token }) => token.kind === 'year').map(({ token }) => token.value)
  if (years.length > 0) return years.every((year) => year < currentYear)
  return here.some(({ word }, at) => word === 'years' && here[at + 1]?.word === 'ago')
}

const ofLandlord = wordsOf('landlord landlady rent agent')

/** Whether the few words before a place are of a rent. */
const isRentWord = (units: readonly Unit[], at: number): boolean =>
  units.slice(Math.max(0, at - 3), at).some(({ word }) => ofLandlord.has(word))

const says = (units: readonly Unit[], from: number, to: number, words: readonly string[]): boolean =>
  units.slice(from, to).some(({ word }) => words.includes(word))
