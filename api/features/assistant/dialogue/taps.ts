import { parseAmount } from '../../../../tax/index.ts'
import {
  afterCostsSaid,
  amountSaid,
  leaveOutWords,
  periodSaid,
  placeSaid,
  roleSaid,
  withoutPlace,
} from '../deciding/index.ts'
import { type Period, periods, type ReadAmount, type Reading, type Role, roles } from '../reading/index.ts'
import { inRole, withAmounts } from './change.ts'

const allRoles = Object.keys(roles) as Role[]
const allPeriods = Object.keys(periods) as Period[]

/** The amount as a tap said it; undefined where the message is no tap about it. */
function tapped(amount: ReadAmount, text: string): ReadAmount | undefined {
  const role = allRoles.find((each) => roleSaid(amount, each) === text)
  if (role !== undefined) return inRole(amount, role)
  const period = allPeriods.find((each) => periodSaid(amount, each) === text)
  return period && { ...amount, period, periodBy: 'said', times: undefined }
}

/** What a tap on a chip says: another figure in its place, or none. `{amount}` stands for what is typed. */
export const replaceSaid = (amount: ReadAmount): string =>
  `Not ${amountSaid(amount, amount.period)} but {amount}`
export const leaveOutSaid = (amount: ReadAmount): string => `Leave out ${amountSaid(amount, amount.period)}`

/** The figure that was typed in the place of another; undefined where the message is no such tap. */
function replaced(amount: ReadAmount, text: string): ReadAmount | undefined {
  const [before = '', after = ''] = replaceSaid(amount).split('{amount}')
  if (!text.startsWith(before) || !text.endsWith(after)) return undefined
  const typed = text.slice(before.length, text.length - after.length).trim()
  const parsed = amount.isPercent ? percentOf(typed) : parseAmount(typed)
  return parsed?.kind === 'amount' ? { ...amount, value: parsed.naira, words: typed } : undefined
}

const percentOf = (typed: string) => {
  const percent = Number(/^(\d{1,3}(?:\.\d{1,2})?) ?%?$/.exec(typed)?.[1])
  return percent <= 100 ? ({ kind: 'amount', naira: percent } as const) : undefined
}

/** A profit from which the costs are off already: they change nothing more. */
const afterCosts = (reading: Reading, profit: number): Reading =>
  withAmounts(
    reading,
    reading.amounts.map((amount, index) =>
      index === profit
        ? inRole(amount, 'business')
        : amount.role === 'cost'
          ? inRole(amount, 'living')
          : amount,
    ),
  )

/** The reading with words that the person said to leave out: they stand in it until the person has seen it without them. */
const leftOut = (reading: Reading, words: string): Reading => ({
  ...reading,
  traps: reading.traps.map((trap) => (trap.words === words ? { ...trap, kind: 'leftOut' } : trap)),
})

/** The reading with one amount as a tap corrects it; undefined where the message is no tap about it. */
function afterTap(reading: Reading, text: string): Reading | undefined {
  const { words, place } = withoutPlace(text)
  const trap = reading.traps.find((each) => text === leaveOutWords(each.words))
  if (trap) return leftOut(reading, trap.words)
  for (const [index, amount] of reading.amounts.entries()) {
    if (placeSaid(reading, amount) !== place) continue
    if (words === leaveOutSaid(amount)) return withAmounts(reading, reading.amounts.toSpliced(index, 1))
    if (words === afterCostsSaid(amount)) return afterCosts(reading, index)
    const changed = tapped(amount, words) ?? replaced(amount, words)
    if (changed) return withAmounts(reading, reading.amounts.with(index, changed))
  }
  return undefined
}

/** Between the parts of a tap that says several things, and its last part where the reading is confirmed by it. */
const between = '; '
const confirming = 'Calculate'

/** What a tap says that corrects several things of a reading and confirms what comes of it. */
export const confirmedSaid = (parts: readonly string[]): string => [...parts, confirming].join(between)

/** A reading as a tap of one or more parts corrects it; undefined where the message is none. */
export function afterTaps(
  reading: Reading,
  text: string,
): { readonly reading: Reading; readonly isConfirmed: boolean } | undefined {
  const parts = text.split(between)
  const isConfirmed = parts.length > 1 && parts.at(-1) === confirming
  const changed = parts
    .slice(0, isConfirmed ? -1 : undefined)
    .reduce<Reading | undefined>((all, part) => all && afterTap(all, part), reading)
  return changed && { reading: changed, isConfirmed }
}
