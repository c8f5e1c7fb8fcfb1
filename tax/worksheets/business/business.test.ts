import * as fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { nothingPaid } from '../../answers/keys.ts'
import type { RawAnswers } from '../../answers/raw-answers.ts'
import { businessWorksheetCases } from '../../cases/business-worksheet.ts'
import { explain } from '../../explanation/index.ts'
import { halfUp, toKobo } from '../../testing/fraction.ts'
import { carriedWorksheet, checkWorksheet, rulesOf } from '../all-rules.ts'
import { filledAnswers } from '../fill.ts'
import type { WorksheetContent } from '../kinds.ts'
import { soundBusiness } from '../testing/business-arbitraries.ts'
import { poolByLaw, presumptiveByLaw, turnoverByLaw } from '../testing/business-oracle.ts'

type Content = WorksheetContent<'business'>
const context = { taxYear: 2026 }
const rules = rulesOf('business')
const none: Content = { businesses: [], costs: [], assets: [], broughtForward: [] }
const koboOf = (naira: unknown) => BigInt(Math.round(Number(naira ?? 0) * 100))
/** What the next year begins with. */
const carriedFrom = (content: Content, fromYear = 2026) =>
  carriedWorksheet('business', content, { fromYear, taxYear: fromYear + 1 }) ?? none
const actOf = (answers: RawAnswers) => explain(answers, { currentYear: 2026 })

/** The Act's and the estimate's tax once the worksheet has set its answers. */
function figured(answers: RawAnswers, content: Content) {
  const { act, result } = actOf(filledAnswers(answers as never, rules.fills(content, context)))
  return { byTheAct: act?.totalTax, taxable: act?.taxableIncome, result: result.totalTax }
}

test.each(businessWorksheetCases.map((one) => [one.id, one.about, one] as const))(
  '%s: %s',
  (_id, _about, { worksheet, answers, fills, byTheAct, result, left }) => {
    const content = { ...none, ...worksheet }
    expect(checkWorksheet('business', content, 2026)).toEqual({ ok: true, content })
    expect(rules.fills(content, context)).toMatchObject(fills)
    expect(figured(answers, content)).toMatchObject({ byTheAct, result })
    const carried = carriedFrom(content).broughtForward
    expect(carried).toEqual(left ?? carried)
  },
)

const isOnSales = ({ records, businesses }: Content) =>
  records === 'no' && businesses.some(({ kind }) => kind === 'trade')
const trader = { status: 'self-employed', taxYear: 2026, ...nothingPaid } as const

