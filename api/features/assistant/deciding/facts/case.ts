import {
  type AmountKey,
  type Answers,
  nothingPaid,
  type Status,
  vehicleHelper,
} from '../../../../../tax/index.ts'
import { firstYearOfAct } from '../../../../../tax/years/index.ts'
import { type Role, roleOf } from '../../reading/index.ts'
import type { Case, Remark } from '../decision.ts'
import { found, type Found, lacks } from '../missing.ts'
import { assetArticles, gainOf } from '../special/gains.ts'
import { asideRuleOf } from '../special/asides.ts'
import { countedByTheAct } from '../special/counted.ts'
import type { Placed } from './placed.ts'
import { inKobo } from './yearly.ts'

/** Amounts as the engine takes them, with what has to be said beside them. */
export interface Answered {
  readonly answers: Case['answers']
  readonly remarks: readonly Remark[]
  readonly articles: readonly string[]
}

interface Years {
  readonly taxYear: number
  readonly currentYear: number
}

const sumOf = (placed: readonly Placed[], ...roles: readonly Role[]) =>
  inKobo(placed.filter(({ role }) => roles.includes(role)).reduce((sum, { naira }) => sum + naira, 0))

const has = (placed: readonly Placed[], ...roles: readonly Role[]) =>
  placed.some(({ role }) => roles.includes(role))

const isJob = ({ role }: Placed) =>
  roleOf(role).kind === 'pay' || role === 'employerRent' || role === 'employerCar'

/** The status that asks for what was named. */
function statusOf(placed: readonly Placed[]): Status {
  const job = placed.some(isJob)
  const trade = placed.some(({ role }) => role === 'business' || role === 'revenue')
  if (job) return trade ? 'both' : 'employee'
  return trade ? 'self-employed' : 'other'
}

type Amounts = Partial<Record<AmountKey, number>>

/** Amounts whose role is an answer of the engine, added up by answer. */
function plainAmounts(placed: readonly Placed[]): Amounts {
  const amounts: Amounts = {}
  for (const { role, naira } of placed) {
    const { answer, kind } = roleOf(role)
    if (answer === null || kind === 'aside') continue
    amounts[answer] = inKobo((amounts[answer] ?? 0) + naira)
  }
  return amounts
}

interface Part {
  readonly amounts: Amounts
  readonly facts?: Partial<Answers>
  readonly remarks?: readonly Remark[]
  readonly articles?: readonly string[]
}

/** What a trade leaves: its sales less its costs, and never less than nothing. */
function tradePart(placed: readonly Placed[], zero: readonly Role[]): Found<Part | undefined> {
  const sales = placed.find(({ role }) => role === 'revenue')
  const profit = placed.find(({ role }) => role === 'business')
  const hasCosts = has(placed, 'cost')
  if (sales === undefined) {
    if (hasCosts && isLandlord(placed)) return found(lettingPart(placed))
    const other = profit ?? placed.find(({ role }) => roleOf(role).kind === 'pay') ?? placed[0]
    if (hasCosts && other) return lacks({ kind: 'beforeCosts', amount: other.read })
    return found(undefined)
  }
  if (!hasCosts && !zero.includes('cost')) return lacks({ kind: 'costs', amount: sales.read })
  const [taken, costs] = [sumOf(placed, 'revenue'), sumOf(placed, 'cost')]
  const left = inKobo(taken - costs)
  const businessIncome = inKobo(Math.max(0, left) + sumOf(placed, 'business'))
  return found({
    amounts: { businessIncome },
    remarks: left <= 0 ? [{ kind: 'noProfit' }] : [{ kind: 'profit', sales: taken, costs, left }],
    articles: ['business-income'],
  })
}

