import { formatNaira } from '../../../../tax/index.ts'
import type { Chip, Tap } from '../../../../contract/http/index.ts'
import { periodSaid, placeSaid, roleSaid } from '../deciding/index.ts'
import { isSameRole, leaveOutSaid, replaceSaid } from '../dialogue/index.ts'
import { type Period, periods, type ReadAmount, type Reading, type Role, roleOf } from '../reading/index.ts'

/** What an amount may be instead, by what it was read as; the likeliest first. */
const insteadOf: Readonly<Record<ReturnType<typeof roleOf>['kind'], readonly Role[]>> = {
  pay: ['salary', 'business', 'bonus', 'net', 'living'],
  business: ['business', 'revenue', 'cost', 'salary'],
  other: ['rentReceived', 'rent', 'salary', 'living'],
  off: ['rent', 'rentReceived', 'pension', 'nhf', 'nhis', 'living'],
  aside: ['salary', 'gift', 'loan', 'bonus'],
  given: ['salary', 'net', 'rent'],
  nothing: ['living', 'rent', 'pension', 'salary'],
}

const unplaced: readonly Role[] = ['salary', 'bonus', 'business', 'rent', 'pension', 'gift', 'living']

const chosen: readonly Period[] = ['month', 'year']

/** An amount with its money, as a person reads it. */
function money({ value, currency, isPercent }: ReadAmount): string {
  if (isPercent) return `${value}%`
  return currency === 'NGN'
    ? formatNaira(value)
    : `${value.toLocaleString('en-NG')} ${currency === 'XXX' ? 'of another money' : currency}`
}

/** How often, as it was said or supposed. */
function often({ period, periodBy, isPercent, role, times }: ReadAmount): string {
  if (isPercent || period === undefined || period === 'once' || role === 'rate') return ''
  const counted = times === undefined ? '' : `, ${times} of them`
  return ` ${periods[period].name}${counted}${periodBy === 'usual' ? ' (usual)' : ''}`
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

function labelOf(amount: ReadAmount): string {
  const { role } = amount
  if (role === undefined) return `${money(amount)}${often(amount)}: what is it?`
  const { name, kind } = roleOf(role)
  const said = `${capital(name)} ${money(amount)}${often(amount)}`
  return kind === 'nothing' ? `${said}: changes no tax` : said
}

/** What else an amount may be, and to leave it out. */
function choicesOf(amount: ReadAmount, place: string, isOnly: boolean): Tap[] {
  const { role, period, isPercent } = amount
  // Without the only amount nothing would be left to work out.
  const goes = (other: Role) => isOnly && roleOf(other).kind === 'nothing'
  const others = (role === undefined ? unplaced : insteadOf[roleOf(role).kind]).filter(
    (other) => !isSameRole(other, role) && !goes(other),
  )
  const isTimed =
    !isPercent && role !== undefined && ['pay', 'business', 'other', 'off'].includes(roleOf(role).kind)
  return [
    ...(isTimed
      ? chosen
          .filter((other) => other !== period)
          .map((other) => ({ label: capital(periods[other].name), says: periodSaid(amount, other) + place }))
      : []),
    ...(isPercent
      ? []
      : others.map((other) => ({
          label: capital(roleOf(other).name),
          says: roleSaid(amount, other) + place,
        }))),
    ...(isOnly ? [] : [{ label: 'Leave it out', says: leaveOutSaid(amount) + place }]),
  ]
}

function chipOf(amount: ReadAmount, reading: Reading): Chip {
  const place = placeSaid(reading, amount)
  return {
    label: labelOf(amount),
    isSupposed: amount.role === undefined || amount.roleBy === 'only' || amount.roleBy === 'guess',
    box:
      amount.currency === 'NGN' && Number.isFinite(amount.value)
        ? {
            label: amount.role === undefined ? 'Amount' : capital(roleOf(amount.role).name),
            value: amount.isPercent ? String(amount.value) : amount.value.toLocaleString('en-NG'),
            says: replaceSaid(amount) + place,
          }
        : null,
    choices: choicesOf(amount, place, reading.amounts.length === 1),
  }
}

const contributions = [
  { role: 'pension', name: 'Pension' },
  { role: 'nhf', name: 'NHF' },
  { role: 'nhis', name: 'NHIS' },
] as const

/** What was not said and so counts as nothing paid, as one chip; none where all of it was said. */
function notSaid({ amounts, zero }: Reading): Chip[] {
  const open = contributions.filter(
    ({ role }) => !zero.includes(role) && !amounts.some((amount) => amount.role === role),
  )
  if (open.length === 0) return []
  const names = open.map(({ name }) => name).join(', ')
  const taps = open.map(({ role, name }): Tap => ({
    label: role === 'pension' ? '8% pension' : role === 'nhf' ? '2.5% NHF' : `${name} 5%`,
    says: `and ${role === 'pension' ? '8% pension' : role === 'nhf' ? '2.5% NHF' : '5% NHIS'}`,
  }))
  return [{ label: `${names}: none counted`, isSupposed: true, box: null, choices: taps }]
}

/** The year that a sum is for. */
const yearChip = (year: number): Chip => ({
  label: `Tax year ${year}`,
  isSupposed: false,
  box: null,
  choices: (year === 2025 ? [2026] : [2025]).map((other) => ({
    label: String(other),
    says: `and for ${other}?`,
  })),
})

/**
 * How a question was read, a chip each: what a person taps to correct it.
 * @param taxYear of the sum, where it has one.
 * @param isChange whether the rest stays as the person saved it, so that what was not said is not none.
 */
export function chipsOf(reading: Reading, taxYear: number | undefined, isChange = false): Chip[] {
  const hasPay =
    !isChange && reading.amounts.some(({ role }) => role !== undefined && roleOf(role).kind === 'pay')
  return [
    ...reading.amounts.map((amount) => chipOf(amount, reading)),
    ...(hasPay ? notSaid(reading) : []),
    ...(taxYear === undefined ? [] : [yearChip(taxYear)]),
  ]
}