describe('a worksheet of any businesses', () => {
  it('is accepted as it is', () => {
    fc.assert(
      fc.property(soundBusiness, (content) => {
        expect(checkWorksheet('business', content, 2026)).toEqual({ ok: true, content })
      }),
      { numRuns: 1_000 },
    )
  })

  it('is worked out as the law is written, to the kobo', () => {
    fc.assert(
      fc.property(soundBusiness, (content) => {
        const fills = rules.fills(content, context)
        expect(fills).toEqual(fillsByLaw(content, Object.keys(fills)))
        expect(leftOf(carriedFrom(content))).toEqual(leftByLaw(content))
      }),
      { numRuns: 3_000 },
    )
  })

  it('is taxed on its sales where there are no records', () => {
    fc.assert(
      fc.property(soundBusiness, (content) => {
        const given: Content = { ...content, records: 'no' }
        const fills = rules.fills(given, context)
        fc.pre(fills.businessRecords === 'no')
        // The Act's total takes it to the kobo first.
        const tax = Number(halfUp(toKobo(presumptiveByLaw(turnoverByLaw(given)))))
        const said = finalsOf(given).find(({ label }) => label === 'Tax on the sales by the Act')
        const act = actOf({ ...trader, ...(fills as RawAnswers) }).act
        expect([said?.amount, act?.presumptiveTax]).toEqual([tax, tax])
      }),
      { numRuns: 1_000 },
    )
  })

  it('is taxed by the Act on what is left after losses and allowances', () => {
    fc.assert(
      fc.property(soundBusiness, (content) => {
        const fills = rules.fills(content, context)
        fc.pre('businessIncome' in fills)
        const onSales = fills.businessRecords === 'no'
        const counted = [
          onSales ? 0n : poolByLaw(content, 'trade', 2026).counted,
          'rentalIncome' in fills ? poolByLaw(content, 'letting', 2026).counted : 0n,
        ]
        expect(koboOf(figured(trader, content).taxable)).toBe(counted.reduce((sum, one) => sum + one, 0n))
        const said = finalsOf(content).filter(({ label }) => label.includes('that is taxed'))
        expect(said.reduce((sum, { amount }) => sum + koboOf(amount), 0n)).toBe(
          (onSales ? 0n : (counted[0] ?? 0n)) + poolByLaw(content, 'letting', 2026).counted,
        )
      }),
      { numRuns: 1_000 },
    )
  })

  it('comes to the same in whatever order its rows stand', () => {
    fc.assert(
      fc.property(soundBusiness, fc.infiniteStream(fc.nat()), (content, places) => {
        const other = shuffled(content, places)
        expect(rules.fills(other, context)).toEqual(rules.fills(content, context))
        expect(leftOf(carriedFrom(other))).toEqual(leftOf(carriedFrom(content)))
      }),
      { numRuns: 500 },
    )
  })

  it('comes to the same when a cost is split in two, and when a refused cost is left out', () => {
    fc.assert(
      fc.property(soundBusiness, fc.nat(100), (content, percent) => {
        const fills = rules.fills(content, context)
        const split = content.costs.flatMap((cost) => {
          const part = Math.floor(cost.amount * percent) / 100
          return [
            { ...cost, amount: part },
            { ...cost, amount: Math.round((cost.amount - part) * 100) / 100 },
          ]
        })
        expect(rules.fills({ ...content, costs: split }, context)).toEqual(fills)
        const refused = ['fine', 'private', 'capital', 'donation', 'income-tax', 'insured', 'no-vat']
        const allowed = content.costs.filter(({ kind }) => !refused.includes(kind))
        fc.pre(allowed.length > 0 && 'businessIncome' in fills)
        expect(figured(trader, { ...content, costs: allowed })).toEqual(figured(trader, content))
      }),
      { numRuns: 500 },
    )
  })

  it('adds up: the lines of every section come to the sum under them', () => {
    fc.assert(
      fc.property(soundBusiness, (content) => {
        for (const { heading, lines } of rules.sections(content, context)) {
          const last = lines.at(-1)
          if (last?.kind === 'line' || heading.startsWith('Tax on the sales')) continue
          const all = lines.slice(0, -1).reduce((sum, { amount }) => sum + koboOf(amount), 0n)
          expect([heading, koboOf(last?.amount)]).toEqual([heading, all])
        }
      }),
      { numRuns: 500 },
    )
  })
})

const naira = (kobo: bigint) => Number(kobo) / 100

/** The answers by the law, of those that are set. */
function fillsByLaw(content: Content, keys: readonly string[]) {
  const onSales = isOnSales(content)
  const trade = poolByLaw(content, 'trade', 2026, onSales)
  const all: RawAnswers = {
    businessIncome: naira(trade.outcome > 0n ? trade.outcome : 0n),
    rentalIncome: naira(poolByLaw(content, 'letting', 2026).counted),
    businessRecords: onSales ? 'no' : 'yes',
    businessTurnover: onSales ? naira(turnoverByLaw(content)) : null,
    lossesBroughtForward: onSales ? null : naira(trade.lossesIn),
    capitalAllowances: onSales ? null : naira(trade.allowancesIn),
  }
  return Object.fromEntries(Object.entries(all).filter(([key]) => keys.includes(key)))
}

const finalsOf = (content: Content) =>
  rules.sections(content, context).flatMap(({ lines }) => lines.filter(({ kind }) => kind === 'final'))

type Kind = Content['broughtForward'][number]['kind']
/** What is left for later, of each kind. */
const leftOf = ({ broughtForward }: Content) =>
  (['loss', 'allowance', 'letting-loss', 'letting-allowance'] as const).map((kind: Kind) =>
    broughtForward.filter((row) => row.kind === kind).reduce((sum, { amount }) => sum + koboOf(amount), 0n),
  )
const leftByLaw = (content: Content) =>
  (['trade', 'letting'] as const).flatMap((name) => {
    const kinds: readonly Kind[] =
      name === 'trade' ? ['loss', 'allowance'] : ['letting-loss', 'letting-allowance']
    // Without a business of the kind nothing is used of what was brought in.
    if (!content.businesses.some(({ kind }) => kind === name))
      return kinds.map((kind) => leftOf(content)[all.indexOf(kind)] ?? 0n)
    const pool = poolByLaw(content, name, 2026, name === 'trade' && isOnSales(content))
    return [pool.lossesOut, pool.allowancesOut]
  })