/** A loss comes off the profit of a trade, to nothing at most; without a profit it waits for one of a later year. */
function lossPart(placed: readonly Placed[], trade: Part | undefined): Part | undefined {
  const loss = sumOf(placed, 'loss')
  if (loss === 0) return undefined
  const profit = trade?.amounts.businessIncome ?? sumOf(placed, 'business')
  if (profit === 0)
    return { amounts: {}, remarks: [{ kind: 'lossKept', loss }], articles: ['business-losses'] }
  const left = Math.max(0, inKobo(profit - loss))
  return {
    amounts: { businessIncome: left },
    remarks: [{ kind: 'lossOff', loss, left }],
    articles: ['business-losses'],
  }
}

/** Who has rent from tenants, and no trade that the costs may be of. */
const isLandlord = (placed: readonly Placed[]): boolean =>
  has(placed, 'rentReceived') && !has(placed, 'business')

/** What rents leave after what the houses cost, and never less than nothing. */
function lettingPart(placed: readonly Placed[]): Part {
  const taken = sumOf(placed, 'rentReceived')
  const costs = inKobo(sumOf(placed, 'cost') + sumOf(placed, 'houseCost'))
  const left = inKobo(taken - costs)
  return {
    amounts: { rentalIncome: Math.max(0, left) },
    remarks: left <= 0 ? [{ kind: 'noProfit' }] : [{ kind: 'rentLeft', rents: taken, costs, left }],
    articles: ['rental-income'],
  }
}

/** What rents leave after the costs that are said to be of the houses, beside a trade with costs of its own. */
function besideTradePart(placed: readonly Placed[]): Part | undefined {
  const costs = sumOf(placed, 'houseCost')
  // Without a trade all costs are of the houses, and were taken off.
  if (costs === 0 || (has(placed, 'cost') && isLandlord(placed))) return undefined
  const rents = sumOf(placed, 'rentReceived')
  const left = inKobo(rents - costs)
  return {
    amounts: { rentalIncome: Math.max(0, left) },
    remarks: left <= 0 ? [{ kind: 'noProfit' }] : [{ kind: 'rentLeft', rents, costs, left }],
    articles: ['rental-income'],
  }
}

/** The car that an employer owns, at the share of its cost that the Act counts. */
function carPart(placed: readonly Placed[]): Part | undefined {
  const cost = sumOf(placed, 'employerCar')
  if (cost === 0) return undefined
  const worked = vehicleHelper({ cost })
  const vehicleBenefit = worked.ok ? (worked.amounts.vehicleBenefit ?? 0) : 0
  return {
    amounts: { vehicleBenefit },
    facts: { carOwner: 'employer', carCost: cost },
    remarks: [{ kind: 'car', cost, counted: vehicleBenefit }],
    articles: ['company-car'],
  }
}

function severancePart(placed: readonly Placed[], years: Years): Part | undefined {
  const paid = sumOf(placed, 'severance')
  if (paid === 0) return undefined
  const over = countedByTheAct('otherIncome', { otherIncome: paid, compensation: paid }, years)
  return {
    amounts: { otherIncome: over },
    remarks: [
      { kind: 'leftOut', rule: over > 0 ? 'severanceOver' : 'severanceFree', naira: inKobo(paid - over) },
    ],
    articles: ['loss-of-office'],
  }
}

function gainPart(placed: readonly Placed[], text: string, years: Years): Found<Part | undefined> {
  const gain = gainOf(placed, text, years)
  if (gain === undefined) return found(undefined)
  if (gain.missing) return lacks(gain.missing)
  const { asset, counted, rule } = gain.found
  const remark: Remark =
    rule === null ? { kind: 'gainTaxed', asset, naira: counted } : { kind: 'leftOut', rule, naira: 0 }
  return found({ amounts: { gains: counted }, remarks: [remark], articles: [assetArticles[asset]] })
}

/** What has a rule of its own and is no part of the sum. */
function asideParts(placed: readonly Placed[]): readonly Part[] {
  return placed.flatMap(({ role, naira }): Part[] => {
    const aside = asideRuleOf(role)
    if (aside === undefined) return []
    return [
      { amounts: {}, remarks: [{ kind: 'leftOut', rule: aside.rule, naira }], articles: [aside.article] },
    ]
  })
}

