import { isPaidHere } from '../money.ts'
import { clauseAround } from '../clauses.ts'
import { months } from '../lexicon/months.ts'
import type { Placed } from '../placed.ts'
import type { Stretch } from '../part-year.ts'
import type { ReadAmount } from '../reading.ts'
import { type Role, roleOf } from '../roles.ts'
import { isAmount, type Unit } from '../units.ts'
import { wordsOf } from '../words.ts'
import { foundAt, foundInAll, type Found, type Guarding } from './guarding.ts'

const endsOfCount = wordsOf(', . and but plus & ; ! ? o every per monthly a each / \n')

/** Words right before a bare number that is money: "side hustle wey dey give me 120", "rent is 900". */
const beforeMoney = wordsOf(
  'me is na of for about around chop pays pay give gives earn make makes get gets collect receive costs cost',
)

/** "Fuel chop 150, repairs 30k": a bare number where money is named, most likely thousands. */
function bareCounts({ units, free, usedStretches }: Guarding): Found[] {
  return units.flatMap((unit, at): Found[] => {
    const value = unit.token.value ?? 0
    if (unit.key !== 'n' || value < 20 || value > 999) return []
    const next = units[at + 1]
    const isEnd = next === undefined || endsOfCount.has(next.word)
    const isOfStretch = usedStretches.some(({ from, to }) => from <= at && at < to)
    const isNamed = free.some(
      ({ to, value: cue, role }) =>
        cue.strength === 'noun' &&
        role !== undefined &&
        (roleOf(role).kind !== 'nothing' || role === 'living') &&
        (to === at || to + 1 === at),
    )
    const isSaid = beforeMoney.has(units[at - 1]?.word ?? '')
    return isEnd && !isOfStretch && (isNamed || isSaid) ? [foundAt('bareNumber', at)] : []
  })
}

const choosing = wordsOf('or abi versus vs')

/** "A raise of 100k or a bonus of 1m": one of the two, where neither stands for a pair. */
function loneChoice({ units, places, couples, read, harmless, asked, denied }: Guarding): Found[] {
  const money = [...places].filter(([at]) => units[at]?.key === '#').map(([at]) => at)
  const [first, last] = [Math.min(...money), Math.max(...money)]
  if (money.length < 2 || couples.length > 0 || read.some(({ pair }) => pair !== undefined)) return []
  return units.flatMap((unit, at): Found[] => {
    const isInside = at > first && at < last && choosing.has(unit.word)
    // "No pension or NHF": of what there is none of.
    const isDenied = denied.hits.some(({ from, to }) => from - 1 <= at && at <= to)
    const isUsed = isDenied || [...harmless, ...asked.hits].some(({ from, to }) => from <= at && at < to)
    return isInside && !isUsed ? [foundAt('choice', at)] : []
  })
}

const nothingDone = wordsOf('no jobless unemployed home without nothing idle searching')

/** "No work from January to March": months in which nothing was earned, beside those that were. */
const isIdleTime = (units: readonly Unit[], from: number): boolean =>
  units.slice(Math.max(0, from - 4), from).some(({ word }) => nothingDone.has(word))

/** Whether each pay has the months that it came. */
const isEveryPayTimed = (read: Guarding['read']): boolean => {
  const pays = read.filter(({ role }) => role === 'income' || role === 'salary' || role === 'business')
  return pays.length > 0 && pays.every(({ times }) => times !== undefined)
}

/** "A retiree from June": an event in a part of a sentence without money. */
function isToldApart(units: readonly Unit[], { from, to }: Stretch): boolean {
  const clause = clauseAround(units, from, to)
  return !units.slice(clause.from, clause.to).some(isAmount)
}

const monthly = new Set<Role | undefined>([
  'salary',
  'income',
  'business',
  'revenue',
  'net',
  'raise',
  'employerCar',
])
/** Words that name a month without saying that something began or ended in it: "my June salary", "Feb payslip". */
const ofMonth = wordsOf('salary payslip slip pay payroll alert bonus return returns deadline wages payment')
const inMonth = wordsOf('in on from by since of around until till to as at mid early late end last')

/** Words of a job that began, changed or ended. */
export const ofWork = wordsOf(
  'started start starting began begin resumed resume joined join left quit resigned sacked fired promoted promotion increased increase raised raise salary pay paid job working worked employed hired contract stopped retired changed went go goes becomes became confirmed except',
)

/** Months that are named beside pay and that no stretch of the year has used: "a raise in July". */
function looseMonths(given: Guarding): Found[] {
  const { units, read, usedStretches, places, harmless, years } = given
  const isPaid = read.some(
    ({ role, period, times }) =>
      monthly.has(role) &&
      (period !== 'once' || role === 'employerCar') &&
      (times === undefined || role === 'raise'),
  )
  if (!isPaid) return []
  const cues = [...places.values()].flatMap(({ cue }) => (cue ? [cue] : []))
  return units.flatMap((unit, at): Found[] => {
    if (
      !months.has(unit.word) ||
      (unit.word === 'may' &&
        !inMonth.has(units[at - 1]?.word ?? '') &&
        !/^(?:\d|st$|nd$|rd$|th$)/.test(units[at - 1]?.token.text ?? ''))
    )
      return []
    const isNamed = units.slice(Math.max(0, at - 2), at + 3).some(({ word }) => ofMonth.has(word))
    const isUsed = [...usedStretches, ...cues, ...harmless, ...years].some(
      ({ from, to }) => from <= at && at < to,
    )
    // "400k in December": of money that comes once, the month says nothing.
    const clause = clauseAround(units, at, at + 1)
    const isOnce = [...places].some(
      ([amount, { role }]) =>
        amount >= clause.from &&
        amount < clause.to &&
        role !== undefined &&
        role !== 'employerCar' &&
        (roleOf(role).usual === 'once' || roleOf(role).kind === 'aside'),
    )
    const isOfBonus =
      read.some(({ role }) => role === 'bonus' || role === 'leave') &&
      units.slice(clause.from, clause.to).some(({ word }) => /^(?:13th|thirteenth|bonus|leave)$/.test(word))
    // "I relocated last August": a part of a sentence that says nothing of money.
    const isTold =
      !/^(?:from|since|till|until|by)$/.test(units[at - 1]?.word ?? '') &&
      !units.slice(clause.from, clause.to).some((each) => isAmount(each) || ofWork.has(each.word)) &&
      !given.free.some(({ from, to }) => from < clause.to && to > clause.from)
    // "From 450k to 600k in January, by how much does the tax go up?": both are of whole years.
    const isOfNewYear = unit.word === 'january' && given.isCompared && given.couples.length > 0
    return isOfNewYear || isNamed || isUsed || isOnce || isOfBonus
      ? []
      : [foundAt(isTold ? 'leftOut' : 'month', at)]
  })
}

