import { firstYearOfAct } from '../../years/index.ts'
import { reporters } from '../../years/reporters.ts'
import { section } from '../../years/sections.ts'
import { remarkEachRow } from '../each-row.ts'
import type { Remark, WorkContext } from '../rules.ts'
import { businessRemarks } from './business-remarks.ts'
import { endOf } from './period.ts'
import { type BusinessContent, hasCosts, isOnSales, ownerOf, poolOf } from './pool.ts'
import type { Asset, Cost } from './sheet.ts'

/** What is to be mended or known about a business worksheet, a sentence each. */
export function remarksOfBusiness(content: BusinessContent, context: WorkContext): readonly Remark[] {
  return [
    ...wholeRemarks(content, context),
    ...content.businesses.flatMap((row, index) =>
      businessRemarks(row, `businesses.${index}`, content, context),
    ),
    ...remarkEachRow('costs', content.costs, (cost, index) => dateWords(cost, index, content, context), 'on'),
    ...remarkEachRow('assets', content.assets, takenWords, 'takenBefore'),
  ]
}

const about = (words: string, at: string | null = null): Remark => ({ words, at })

function wholeRemarks(content: BusinessContent, context: WorkContext): readonly Remark[] {
  const { businesses, costs, assets, broughtForward } = content
  if (businesses.length === 0)
    return costs.length + assets.length + broughtForward.length === 0
      ? []
      : [about('Add your business: costs, things you own and losses count from then on.', 'businesses')]
  if (context.taxYear < firstYearOfAct)
    return [
      about(
        `Accounts that ended before ${firstYearOfAct} stay under the old law: so reported, by the ${reporters.transitionNote}. Sales less costs are filled in as an estimate, by the kinds of cost of today’s law; losses brought forward and capital allowances are not.`,
      ),
    ]
  return [...recordsRemarks(content, context), ...lossRemarks(content, context)]
}

function recordsRemarks(content: BusinessContent, context: WorkContext): readonly Remark[] {
  if (isOnSales(content, context)) return salesRemarks(content, context)
  const hasTrade = content.businesses.some(({ kind }) => kind === 'trade')
  return hasTrade && content.records === undefined
    ? [about('Say whether you kept records: until then it counts as yes.', 'records')]
    : []
}

function salesRemarks(content: BusinessContent, context: WorkContext): readonly Remark[] {
  const { businesses, broughtForward, assets } = content
  const trades = poolOf(content, 'trade', context)
  const carried = broughtForward.length + assets.length > 0
  return [
    about(
      `Some trades pay nothing without records, such as hawkers and kiosk tailors: so reported, by the ${reporters.presumptive}. Ask your tax office about yours.`,
    ),
    ...(trades !== null && !hasCosts(trades)
      ? [
          about(
            'The estimate counts a profit, and without costs none is known: it keeps the business income that you typed. The tax by the Act counts the sales.',
          ),
        ]
      : []),
    ...(carried
      ? [
          about(
            'What becomes of losses and capital allowances in a year that is taxed on the sales is not certain. They are not used here, and stay for the next year.',
          ),
        ]
      : []),
    ...(businesses.some(({ kind }) => kind === 'letting')
      ? [
          about(
            'Whether rent may be taxed without records too is not certain. Here it is taxed after its costs.',
          ),
        ]
      : []),
  ]
}

function lossRemarks(content: BusinessContent, context: WorkContext): readonly Remark[] {
  const trades = poolOf(content, 'trade', context)
  const lettings = poolOf(content, 'letting', context)
  const isLoss = [trades, lettings].some((pool) => (pool?.profit ?? 0n) < 0n)
  const isMixed =
    trades !== null && trades.outcomes.length > 1 && trades.outcomes.some(({ profit }) => profit < 0n)
  return [
    ...(isLoss && !(isOnSales(content, context) && (lettings?.profit ?? 0n) >= 0n)
      ? [
          about(
            `A loss is carried into the next years. Whether it may be taken off a salary of the same year is not certain: here it is not. ${section('28(3)')}.`,
          ),
        ]
      : []),
    ...(isMixed
      ? [
          about(
            `Your trades are counted together: the loss of one lowers the profit of another. ${section('28(3)')} says against trade profit; whether it must be the same trade is not certain.`,
          ),
        ]
      : []),
  ]
}

/** A cost of another time than the accounts. */
function dateWords(
  cost: Cost,
  index: number,
  content: BusinessContent,
  { taxYear }: WorkContext,
): string | null {
  const owner = ownerOf(content, cost)
  if (owner === undefined || cost.on === undefined || cost.kind === 'before-start') return null
  const isAfter = cost.on > endOf(owner, taxYear)
  const isBefore = owner.from !== undefined && cost.on < owner.from
  return isAfter || isBefore
    ? `Cost ${index + 1}: its day is not within the accounts. It counts: take it out if it belongs to another year.`
    : null
}

function takenWords({ cost, businessShare = 100, takenBefore = 0 }: Asset, index: number): string | null {
  return takenBefore * 100 > Math.round(cost * businessShare)
    ? `Thing ${index + 1}: more was claimed than the part of its cost that is for the business. Nothing more comes off.`
    : null
}
