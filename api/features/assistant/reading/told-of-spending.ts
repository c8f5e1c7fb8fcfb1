import { speaksOfTrade } from './accounts.ts'
import type { ReadAmount, Reading } from './reading.ts'

const isEmployee = /\b(?:salary|payroll|paye|my (?:employer|boss|oga|office|company))\b/i
const spent =
  /\b(?:i|we|and|but)(?: (?:also|have|did))? (?:spent|spend|used)\s+(?:about |like |up to |over )?[₦n#]?$/i
/** What a trade spends on. */
const onWork =
  /^\s*(?:naira )?(?:(?:a|per|every|each|in|this) (?:month|year|week)|monthly|yearly|weekly)?\s*(?:(?:out )?of (?:it|that|this) )?(?:on|for)\b[^.;!?]{0,60}\b(?:laptop|internet|data|software|subscriptions?|hosting|co-?working|office|equipment|foodstuffs?|ingredients|gas|feed|drugs|parts|camera|lights?|tools?|materials?|goods|stock|transport|logistics|fuel|diesel|petrol|generator|gen|kiosk|shop rent|workers?|staff|assistants?|editors?|ads|adverts?|packaging|delivery|rent of shop|licen[cs]e)\b/i

/** Of own work beside a job, told right before what it costs: "tutorials on my own bring in 90k a month but I spend 25k". */
const ownWorkBrings =
  /\b(?:on my own|by myself|side (?:business|hustle|job)|weekends?|evenings?|my (?:own )?(?:business|shop|salon|farm)|tutorials?|lessons?|freelanc\w*|gigs?|private (?:practice|jobs?))\b[^.;!?]{0,60}?(?:\b(?:brings?|brought|gives?|gave|makes?|made|earns?|pays?|enter|comes? in|bring in)\b[^.;!?]{0,40})?\b(?:but|and|though)\b[^.;!?\d]{0,6}\b(?:i )?(?:dey )?(?:spend|spent|use|used|pay|paid)\s*(?:about |like )?[₦n#]?$/i
const ofHome =
  /^[^.;!?,]{0,30}\b(?:food|feeding|school fees|family|church|clothes|children|kids|house rent|my rent|transport to work|mum|mother|parents)\b/i

function withSpentOnSide(reading: Reading): Reading | undefined {
  const { text, amounts } = reading
  const spentAt = amounts.findIndex(
    ({ at, words, role, isPercent }) =>
      !isPercent &&
      (role === undefined || role === 'cost' || role === 'living') &&
      ownWorkBrings.test(text.slice(0, at)) &&
      !ofHome.test(text.slice(at + words.length)),
  )
  const cost = amounts[spentAt]
  const brings = amounts[spentAt - 1]
  if (
    cost === undefined ||
    brings?.role === undefined ||
    !['income', 'business', 'revenue'].includes(brings.role)
  )
    return undefined
  return {
    ...reading,
    amounts: amounts.map((amount): ReadAmount => {
      if (amount === cost)
        return { ...amount, role: 'cost', roleBy: 'guess', period: amount.period ?? brings.period }
      return amount === brings ? { ...amount, role: 'revenue', roleBy: 'guess' } : amount
    }),
    unplaced: reading.unplaced.filter((words) => words !== cost.words),
  }
}

const ofAgents =
  /\b(?:agents?|agency|marketers?|marketing|brokers?|realtors?|commissions? only|only commissions?|sales ?(?:man|woman|person))\b/i
const namedCost =
  /\b(?:fuel|phone|transport|t-?fare|adverts?|ads|data|airtime|internet|diesel|flyers?|site inspections?)\b[^.;!?,\d]{0,25}$/i

/** "Insurance marketer, commission of 6m, fuel and phone 1.2m": whoever lives on commissions alone pays for the work. */
function withCostsOfCommission(reading: Reading): Reading | undefined {
  const { text, amounts } = reading
  const isCost = ({ role, at, isPercent }: ReadAmount): boolean =>
    !isPercent &&
    (role === 'living' || role === undefined || role === 'allowance') &&
    namedCost.test(text.slice(0, at))
  const costs = amounts.filter(isCost)
  const [commission, more] = amounts.filter((amount) => !costs.includes(amount))
  if (commission?.role !== 'commission' || more !== undefined || costs.length === 0 || !ofAgents.test(text))
    return undefined
  return {
    ...reading,
    amounts: amounts.map((amount): ReadAmount =>
      amount === commission
        ? { ...commission, role: 'revenue', roleBy: 'guess' }
        : {
            ...amount,
            role: 'cost',
            roleBy: 'guess',
            period: amount.periodBy === 'said' ? amount.period : commission.period,
          },
    ),
    unplaced: reading.unplaced.filter((words) => !costs.some((cost) => cost.words === words)),
    dangling: reading.dangling.filter((role) => role !== 'cost'),
  }
}

/** "A contract developer: $42,000 this year, I spent 6m on laptop and internet": what the work takes in, and what it costs. */
export function withSpentOnWork(reading: Reading): Reading {
  const { text, amounts } = reading
  const beside = withSpentOnSide(reading) ?? withCostsOfCommission(reading)
  if (beside) return beside
  if (!speaksOfTrade(text) || isEmployee.test(text)) return reading
  const isSpent = ({ at, words, role, isPercent }: ReadAmount): boolean =>
    !isPercent &&
    (role === undefined || role === 'living') &&
    spent.test(text.slice(0, at)) &&
    onWork.test(text.slice(at + words.length))
  const costs = amounts.filter(isSpent)
  const takings = amounts.filter(
    ({ role, isPercent }) =>
      !isPercent && (role === 'income' || role === 'business' || role === 'revenue' || role === 'commission'),
  )
  if (costs.length === 0 || takings.length !== 1) return reading
  const periodOf = ({ at, words }: ReadAmount): ReadAmount['period'] =>
    /^\s*(?:out )?of (?:it|that)\b/i.test(text.slice(at + words.length)) ? takings[0]?.period : undefined
  return {
    ...reading,
    amounts: amounts.map((amount) => {
      // "1.1m comes in every month and I spend 640k of it": as often as what it is spent of.
      if (costs.includes(amount))
        return { ...amount, role: 'cost', roleBy: 'guess', period: amount.period ?? periodOf(amount) }
      return takings.includes(amount) ? { ...amount, role: 'revenue', roleBy: 'guess' } : amount
    }),
    unplaced: reading.unplaced.filter((words) => !costs.some((cost) => cost.words === words)),
    traps: reading.traps.filter(
      ({ kind, words }) => kind !== 'notEarned' || !costs.some((cost) => words.includes(cost.words)),
    ),
  }
}
