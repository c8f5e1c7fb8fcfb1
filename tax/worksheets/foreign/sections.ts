import { formatAmount, formatNaira } from '../../money/format.ts'
import { section } from '../../years/sections.ts'
import type { WorksheetContent } from '../kinds.ts'
import { type Kobo, nairaOf, sumOfKobo } from '../kobo.ts'
import type { WorkedLine, WorkedSection } from '../rules.ts'
import { foreign, type Receipt } from './sheet.ts'
import { type ForeignWork, receivedIn, workForeign } from './work.ts'

const line = (label: string, amount: Kobo, ...notes: readonly string[]): WorkedLine => ({
  label,
  amount: nairaOf(amount),
  kind: 'line',
  notes,
})
const unlessNothing = (made: WorkedLine): readonly WorkedLine[] => (made.amount === 0 ? [] : [made])

/** How the receipts are worked out: by currency, by kind, what is exempt, and the tax abroad. */
export function foreignSections(content: WorksheetContent<'foreign'>): readonly WorkedSection[] {
  if (content.receipts.length === 0) return []
  const work = workForeign(content)
  return [
    { heading: 'By currency', lines: linesByCurrency(content.receipts) },
    { heading: 'By kind', lines: linesByKind(work) },
    ...(work.taxAbroad + work.taxOnExempt > 0n
      ? [{ heading: 'Tax taken abroad', lines: linesOfTax(work) }]
      : []),
  ]
}

/** A rate with all its decimals: "₦1,530.255". */
const rateText = (rate: number) => {
  const [whole = '', decimals] = String(rate).split('.')
  return `${formatNaira(Number(whole))}${decimals === undefined ? '' : `.${decimals}`}`
}

function linesByCurrency(receipts: readonly Receipt[]): readonly WorkedLine[] {
  const currencies = [...new Set(receipts.map(({ currency }) => currency))].sort()
  return currencies.map((currency) => {
    const rows = receipts.filter((row) => row.currency === currency)
    const amount = rows.reduce((sum, row) => sum + Math.round(row.amount * 100), 0) / 100
    const rates = rows.map(({ rate }) => rate)
    const [least, most] = [Math.min(...rates), Math.max(...rates)]
    const range = least === most ? `at ${rateText(least)}` : `at ${rateText(least)} to ${rateText(most)}`
    const count = rows.length === 1 ? 'one payment' : `${rows.length} payments`
    return line(
      currency,
      sumOfKobo(rows.map(receivedIn)),
      `${formatAmount(amount)} ${currency} in ${count}, ${range}. Each is rounded to the kobo.`,
    )
  })
}

function linesByKind(work: ForeignWork): readonly WorkedLine[] {
  const kinds = foreign.lists.receipts.fields.kind.options
  return [
    ...kinds.flatMap(({ value, label }) => unlessNothing(line(label, work.byKind.get(value) ?? 0n))),
    { label: 'Foreign income', amount: nairaOf(work.all), kind: 'sum', notes: [] },
    ...unlessNothing(
      line(
        'Exempt: through approved channels',
        -(work.exemptDividends + work.exemptOther),
        `${section('163(1)(s)')}. The Act does not say which channels are approved.`,
      ),
    ),
    {
      label: 'Foreign income that the Act charges',
      amount: nairaOf(work.all - work.exemptDividends - work.exemptOther),
      kind: 'final',
      notes: [`For who is resident: ${section('12')}`],
    },
  ]
}

function linesOfTax({ taxAbroad, taxOnExempt }: ForeignWork): readonly WorkedLine[] {
  return [
    line(
      'Tax abroad on what is charged here',
      taxAbroad,
      `Comes off your tax, up to the Nigerian tax on that income: ${section('120')}`,
    ),
    ...unlessNothing(
      line(
        'Tax abroad on what is exempt here',
        taxOnExempt,
        `It does not come off: ${formatNaira(0)} is charged here.`,
      ),
    ),
  ]
}
