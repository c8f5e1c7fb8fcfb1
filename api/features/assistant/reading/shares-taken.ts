import type { ReadAmount, Reading } from './reading.ts'
import { roleOf } from './roles.ts'

const withholding = /\b(?:wht|withholding|withhold|withholds|withheld)\b/i
const isEarned = ({ role, isPercent }: ReadAmount) =>
  !isPercent &&
  (role === 'income' ||
    role === 'salary' ||
    role === 'business' ||
    role === 'revenue' ||
    role === 'rentReceived')

/** "They withheld 5%, 600k altogether": the share of what was earned, and what it came to. */
function withWithheldTold(reading: Reading): Reading {
  const share = reading.amounts.find(({ isPercent }) => isPercent)
  if (share === undefined || !withholding.test(reading.text)) return reading
  const isSum = (each: ReadAmount): boolean =>
    each !== share &&
    !each.isPercent &&
    reading.amounts.some(
      (whole) =>
        whole !== each &&
        isEarned(whole) &&
        (each.period === undefined || whole.period === each.period) &&
        whole.value * share.value === each.value * 100,
    )
  const sum = reading.amounts.find(isSum)
  if (sum === undefined) return reading
  return {
    ...reading,
    amounts: reading.amounts
      .filter((each) => each !== share)
      .map((each) =>
        each === sum ? { ...each, role: 'taxPaid', roleBy: 'guess', period: 'year', periodBy: 'said' } : each,
      ),
    unplaced: reading.unplaced.filter((words) => words !== share.words && words !== sum.words),
  }
}

/** "My clients pay 600k a month and withhold 5%": so much of the only money that is earned. */
export function withWithheld(given: Reading): Reading {
  const reading = withWithheldTold(given)
  const [earned, more] = reading.amounts.filter(isEarned)
  const taken = reading.amounts.find(
    ({ isPercent, role }) => isPercent && (role === 'taxPaid' || role === undefined),
  )
  if (!withholding.test(reading.text) || taken === undefined || earned === undefined || more !== undefined)
    return reading
  const { period, periodBy, times } = earned
  const value = Math.round(earned.value * taken.value) / 100
  return {
    ...reading,
    amounts: reading.amounts.map((amount) =>
      amount === taken
        ? { ...taken, value, isPercent: false, role: 'taxPaid', roleBy: 'guess', period, periodBy, times }
        : amount,
    ),
    unplaced: reading.unplaced.filter((words) => words !== taken.words),
  }
}

const taker =
  /\b(?:fiverr|upwork|toptal|bolt|uber|indrive|platform|app|jumia|konga|agent|agency|middle ?man|marketer|paystack|flutterwave|payoneer|owner|record label|label|gallery|franchise)\b[^.;!?\d]{0,25}\b(?:took|takes?|taking|charges?|charged|collects?|collected|deducts?|deducted|removes?|removed|cuts?|keeps?|comot)\b[^.;!?\d]{0,10}$/i

/** "Brought 900k, and Fiverr took 20%": what whoever sells the work keeps of it is a cost. */
export function withPlatformShare(reading: Reading): Reading {
  const [earned, more] = reading.amounts.filter(isEarned)
  const taken = reading.amounts.find(
    ({ isPercent, role, at }) => isPercent && role !== 'taxPaid' && taker.test(reading.text.slice(0, at)),
  )
  const isTrade = earned?.role === 'business' || earned?.role === 'income' || earned?.role === 'revenue'
  if (taken === undefined || earned === undefined || more !== undefined || !isTrade) return reading
  const { period, periodBy, times } = earned
  const value = Math.round(earned.value * taken.value) / 100
  return {
    ...reading,
    amounts: reading.amounts.map((amount) =>
      amount === taken
        ? { ...taken, value, isPercent: false, role: 'cost', roleBy: 'guess', period, periodBy, times }
        : amount === earned
          ? { ...earned, role: 'revenue', roleBy: 'guess' }
          : amount,
    ),
    unplaced: reading.unplaced.filter((words) => words !== taken.words),
  }
}

const ofSalary =
  /^\s*(?:(?!of|on|from)[a-z]+ ){0,2}(?:of|on|from)\s+(?:my |the |his |her )?(?:(?:monthly |annual |yearly )?salary|(basic)(?: salary| pay)?)\b(?! (?:and|plus|\+|,|housing))/i
const besideSalary: ReadonlySet<ReadAmount['role']> = new Set(['bonus', 'commission', 'leave', 'allowance'])
/** Classes whose words a share of the basic uses. */
const ofBasic: ReadonlySet<string> = new Set(['ofBasic', 'ofAllPay'])