/** Whether the basic pay stands apart from the whole pay, so that a share of it is a share of a part. */
function isBasicApart(read: Guarding['read'], places: Guarding['places'], units: Guarding['units']): boolean {
  const money = read.filter(({ isPercent, role }) => !isPercent && role !== 'rent' && role !== 'nhf')
  const named = [...places.values()].some(
    ({ cue, role }) =>
      role === 'salary' &&
      cue !== undefined &&
      units.slice(cue.from, cue.to).some(({ word }) => word === 'basic'),
  )
  return money.length > 1 && !named
}

/** Parts of a year that belong to no pay or make more than a year; a percentage of the basic; gross and net at once. */
export function unread(given: Guarding): Found[] {
  const { units, places, read, stretches, usedStretches, couples, isCompared, isSet } = given
  const hasDays = usedStretches.some(({ unit }) => unit === 'day' || unit === 'hour')
  const loose =
    read.length === 0
      ? []
      : stretches.filter(
          (stretch) =>
            !usedStretches.includes(stretch) &&
            // "38,000 a month (12 months)": the whole year.
            !(
              stretch.unit === 'month' &&
              (stretch.times === 12 || units[stretch.from]?.token.value === 12)
            ) &&
            !(usedStretches.length > 0 && isIdleTime(units, stretch.from)) &&
            !(isEveryPayTimed(read) && isToldApart(units, stretch)) &&
            // "for six months, January to June": one stretch, said twice.
            !usedStretches.some(
              ({ unit, times, from, to }) =>
                unit === stretch.unit &&
                times === stretch.times &&
                Math.min(Math.abs(stretch.from - to), Math.abs(from - stretch.to)) <= 1,
            ) &&
            !(['week', 'day'].includes(stretch.unit) && hasDays),
        )
  const inMonths = usedStretches.filter(({ unit }) => unit === 'month')
  const total = inMonths.reduce((sum, { times }) => sum + times, 0)
  const [first] = inMonths
  const ofBasic = units.findIndex(
    ({ key }, i) =>
      key === '%' &&
      /^(?:of|on)$/.test(units[i + 1]?.word ?? '') &&
      units.slice(i + 2, i + 5).some(({ word }) => word === 'basic'),
  )
  const said = new Set([...places.values()].map(({ role }) => role))
  const isShareOfNothing =
    read.some(({ isPercent, role }) => isPercent && (role === 'commission' || role === 'bonus')) &&
    said.has('revenue')
  const isSetTwice = isSet && read.some(({ pair }) => pair !== undefined)
  const money = [...places].filter(([at, { role }]) => role !== 'rate' && units[at]?.key === '#')
  const currencyAt = (at: number) => units[at]?.token.currency
  const isForeignSaid = money.some(([at]) => (currencyAt(at) ?? 'NGN') !== 'NGN')
  const isMixed =
    isForeignSaid &&
    money.some(([at, { role }]) => currencyAt(at) === undefined && !isPaidHere(units, at, role))
  return [
    ...(isMixed ? [foundInAll('mixedMoney')] : []),
    ...loose.map(({ from, to }) => foundAt('partYear', from, to)),
    ...(first !== undefined && inMonths.length > 1 && total > 12
      ? [foundAt('partYear', first.from, first.to)]
      : []),
    ...(ofBasic >= 0 && read.some(({ isPercent }) => isPercent)
      ? [foundAt(isBasicApart(read, places, units) ? 'ofBasic' : 'ofAllPay', ofBasic, ofBasic + 2)]
      : []),
    ...looseMonths(given),
    ...(couples.some(({ kind }) => kind === 'between') && !isCompared ? [foundInAll('between')] : []),
    ...(isShareOfNothing ? [foundInAll('percentOf')] : []),
    ...loneChoice(given),
    ...bareCounts(given),
    ...(isSetTwice ? [foundInAll('pairAndYears')] : []),
    ...(said.has('net') && (said.has('salary') || said.has('income')) ? [foundInAll('grossAndNet')] : []),
  ]
}

/** A cost comes off what a trade takes in, and off no salary. */
export function costOfNothing(places: ReadonlyMap<number, Placed>, read: readonly ReadAmount[]): Found[] {
  const roles = new Set(read.map(({ role }) => role))
  const isPaid = ['salary', 'income', 'net'].some((role) => [...roles].includes(role as Role))
  if (!roles.has('cost') || roles.has('revenue') || roles.has('rentReceived') || !isPaid) return []
  return [...places].filter(([, { role }]) => role === 'cost').map(([at]) => foundAt('costOfNothing', at))
}
