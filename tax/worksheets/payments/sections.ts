import { formatNaira } from '../../money/format.ts'
import { administrationSection } from '../../years/sections.ts'
import { firstYearOfAct } from '../../years/index.ts'
import { dayInFull } from '../day.ts'
import type { WorksheetContent } from '../kinds.ts'
import { nairaOf, sumOfKobo } from '../kobo.ts'
import type { WorkContext, WorkedLine, WorkedSection } from '../rules.ts'
import { type Credit, creditsOf, paidOf } from './credited.ts'
import { checkRate, sourceOf } from './rate-check.ts'
import { termsOf } from './terms.ts'
import { finalBy, withheldRow, withholdingRegulation } from './withheld-kinds.ts'

/** Rows that are listed one by one. */
const mostListed = 50

const whyNot = {
  'no-receipt': `Not counted: it comes off only with its receipt. ${withholdingRegulation('regulation 8')}`,
  twice: 'Counted once: another row has this receipt',
} as const

/** What of the year's tax is paid already: tax withheld that is credited, tax that is final, and own payments. */
export function paymentsSections(
  content: WorksheetContent<'payments'>,
  { taxYear }: WorkContext,
): readonly WorkedSection[] {
  const terms = termsOf(content)
  const credits = creditsOf(content, terms.isAbroad)
  const rateOf = ({ certificate }: Credit) => {
    const check = taxYear < firstYearOfAct ? null : checkRate(certificate, terms)
    return check?.fit === 'fits' ? [`${check.percent}%, as the table says. ${sourceOf(check.figure)}`] : []
  }
  const counted = credits.filter(({ why }) => why !== 'final')
  const final = credits.filter(({ why }) => why === 'final')
  return [
    ...sectionOf(
      'Tax withheld that comes off what you owe',
      counted.map((credit) => ({
        ...lineOf(credit, nairaOf(credit.credited)),
        notes: credit.why === null || credit.why === 'final' ? rateOf(credit) : [whyNot[credit.why]],
      })),
      { label: 'All that comes off', amount: nairaOf(sumOfKobo(counted.map(({ credited }) => credited))) },
    ),
    ...sectionOf(
      'Tax that is final',
      final.map((credit) => ({
        ...lineOf(credit, credit.certificate.tax),
        notes: [
          `On ${formatNaira(credit.certificate.gross)}. Declare it; it is not taken off what you owe. ${finalBy(credit.certificate.kind, terms.isAbroad) ?? ''}`,
        ],
      })),
      null,
    ),
    ...paidSection(content),
  ]
}

const lineOf = ({ certificate: { payer, kind } }: Credit, amount: number): WorkedLine => ({
  label: `${payer}: ${withheldRow(kind).label}`,
  amount,
  kind: 'line',
  notes: [],
})

function paidSection(content: WorksheetContent<'payments'>): readonly WorkedSection[] {
  const paid = paidOf(content)
  return sectionOf(
    'Paid by yourself',
    paid.map(({ instalment: { on, amount }, counted }) => ({
      label: dayInFull(on),
      amount: nairaOf(counted),
      kind: 'line' as const,
      notes: counted === 0n && amount > 0 ? [whyNot.twice] : [],
    })),
    {
      label: 'Paid together',
      amount: nairaOf(sumOfKobo(paid.map(({ counted }) => counted))),
      note: administrationSection('49(1)'),
    },
  )
}

function sectionOf(
  heading: string,
  lines: readonly WorkedLine[],
  sum: { label: string; amount: number; note?: string } | null,
): readonly WorkedSection[] {
  if (lines.length === 0) return []
  const more = lines.slice(mostListed)
  const rest = sumOfKobo(more.map(({ amount }) => BigInt(Math.round((amount ?? 0) * 100))))
  return [
    {
      heading,
      lines: [
        ...lines.slice(0, mostListed),
        ...(more.length === 0
          ? []
          : [{ label: `${more.length} more`, amount: nairaOf(rest), kind: 'line' as const, notes: [] }]),
        ...(sum === null
          ? []
          : [
              {
                label: sum.label,
                amount: sum.amount,
                kind: 'sum' as const,
                notes: sum.note === undefined ? [] : [sum.note],
              },
            ]),
      ],
    },
  ]
}
