import {
  mayBecome,
  monthOfRaise,
  paid,
  type ReadAmount,
  type Reading,
  roleOf,
  usedByRaise,
} from '../reading/index.ts'
import { isIncome, isSameRole, withAmounts } from './change.ts'

const isOff = ({ role }: ReadAmount) => role !== undefined && roleOf(role).kind === 'off'
const isMonthly = ({ period, times }: ReadAmount) => period === 'month' && times === undefined

/**
 * "From July they increased me to 750k, and the pension became 60k", after a sum of 600k a month: what was told before
 * holds for the months before July, and what is told now from then on; undefined where nothing of the kind is said.
 */
export function raisedLater(known: Reading, said: Reading): Reading | undefined {
  const month = monthOfRaise(said.text)
  const incomes = known.amounts.filter(isIncome)
  const [before, another] = incomes
  const [after, more] = said.amounts.filter((amount) => !isOff(amount))
  if (month === undefined || before === undefined || after === undefined || another || more) return undefined
  const isPay = isIncome(after) || after.role === undefined || after.role === 'raise'
  const isOfOne = before.person === after.person && before.pair === undefined && after.pair === undefined
  const isOften = after.period === undefined || after.period === 'month'
  if (!isPay || after.isPercent || !isOfOne || !isOften || !isMonthly(before) || !mayBecome(before, after))
    return undefined
  if (before.currency !== after.currency) return undefined
  const later = said.amounts.filter(isOff)
  const split = (amount: ReadAmount): readonly ReadAmount[] => {
    const next = later.find(({ role }) => isSameRole(role, amount.role))
    if (next === undefined) return [amount]
    return [
      { ...amount, times: month - 1 },
      { ...next, period: 'month', periodBy: 'shared', times: 13 - month },
    ]
  }
  const fits = later.every(({ role, isPercent }) => {
    const old = known.amounts.find((amount) => isSameRole(amount.role, role))
    return !isPercent && (old === undefined || (isMonthly(old) && !old.isPercent))
  })
  if (!fits) return undefined
  const added = later
    .filter(({ role }) => !known.amounts.some((amount) => isSameRole(amount.role, role)))
    .map((amount): ReadAmount => ({ ...amount, period: 'month', periodBy: 'shared', times: 13 - month }))
  return withAmounts(
    {
      ...known,
      text: `${known.text}\n${said.text}`,
      intent: [said.intent, known.intent].includes('net') ? 'net' : 'tax',
      display: said.display ?? known.display,
      relations: [],
      years: said.years.length > 0 ? said.years : known.years,
      traps: [...known.traps, ...said.traps.filter(({ kind }) => !usedByRaise.has(kind))],
      dangling: [...new Set([...known.dangling, ...said.dangling])],
      unknown: [...new Set([...known.unknown, ...said.unknown])],
    },
    [
      ...known.amounts.flatMap((amount) =>
        amount === before
          ? [paid(before, month - 1), paid({ ...after, role: before.role }, 13 - month)]
          : split(amount),
      ),
      ...added,
    ],
  )
}