/** Several jobs, each against the minimum wage by itself: for two or three that paid through the year. */
function jobFacts(placed: readonly Placed[]): Partial<Answers> {
  const jobs = placed.filter(({ role }) => role === 'salary' || role === 'income')
  const months = jobs.map((job) => job.months).filter((each) => each !== undefined)
  const [first, second, third] = jobs
  // "Salary 300k plus income of 60k": who is called a job may be freed as one, and other income is none.
  const isOtherIncome =
    jobs.some(({ role }) => role === 'salary') &&
    jobs.some(({ role, read }) => role === 'income' && read.roleBy === 'named')
  if (isOtherIncome) return {}
  if (second !== undefined && first !== undefined && months.length === 0 && jobs.length <= 3)
    return {
      jobs: third === undefined ? '2' : '3',
      firstJobPay: first.naira,
      ...(third && { secondJobPay: second.naira }),
    }
  if (months.length !== jobs.length || months.length === 0) return {}
  const paid = Math.min(12, Math.ceil(months.reduce((sum, each) => sum + each, 0)))
  return paid >= 1 ? { monthsPaid: paid } : {}
}

/** Roles that the engine has no answer for and a part of its own works out, or that are no income. */
const partsIn = (placed: readonly Placed[], years: Years): readonly Part[] =>
  [
    carPart(placed),
    besideTradePart(placed),
    severancePart(placed, years),
    has(placed, 'prize')
      ? { amounts: { otherIncome: sumOf(placed, 'prize') }, articles: ['prizes'] }
      : undefined,
    ...asideParts(placed),
  ].filter((part) => part !== undefined)

/** What was not counted for a whole year, or by the hour or the day. */
const timesIn = (placed: readonly Placed[]): readonly Remark[] =>
  placed.flatMap(({ read, period, role }) =>
    read.times === undefined || read.isPercent || roleOf(role).kind === 'off'
      ? []
      : [{ kind: 'times', naira: read.value, period, times: read.times }],
  )

/** The answers of all parts but other income, which several of them may have. */
function joined(parts: readonly Part[]): Partial<Answers> {
  return parts.reduce<Partial<Answers>>((all, { amounts, facts }) => {
    // What a part works out to nothing, as rents whose costs are more, takes the place of what was named.
    const named = Object.entries(amounts).filter(
      ([key, naira]) => key !== 'otherIncome' && (naira > 0 || key in nothingPaid || key in all),
    )
    return { ...all, ...Object.fromEntries(named), ...facts }
  }, {})
}

/** Amounts of a year as answers: what nobody named counts as nothing paid. */
export function answersOf(
  placed: readonly Placed[],
  { text, zero }: { readonly text: string; readonly zero: readonly Role[] },
  years: Years,
): Found<Answered> {
  if (years.taxYear < firstYearOfAct && placed.some(({ role }) => roleOf(role).kind === 'aside'))
    return lacks({ kind: 'oldRule', year: years.taxYear })
  const trade = tradePart(placed, zero)
  if (trade.missing) return lacks(trade.missing)
  const gain = gainPart(placed, text, years)
  if (gain.missing) return lacks(gain.missing)
  const { otherIncome = 0, ...plain } = plainAmounts(placed)
  const parts: readonly Part[] = [
    { amounts: plain },
    ...[trade.found, lossPart(placed, trade.found), gain.found].filter((part) => part !== undefined),
    ...partsIn(placed, years),
  ]
  const other = inKobo(otherIncome + parts.reduce((sum, { amounts }) => sum + (amounts.otherIncome ?? 0), 0))
  const answers: Case['answers'] = {
    ...nothingPaid,
    ...joined(parts),
    ...jobFacts(placed),
    ...(other > 0 && { otherIncome: other }),
    taxYear: years.taxYear,
    status: statusOf(placed),
  }
  return found({
    answers,
    remarks: [...timesIn(placed), ...parts.flatMap(({ remarks = [] }) => remarks)],
    articles: parts.flatMap(({ articles = [] }) => articles),
  })
}
