import type { Ask } from '../deciding/index.ts'
import { isShareOfBasic, type Reading } from '../reading/index.ts'
import { isIncome, withAmounts } from './change.ts'

const percent = 100

/** The shares of the basic as money, after an answer that tells the basic; undefined where it tells none, or more. */
export function basicAnswered(known: Reading, { missing }: Ask, answer: Reading): Reading | undefined {
  const isAsked = missing === 'trap' && known.traps.some(({ kind }) => kind === 'basicUntold')
  const [basic, more] = answer.amounts
  if (!isAsked || basic === undefined || more !== undefined) return undefined
  if (basic.isPercent || basic.currency !== 'NGN') return undefined
  const pay = known.amounts.find(isIncome)
  const isTooMuch = pay !== undefined && pay.period === basic.period && basic.value > pay.value
  if (isTooMuch) return undefined
  const period = basic.period ?? pay?.period
  const times = basic.times ?? pay?.times
  const told = withAmounts(
    known,
    known.amounts.map((amount) =>
      isShareOfBasic(known.text, amount)
        ? {
            ...amount,
            value: Math.round(basic.value * amount.value) / percent,
            isPercent: false,
            period,
            periodBy: 'shared',
            times,
          }
        : amount,
    ),
  )
  return { ...told, traps: told.traps.filter(({ kind }) => kind !== 'basicUntold') }
}
