import { formatNaira } from '../../money/format.ts'
import { reporters } from '../../years/reporters.ts'
import { acts, section } from '../../years/sections.ts'
import { told } from '../../years/told.ts'
import type { WorksheetContent } from '../kinds.ts'
import { type Kobo, nairaOf, sumOfKobo } from '../kobo.ts'
import type { WorkedLine, WorkedSection } from '../rules.ts'
import { costOf, gainOf } from './gain-of.ts'
import { gains, type Disposal } from './sheet.ts'
import { freeGains, type GainsWork, uncountedLosses, workGains } from './work.ts'
import { withheldByExchanges } from './withheld.ts'

type Content = WorksheetContent<'gains'>

/** Sales that are listed one by one. */
const mostListed = 50

const line = (label: string, amount: Kobo, ...notes: readonly string[]): WorkedLine => ({
  label,
  amount: nairaOf(amount),
  kind: 'line',
  notes,
})
const unlessNothing = (made: WorkedLine): readonly WorkedLine[] => (made.amount === 0 ? [] : [made])

/** How the sales are worked out: each, the digital assets together, what is free, and what the Act charges. */
export function gainsSections(content: Content): readonly WorkedSection[] {
  const { disposals, digital } = content
  if (disposals.length + digital.length === 0) return []
  const work = workGains(content)
  return [
    ...(disposals.length > 0 ? [{ heading: 'Each sale', lines: linesOfSales(disposals) }] : []),
    ...(digital.length > 0 ? [{ heading: 'Digital assets', lines: linesOfDigital(work) }] : []),
    { heading: 'Gains of the year', lines: linesOfAll(work) },
    ...sectionOfWithheld(content),
  ]
}

const kindLabels = new Map<string, string>(
  gains.lists.disposals.fields.kind.options.map(({ value, label }) => [value, label]),
)

function linesOfSales(rows: readonly Disposal[]): readonly WorkedLine[] {
  const listed = rows.slice(0, mostListed).map((row) => {
    const label = kindLabels.get(row.kind) ?? row.kind
    const cost = `${formatNaira(row.proceeds)} less ${formatNaira(nairaOf(costOf(row)))} that it cost`
    const selling = row.sellingCosts ? ` and ${formatNaira(row.sellingCosts)} for selling it` : ''
    return line(row.what === undefined ? label : `${label}: ${row.what}`, gainOf(row), `${cost}${selling}`)
  })
  const more = rows.slice(mostListed)
  return more.length === 0
    ? listed
    : [...listed, line(`${more.length} more sales`, sumOfKobo(more.map(gainOf)))]
}

function linesOfDigital({ digital }: GainsWork): readonly WorkedLine[] {
  return [
    line(
      'Gains on digital assets',
      digital.gains,
      `${acts.administration}, Fifth Schedule. Counted in dollars where you gave both rates (reported: ${reporters.revenueCircular})`,
    ),
    ...unlessNothing(line('Losses on digital assets', -digital.losses)),
    ...unlessNothing(
      line(
        'Loss that is not used',
        digital.unused,
        `It comes off gains on digital assets only: ${section('28(3)')}`,
      ),
    ),
    { label: 'Digital assets together', amount: nairaOf(digital.net), kind: 'sum', notes: [] },
  ]
}

function linesOfAll(work: GainsWork): readonly WorkedLine[] {
  const { shares, home, vehicles, chattels, outside } = work
  const limits = `Below ${formatNaira(told.shareProceeds.value)} with a gain of at most ${formatNaira(told.shareGain.value)}, or the part that bought Nigerian shares again: ${section('34(1)(a)')}`
  return [
    ...unlessNothing(
      line('Losses that are not counted', uncountedLosses(work), 'On something whose gain would be free.'),
    ),
    {
      ...line(
        'Gains less losses',
        work.declared,
        `Nothing is added for the rise of prices. ${section('39', '40')}`,
        'A loss on what is free is not counted; losses come off gains only. Neither is certain.',
      ),
      kind: 'sum',
    },
    ...unlessNothing(line('Free: Nigerian shares', -shares.free, limits)),
    ...unlessNothing(line('Free: your home, once in a lifetime', -freeGains(home), section('51'))),
    ...unlessNothing(
      line(
        `Free: ${told.privateVehicles.value} private vehicles a year`,
        -freeGains(vehicles),
        section('53'),
      ),
    ),
    ...unlessNothing(
      line(
        'Free: personal things',
        -chattels.free,
        `Sold for at most ${formatNaira(told.chattels.value)} in the year: ${section('52')}`,
      ),
    ),
    ...(outside.rows.length > 0
      ? [
          {
            label: 'Left out: startups, land that the government took, life insurance policies',
            amount: null,
            kind: 'line' as const,
            notes: [section('37'), section('48'), section('163(1)(m)')],
          },
        ]
      : []),
    {
      label: 'Gains that the Act charges',
      amount: nairaOf(work.counted),
      kind: 'final',
      notes: [`They join your income and are taxed by the same bands: ${section('28')}`],
    },
  ]
}

function sectionOfWithheld(content: Content): readonly WorkedSection[] {
  const lines = withheldByExchanges(content).map(({ exchange, tax }): WorkedLine => ({
    label: exchange ?? 'An exchange that you did not name',
    amount: tax,
    kind: 'line',
    notes: [],
  }))
  if (lines.length === 0) return []
  const [first, ...others] = lines
  const notes = [
    `It comes off the tax that you still owe (reported: ${reporters.revenueCircular}). Keep the exchange's statement.`,
  ]
  return [
    {
      heading: 'Tax that exchanges withheld',
      lines: first === undefined ? [] : [{ ...first, notes }, ...others],
    },
  ]
}