const all: readonly Kind[] = ['loss', 'allowance', 'letting-loss', 'letting-allowance']

/** The same rows in another order, each cost and asset with the same business. */
function shuffled(content: Content, places: fc.Stream<number>): Content {
  const mixed = <Row>(rows: readonly Row[]) =>
    rows
      .map((row) => ({ row, place: Number(places.next().value) }))
      .sort((one, other) => one.place - other.place)
      .map(({ row }) => row)
  const businesses = mixed(content.businesses)
  const moved = <Row extends { readonly business?: number }>(row: Row): Row => {
    const owner = content.businesses[(row.business ?? 1) - 1]
    return owner === undefined ? row : { ...row, business: businesses.indexOf(owner) + 1 }
  }
  return {
    ...content,
    businesses,
    costs: mixed(content.costs).map(moved),
    assets: mixed(content.assets).map(moved),
    broughtForward: mixed(content.broughtForward),
  }
}

const withSales = (next: Content, { businesses }: Content): Content => ({
  ...next,
  businesses: next.businesses.map((row, index) => ({ ...row, turnover: businesses[index]?.turnover ?? 0 })),
})

/** The worksheets of the following years with the same sales, each begun with what the one before left. */
function years(content: Content, count: number): readonly { content: Content; taxYear: number }[] {
  const list = [{ content, taxYear: 2026 }]
  for (let taxYear = 2027; taxYear < 2026 + count; taxYear += 1) {
    const next = carriedFrom(list.at(-1)?.content ?? none, taxYear - 1)
    expect(checkWorksheet('business', next, taxYear)).toEqual({ ok: true, content: next })
    list.push({ content: withSales(next, content), taxYear })
  }
  return list
}

describe('over the years', () => {
  it('never more than the cost is claimed for an asset, and all of it where it stays in use', () => {
    fc.assert(
      fc.property(soundBusiness, (given) => {
        const content: Content = {
          ...given,
          records: 'yes',
          businesses: given.businesses.map(({ name, kind }) => ({ name, kind, turnover: 5_000_000 })),
        }
        const last = years(content, 12).at(-1)
        fc.pre(content.businesses.length > 0)
        const kept = content.assets.filter(
          ({ stoppedOn }) => stoppedOn === undefined || stoppedOn > '2026-12-31',
        )
        last?.content.assets.forEach((asset, index) => {
          const { cost, businessShare = 100, takenBefore = 0 } = kept[index] ?? asset
          const most = (koboOf(cost) * BigInt(Math.round(businessShare * 100))) / 10_000n
          const before = koboOf(takenBefore)
          const taken = koboOf(asset.takenBefore)
          expect(taken).toBeLessThanOrEqual(before > most ? before : most)
          // A tenth of less than a naira may be less than a kobo.
          expect(taken).toBeGreaterThanOrEqual(most < 100n ? 0n : most)
        })
      }),
      { numRuns: 200 },
    )
  })

  it('never more losses are used than were made', () => {
    fc.assert(
      fc.property(soundBusiness, (content) => {
        let [used, there] = [0n, 0n]
        for (const { content: of, taxYear } of years({ ...content, records: 'yes' }, 5)) {
          const pool = poolByLaw(of, 'trade', taxYear)
          const brought = leftOf(of)[0] ?? 0n
          const said = rules
            .sections(of, { taxYear })
            .flatMap(({ heading, lines }) => (heading.startsWith('Profit after') ? lines : []))
            .find(({ label }) => label === 'Losses of earlier years')
          used += koboOf(-(said?.amount ?? 0))
          there = taxYear === 2026 ? brought : there
          expect(used).toBeLessThanOrEqual(there)
          there += pool.outcome < 0n ? -pool.outcome : 0n
        }
      }),
      { numRuns: 200 },
    )
  })

  it('begins with no sales and no costs, and without what was closed', () => {
    fc.assert(
      fc.property(soundBusiness, (content) => {
        const { businesses, costs } = carriedFrom(content)
        expect(costs).toEqual([])
        expect(businesses.map(({ name, kind }) => [name, kind])).toEqual(
          content.businesses.filter(({ closed }) => closed !== 'yes').map(({ name, kind }) => [name, kind]),
        )
        expect(businesses.every(({ turnover, dailyTakings }) => turnover === dailyTakings)).toBe(true)
      }),
      { numRuns: 300 },
    )
  })
})
