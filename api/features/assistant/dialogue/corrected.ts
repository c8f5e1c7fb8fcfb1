import {
  numberSaid,
  type Period,
  read,
  type ReadAmount,
  type Reading,
  type Role,
  saidBack,
} from '../reading/index.ts'
import { type Correction, inPlaceOf, inRole, isIncome, isSameRole, withAmounts } from './change.ts'
import { wordsIn } from './goes-on.ts'
import type { Known } from './known.ts'

/** A reading with a correction in it, and what that changed. */
export interface Corrected {
  readonly reading: Reading
  /** None where it is open what is corrected, which is asked. */
  readonly correction?: Correction
}

/** What a text is read beside. */
interface Years {
  readonly currentYear: number
}

/** Opens a correction: "no, I mean", "sorry", "make it". */
const opens =
  /^\W*(?:(?:no|nope|nah|sorry|oh|ah|wait|actually|oops|abeg|please|pls|i mean|i meant|i said|correction|my mistake|my bad|rather|it is|it's|it’s|its|it was|it should be|should be|make it|make am|make that|change it to|change am to|let it be|na|but)\b\W*)+/i
const corrects =
  /\b(?:no|nope|nah|sorry|wait|actually|oops|mean|meant|said|correction|mistake|bad|rather|make|change|should|not)\b/i
/** More words make a question of its own. */
const mostWords = 10

const periodsSaid: readonly (readonly [RegExp, Period])[] = [
  [/^(?:(?:per|a|an|every|each) )?(?:hour|hourly)$/i, 'hour'],
  [/^(?:(?:per|a|an|every|each) )?(?:day|daily)$/i, 'day'],
  [/^(?:(?:per|a|an|every|each) )?(?:week|weekly)$/i, 'week'],
  [/^(?:(?:per|a|an|every|each) )?(?:month|monthly)$/i, 'month'],
  [/^(?:(?:per|a|an|every|each) )?(?:quarter|quarterly)$/i, 'quarter'],
  [/^(?:(?:per|a|an|every|each) )?(?:year|yearly|annum|annual|annually)$/i, 'year'],
]

/** The one amount of a list; undefined where there is none or more. */
const onlyOf = (amounts: readonly ReadAmount[]): ReadAmount | undefined =>
  amounts.length === 1 ? amounts[0] : undefined

const put = (known: Reading, from: ReadAmount, to: ReadAmount, text: string): Corrected => ({
  reading: withAmounts(
    { ...known, text: `${known.text}\n${text}`, relations: [] },
    known.amounts.map((amount) => (amount === from ? to : amount)),
  ),
  correction: { from, to },
})

/** "No, per week": how often the pay comes, or the one amount that was told. */
function ofPeriod(known: Reading, body: string, text: string): Corrected | undefined {
  const [said = ''] = body.split(/,? (?:not|no be|instead of)\b/i)
  const period = periodsSaid.find(([words]) => words.test(said.trim()))?.[1]
  const money = known.amounts.filter(({ isPercent }) => !isPercent)
  const from = onlyOf(money.filter(isIncome)) ?? onlyOf(money)
  if (period === undefined || from === undefined || from.period === period) return undefined
  return put(known, from, { ...from, period, periodBy: 'said', times: undefined }, text)
}

/** "Make it 3 months": of the pay that came for some months, or comes by the month. */
function ofMonths(known: Reading, body: string, text: string): Corrected | undefined {
  const said = /^(?:for )?(\d{1,2}|[a-z]+) months?\b(?:,? (?:not|no be|instead of)\b.*)?$/i.exec(body)?.[1]
  const months = said === undefined ? undefined : numberSaid(said)
  if (months === undefined || !(months >= 1 && months <= 12)) return undefined
  const monthly = known.amounts.filter((amount) => isIncome(amount) && amount.period === 'month')
  const from = onlyOf(monthly.filter(({ times }) => times !== undefined)) ?? onlyOf(monthly)
  return from && put(known, from, { ...from, times: months }, text)
}

const roleWords: readonly (readonly [RegExp, Role])[] = [
  [/\b(?:rent (?:from|of) (?:my )?tenants?|rent (?:that )?i (?:collect|receive))\b/i, 'rentReceived'],
  [/\b(?:salary|pay|wages?)\b/i, 'salary'],
  [/\brent\b/i, 'rent'],
  [/\bbonus\b/i, 'bonus'],
  [/\bpension\b/i, 'pension'],
  [/\bnhf\b/i, 'nhf'],
  [/\bnhis\b/i, 'nhis'],
  [/\bsales?\b/i, 'revenue'],
  [/\bprofit\b/i, 'business'],
  [/\b(?:costs?|expenses?)\b/i, 'cost'],
  [/\b(?:life )?insurance\b/i, 'life'],
]
const roleIn = (words: string): Role | undefined => roleWords.find(([each]) => each.test(words))?.[1]

/** Of "not my salary, my rent" and "my rent, not my salary": what it is not, and what it is. */
function rolesIn(text: string): { readonly not: Role; readonly is: Role } | undefined {
  const first =
    /\bnot (?:(?:for|of|on) )?(?:my |the )?([a-z ]+?)(?:,| but|\bit is|\bna\b) *(?:(?:for|of|on) )?(?:my |the )?([a-z ]+)\W*$/i.exec(
      text,
    )
  const second = /(?:^|\W)(?:my |the )?([a-z ]+?),? (?:not|no be) (?:my |the )?([a-z ]+)\W*$/i.exec(text)
  const [not, is] = first ? [first[1], first[2]] : [second?.[2], second?.[1]]
  const roles = { not: roleIn(not ?? ''), is: roleIn(is ?? '') }
  return roles.not && roles.is && roles.not !== roles.is ? { not: roles.not, is: roles.is } : undefined
}

/**
 * "Not my salary, my rent": what an amount is, or, where both were told, which of the two the last change was meant of: the
 * other one is as it was before.
 */
function ofRole({ reading: known, before }: Known, text: string): Corrected | undefined {
  const said = rolesIn(text)
  if (said === undefined || known === undefined) return undefined
  const wrong = known.amounts.find(({ role }) => isSameRole(role, said.not))
  const right = known.amounts.find(({ role }) => isSameRole(role, said.is))
  if (wrong === undefined) return undefined
  if (right === undefined) return put(known, wrong, inRole(wrong, said.is), text)
  const old = before?.amounts.find(({ role }) => isSameRole(role, said.not))
  if (old === undefined || (old.value === wrong.value && old.period === wrong.period)) return undefined
  const to = { ...right, value: wrong.value, words: wrong.words }
  const restored = withAmounts(
    known,
    known.amounts.map((amount) => (amount === wrong ? old : amount)),
  )
  return put(restored, right, to, text)
}

/** A figure that corrects another is most likely as near to it as this. */
const mostApart = 2

/** Which amount another figure corrects: the one that is taken back, the one of its name, or the only one of its unit. */
function correctedBy(known: Reading, to: ReadAmount, back: ReadAmount | undefined): ReadAmount | undefined {
  const alike = known.amounts.filter(({ isPercent }) => isPercent === to.isPercent)
  if (back) return onlyOf(alike.filter(({ value }) => value === back.value))
  if (to.role !== undefined && to.roleBy === 'named')
    return onlyOf(alike.filter(({ role }) => isSameRole(role, to.role)))
  return onlyOf(alike)
}

/** Whether a figure without a name is as near to one that was told as to the income: which of the two is meant is asked. */
function isOpen(known: Reading, to: ReadAmount): boolean {
  const near = known.amounts.filter(
    ({ value, isPercent }) =>
      isPercent === to.isPercent && Math.max(value / to.value, to.value / value) <= mostApart,
  )
  return to.isPercent || (near.length > 0 && !near.every(isIncome))
}

const takesBack = /\b(?:not|no be|instead of)\b/i

/** What a correction says, and what it takes back: the reader may have dropped that as superseded. */
function figuresIn(
  { text, amounts }: Reading,
  context: Years,
): { readonly to: ReadAmount | undefined; readonly back: ReadAmount | undefined } {
  const at = takesBack.exec(text)?.index
  if (at === undefined) return { to: onlyOf(amounts), back: undefined }
  const behind = read(text.slice(at).replace(takesBack, ''), context).amounts
  const [first, second] = behind
  // "Not 540k but 450k", "450k not 540k".
  if (second !== undefined) return { to: second, back: first }
  return { to: amounts.find(({ value }) => value !== first?.value), back: first }
}

/** "450k not 540k", "no, I mean 12%". */
function ofAmount(known: Reading, said: Reading, context: Years): Corrected | undefined {
  const { to, back } = figuresIn(said, context)
  const from = to && correctedBy(known, to, back)
  if (to === undefined || from === undefined || from.value === to.value) return undefined
  const now = to.isPercent ? { ...from, value: to.value, words: to.words } : inPlaceOf(from, to)
  return put(known, from, { ...now, role: from.role, roleBy: from.roleBy, pair: from.pair }, said.text)
}

/** A correction of which it is open what it is of. */
const openIn = (known: Reading, text: string): Corrected => ({
  reading: { ...known, traps: [...known.traps, { kind: 'unreadChange', words: saidBack(text) }] },
})

/** Whether anything but the corrected figure was said. */
const isPlain = ({ zero, years, people }: Reading): boolean =>
  zero.length + years.length + people.length === 0

/**
 * A message that takes back one thing that was told, and says what it is instead: "no I mean 12%", "sorry 450k not 540k",
 * "no, per week", "not my salary, my rent", "make it 3 months". The value that is corrected is of the same kind and unit.
 * @returns undefined where the message corrects nothing, or it is open what.
 */
export function corrected(known: Known, said: Reading, context: Years): Corrected | undefined {
  const { reading } = known
  const text = said.text.trim()
  if (reading === undefined || reading.amounts.length === 0 || wordsIn(text) > mostWords) return undefined
  if (!corrects.test(text)) return undefined
  const isOfRole = said.amounts.length === 0 && rolesIn(text) !== undefined
  if (isOfRole) return ofRole(known, text) ?? openIn(reading, text)
  const start = opens.exec(text)?.[0].length ?? 0
  const body = text.slice(start).replace(/[\s.!?]+$/, '')
  const isOpened = start > 0 && corrects.test(text.slice(0, start))
  if (isOpened && said.amounts.length === 0)
    return ofPeriod(reading, body, text) ?? ofMonths(reading, body, text)
  if (!isPlain(said) || !(isOpened || takesBack.test(text))) return undefined
  const amount = ofAmount(reading, said, context)
  const [to, more] = said.amounts
  const isBare = to !== undefined && more === undefined && (to.role === undefined || to.roleBy !== 'named')
  // "No, 10%" of two shares, "sorry 870k" of pay and a rent: which of them is asked.
  return amount ?? (isBare && isOpen(reading, to) ? openIn(reading, text) : undefined)
}
