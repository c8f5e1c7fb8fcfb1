import type { WorksheetContent } from '../kinds.ts'

type Content = WorksheetContent<'gains'>
type Row = Content['disposals'][number]
type Trade = Content['digital'][number]

const kobo = (naira = 0) => BigInt(naira.toFixed(2).replace('.', ''))
const sum = (all: readonly bigint[]) => all.reduce((whole, one) => whole + one, 0n)
const million = (millions: bigint) => millions * 100_000_000n

/** What a sale brings, read off the law's words: the higher cost of shares from before 2026; never an indexation. */
function gain({ kind, boughtOn = '', proceeds, cost, priceEnd2025, sellingCosts }: Row): bigint {
  const isOld = kind.endsWith('shares') && !(boughtOn >= '2026')
  const costs = [kobo(cost), isOld ? kobo(priceEnd2025) : 0n]
  return kobo(proceeds) - kobo(sellingCosts) - (costs[0]! > costs[1]! ? costs[0]! : costs[1]!)
}

/** The circular: proceeds less cost times (rate at sale / rate at purchase); staking and the like at their price. */
function digitalGain({ kind, proceeds, cost, fees, rateAtSale, rateAtPurchase }: Trade): bigint {
  const left = kobo(proceeds) - kobo(fees)
  if (kind === 'reward') return left
  if (!rateAtSale || !rateAtPurchase) return left - kobo(cost)
  const [top, bottom] = [rateAtSale, rateAtPurchase].map((rate) => BigInt(rate.toFixed(6).replace('.', '')))
  const exact = kobo(cost) * top!
  const [whole, rest] = [exact / bottom!, exact % bottom!]
  return left - (rest * 2n >= bottom! ? whole + 1n : whole)
}

/** Without the greatest of some gains: these are free. */
const withoutGreatest = (all: readonly bigint[], number: number) =>
  sum([...all].sort((a, b) => Number(b > a) - Number(b < a)).slice(number))

function chargedShares(rows: readonly Row[]): bigint {
  const [proceeds, all] = [sum(rows.map((row) => kobo(row.proceeds))), sum(rows.map(gain))]
  if (proceeds < million(150n) && all <= million(10n)) return 0n
  const again = sum(rows.map(({ reinvested }) => kobo(reinvested)))
  if (all <= 0n || again === 0n) return all
  if (again >= proceeds) return 0n
  const exact = all * (proceeds - again)
  return exact / proceeds + ((exact % proceeds) * 2n >= proceeds ? 1n : 0n)
}

const isFreeStartup = ({ boughtOn, soldOn }: Row) => {
  if (boughtOn === undefined || soldOn === undefined) return false
  const [year, ...rest] = boughtOn.split('-')
  return soldOn >= [Number(year) + 2, ...rest].join('-')
}

/** What the Act charges of a year's sales, in kobo, by sections 28, 34, 37, 39, 40, 48, 51 to 53 and 163(1)(m). */
export function gainsOracle({ disposals, digital }: Content): bigint {
  const of = (kind: Row['kind']) => disposals.filter((row) => row.kind === kind)
  const homes = of('own-home')
  const things = of('chattels')
  const inDigital = sum(digital.map(digitalGain))
  const charged = sum([
    chargedShares(of('shares')),
    sum(homes.filter(({ usedBefore }) => usedBefore === 'yes').map(gain)),
    withoutGreatest(homes.filter(({ usedBefore }) => usedBefore !== 'yes').map(gain), 1),
    withoutGreatest(of('vehicle').map(gain), 2),
    sum(things.map((row) => kobo(row.proceeds))) > million(5n) ? sum(things.map(gain)) : 0n,
    ...(['other-shares', 'property', 'currency', 'other'] as const).map((kind) => sum(of(kind).map(gain))),
    sum(
      of('startup')
        .filter((row) => !isFreeStartup(row))
        .map(gain),
    ),
    inDigital > 0n ? inDigital : 0n,
  ])
  return charged > 0n ? charged : 0n
}