/** Whether an amount is called basic, right before it or right behind it. */
const isCalledBasic = ({ at, words }: ReadAmount, text: string): boolean =>
  /\bbasic(?: salary| pay)?(?: is| of| na|:|=)? ?[₦n#]?$/i.test(text.slice(0, at)) ||
  /^(?: naira)?(?: (?:a|per) month| monthly)? (?:as )?basic\b/i.test(text.slice(at + words.length))

/** "A bonus of 800k, pension 8% of salary": a share of the salary alone, where something is paid besides. */
export function withShareOfSalary(reading: Reading): Reading {
  const [salary, more] = reading.amounts.filter(
    ({ role, isPercent }) => !isPercent && (role === 'salary' || role === 'income'),
  )
  const hasBeside = reading.amounts.some(({ role }) => besideSalary.has(role))
  if (salary === undefined || more !== undefined || !hasBeside) return reading
  const { period, periodBy, times } = salary
  const hasAllowances = reading.amounts.some(({ role }) => role === 'allowance')
  const isBasic = isCalledBasic(salary, reading.text)
  const isOfSalary = (behind: string): boolean => {
    const said = ofSalary.exec(behind)
    // "8% of salary" beside allowances may be of all of it.
    return said !== null && (said[1] === undefined ? !hasAllowances : isBasic)
  }
  const isUsed = reading.amounts.some(
    ({ isPercent, at, words }) => isPercent && isOfSalary(reading.text.slice(at + words.length)),
  )
  return {
    ...reading,
    traps: isUsed ? reading.traps.filter(({ kind }) => !ofBasic.has(kind)) : reading.traps,
    amounts: reading.amounts.map((amount) => {
      const isShare = amount.isPercent && amount.role !== undefined && roleOf(amount.role).kind === 'off'
      const behind = reading.text.slice(amount.at + amount.words.length)
      return isShare && isOfSalary(behind)
        ? {
            ...amount,
            value: Math.round(salary.value * amount.value) / 100,
            isPercent: false,
            period,
            periodBy,
            times,
          }
        : amount
    }),
  }
}

/** "Out of the State hospital pay only": which of several pays a share is of, as one group. */
const ofOnePay =
  /^\s*(?:is |dey |are )?(?:(?:of|from|on|off|for|comes? out of|comes? off|dey comot from|deducted from|taken from|removed from|out of) )+(?:the |my |di )?([a-z][a-z ]{2,30}?)(?: (?:pay|salary|income|job|money|one))(?: (?:only|alone))?\b/i

/** "Pension of 8% comes out of the State hospital pay only": of the one of several pays that is called so. */
export function withShareOfOnePay(reading: Reading): Reading {
  const { text, amounts } = reading
  const pays = amounts.filter(
    ({ role, isPercent, pair }) =>
      !isPercent && pair === undefined && (role === 'salary' || role === 'income'),
  )
  if (pays.length < 2) return reading
  const called = pays.map((pay, at) => {
    const before = pays[at - 1]
    const from = before === undefined ? 0 : before.at + before.words.length
    return text.slice(from, pay.at).toLowerCase()
  })
  const payOf = ({ at, words }: ReadAmount): ReadAmount | undefined => {
    const name = ofOnePay
      .exec(text.slice(at + words.length))?.[1]
      ?.toLowerCase()
      .trim()
    if (name === undefined) return undefined
    const [place, more] = called.flatMap((told, index) => (told.includes(name) ? [index] : []))
    return place === undefined || more !== undefined ? undefined : pays[place]
  }
  return {
    ...reading,
    amounts: amounts.map((amount): ReadAmount => {
      const isShare = amount.isPercent && amount.role !== undefined && roleOf(amount.role).kind === 'off'
      const pay = isShare ? payOf(amount) : undefined
      return pay === undefined
        ? amount
        : {
            ...amount,
            value: Math.round(pay.value * amount.value) / 100,
            isPercent: false,
            roleBy: 'guess',
            period: pay.period,
            periodBy: pay.periodBy,
            times: pay.times,
          }
    }),
  }
}

/** Percent that is withheld of a dividend, and is final: no more is due, and nothing comes off another tax. */
const ofDividend = 10

const isTold = ({ isPercent, value, role }: ReadAmount): boolean =>
  isPercent && value === ofDividend && (role === undefined || role === 'taxPaid')

/** "800k dividend, the 10% has been removed": told of the dividend, whose tax is paid by it. */
export const withDividendTaxed = (reading: Reading): Reading => {
  const hasDividend = reading.amounts.some(({ role }) => role === 'dividend')
  if (!hasDividend || !reading.amounts.some(isTold)) return reading
  const told = new Set(reading.amounts.filter(isTold).map(({ words }) => words))
  return {
    ...reading,
    amounts: reading.amounts.filter((amount) => !isTold(amount)),
    unplaced: reading.unplaced.filter((words) => !told.has(words)),
  }
}
