import { formatNaira } from '../../../../tax/index.ts'
import type { Chip, Tap } from '../../../../contract/http/index.ts'
import { periodSaid, placeSaid, roleSaid } from '../deciding/index.ts'
import { isSameRole, leaveOutSaid, replaceSaid } from '../dialogue/index.ts'
import { type Period, type ReadAmount, type Reading, type Role, roleOf } from '../reading/index.ts'
import { wordsIn } from '../replying/words/index.ts'
import type { Words } from '../replying/words/words.ts'

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
function money({ value, currency, isPercent }: ReadAmount, { chips }: Words): string {
  if (isPercent) return `${value}%`
  return currency === 'NGN'
    ? formatNaira(value)
    : `${value.toLocaleString('en-NG')} ${currency === 'XXX' ? chips.ofAnotherMoney : currency}`
}

/** How often, as it was said or supposed. */
function often({ period, periodBy, isPercent, role, times }: ReadAmount, { asks, chips }: Words): string {
  if (isPercent || period === undefined || period === 'once' || role === 'rate') return ''
  const counted = times === undefined ? '' : `, ${chips.times(times)}`
  return ` ${asks.periodNames[period]}${counted}${periodBy === 'usual' ? ` (${chips.usual})` : ''}`
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

function labelOf(amount: ReadAmount, words: Words): string {
  const { role } = amount
  const said = `${money(amount, words)}${often(amount, words)}`
  if (role === undefined) return `${said}: ${words.chips.whatIsIt}`
  const named = `${capital(words.asks.roleNames[role])} ${said}`
  return roleOf(role).kind === 'nothing' ? `${named}: ${words.chips.changesNoTax}` : named
}

/** What else an amount may be, and to leave it out. */
function choicesOf(amount: ReadAmount, place: string, isOnly: boolean, { asks }: Words): Tap[] {
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
          .map((other) => ({
            label: capital(asks.periodNames[other]),
            says: periodSaid(amount, other) + place,
          }))
      : []),
    ...(isPercent
      ? []
      : others.map((other) => ({
          label: capital(asks.roleNames[other]),
          says: roleSaid(amount, other) + place,
        }))),
    ...(isOnly ? [] : [{ label: asks.leaveOut, says: leaveOutSaid(amount) + place }]),
  ]
}

function chipOf(amount: ReadAmount, reading: Reading, words: Words): Chip {
  const place = placeSaid(reading, amount)
  return {
    label: labelOf(amount, words),
    isSupposed: amount.role === undefined || amount.roleBy === 'only' || amount.roleBy === 'guess',
    box:
      amount.currency === 'NGN' && Number.isFinite(amount.value)
        ? {
            label:
              amount.role === undefined ? words.chips.amount : capital(words.asks.roleNames[amount.role]),
            value: amount.isPercent ? String(amount.value) : amount.value.toLocaleString('en-NG'),
            says: replaceSaid(amount) + place,
          }
        : null,
    choices: choicesOf(amount, place, reading.amounts.length === 1, words),
  }
}

const contributions = [
  { role: 'pension', name: 'Pension' },
  { role: 'nhf', name: 'NHF' },
  { role: 'nhis', name: 'NHIS' },
] as const

/** What was not said and so counts as nothing paid, as one chip; none where all of it was said. */
function notSaid({ amounts, zero }: Reading, { chips }: Words): Chip[] {
  const open = contributions.filter(
    ({ role }) => !zero.includes(role) && !amounts.some((amount) => amount.role === role),
  )
  if (open.length === 0) return []
  const names = open.map(({ name }) => name).join(', ')
  const taps = open.map(({ role, name }): Tap => ({
    label: role === 'pension' ? '8% pension' : role === 'nhf' ? '2.5% NHF' : `${name} 5%`,
    says: `and ${role === 'pension' ? '8% pension' : role === 'nhf' ? '2.5% NHF' : '5% NHIS'}`,
  }))
  return [{ label: chips.noneCounted(names), isSupposed: true, box: null, choices: taps }]
}

/** The year that a sum is for. */
const yearChip = (year: number, { chips }: Words): Chip => ({
  label: chips.taxYear(year),
  isSupposed: false,
  box: null,
  choices: (year === 2025 ? [2026] : [2025]).map((other) => ({
    label: String(other),
    says: `and for ${other}?`,
  })),
})

/**
 * How a question was read, a chip each, in the language of the person: what is tapped to correct it. What a tap sends is
 * English in every language.
 * @param taxYear of the sum, where it has one.
 * @param isChange whether the rest stays as the person saved it, so that what was not said is not none.
 */
export function chipsOf(reading: Reading, taxYear: number | undefined, isChange = false): Chip[] {
  const words = wordsIn(reading.language)
  const hasPay =
    !isChange && reading.amounts.some(({ role }) => role !== undefined && roleOf(role).kind === 'pay')
  return [
    ...reading.amounts.map((amount) => chipOf(amount, reading, words)),
    ...(hasPay ? notSaid(reading, words) : []),
    ...(taxYear === undefined ? [] : [yearChip(taxYear, words)]),
  ]
}
