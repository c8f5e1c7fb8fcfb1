import { formatNaira } from '../money/format.ts'
import { reporters } from '../years/reporters.ts'
import { administrationSection, citationLine, section } from '../years/sections.ts'
import { type Kobo, koboOf, nairaOf, sumOfKobo } from '../worksheets/kobo.ts'
import { paidOf } from '../worksheets/payments/credited.ts'
import { withheldRow, withholdingRegulation } from '../worksheets/payments/withheld-kinds.ts'
import { inWords } from './days.ts'
import { nairaIn, paymentsIn, type SettlementInput } from './input.ts'
import { payeOf } from './paye.ts'
import type { SettlementLine } from './settlement.ts'
import { certificatesOf, exchangesOf } from './withheld.ts'

/** Lines of one kind that are listed one by one; the rest is one line. */
const mostListed = 40

const sources = {
  tax: citationLine([section('58')]),
  credit: section('120'),
  paye: citationLine([administrationSection('51(6)'), administrationSection('51(7)')]),
  withheld: withholdingRegulation('regulation 8'),
  exchange: `Reported: ${reporters.revenueCircular}`,
  paid: administrationSection('49(1)'),
  balance: citationLine([administrationSection('49(1)'), administrationSection('55')]),
} as const

interface CreditLine {
  readonly id: string
  readonly label: string
  readonly credited: Kobo
  readonly notes: readonly string[]
  readonly source: string
}

/** What is taken off the tax by either reading: PAYE, tax withheld, and what the person paid. */
function creditLines(input: SettlementInput): readonly CreditLine[] {
  return [
    ...listed(
      'employers',
      payeOf(input).map(({ employer, taken }, index) => ({
        id: `paye-${index}`,
        label: `PAYE taken by ${employer === 'Your employer' ? 'your employer' : employer}`,
        credited: taken,
        notes: [],
        source: sources.paye,
      })),
    ),
    ...listed(
      'certificates',
      certificatesOf(input).flatMap(({ row, certificate: { payer, kind, tax }, credited, why }) =>
        why === 'final' || why === 'twice'
          ? []
          : [
              {
                id: `withheld-${row}`,
                label: `Withheld by ${payer}: ${withheldRow(kind).label}`,
                credited,
                notes:
                  why === null
                    ? []
                    : [`${formatNaira(tax)} is not counted: credit needs the receipt. Ask ${payer} for it.`],
                source: sources.withheld,
              },
            ],
      ),
    ),
    ...listed(
      'exchanges',
      exchangesOf(input).map(({ exchange, credited, isCertified }, index) => ({
        id: `exchange-${index}`,
        label: `Withheld by ${exchange ?? 'an exchange that you did not name'}: digital assets`,
        credited,
        notes: [
          isCertified
            ? 'Counted above, by its certificate.'
            : 'Keep the receipt or statement of the exchange: credit needs it.',
        ],
        source: sources.exchange,
      })),
    ),
    ...listed(
      'payments',
      paidOf(paymentsIn(input.worksheets)).flatMap(({ row, instalment: { on, amount }, counted }) =>
        counted === 0n && amount > 0
          ? []
          : [
              {
                id: `paid-${row}`,
                label: `Paid by yourself on ${inWords(on)}`,
                credited: counted,
                notes: [],
                source: sources.paid,
              },
            ],
      ),
    ),
  ]
}

/** The first of a kind one by one, and the others in one line. */
function listed(what: string, lines: readonly CreditLine[]): readonly CreditLine[] {
  const [more, ...others] = lines.slice(mostListed)
  if (more === undefined) return lines
  const credited = sumOfKobo([more, ...others].map((line) => line.credited))
  return [
    ...lines.slice(0, mostListed),
    { ...more, id: `${more.id}-on`, label: `${others.length + 1} more ${what}`, credited, notes: [] },
  ]
}

function foreignCreditLine({ answers, act }: SettlementInput): readonly SettlementLine[] {
  const paid = nairaIn(answers, 'foreignTaxPaid')
  const credit = act?.foreignTaxCredit ?? 0
  if (paid === 0 && credit === 0) return []
  const whole = Math.round(paid)
  return [
    {
      id: 'foreign-credit',
      label: 'Tax paid abroad',
      estimate: 0,
      act: act === null ? null : -credit,
      notes: [
        ...(act === null
          ? []
          : [
              credit < whole
                ? `You paid ${formatNaira(paid)} abroad. At most ${formatNaira(credit)} is credited: the part of your tax that falls on your income from abroad.`
                : 'All of it: it is not more than the part of your tax that falls on your income from abroad.',
            ]),
        'The estimate counts no credit for it.',
      ],
      source: sources.credit,
    },
  ]
}

/** The sums from the tax to the balance, which is the last of them. */
export function linesOf(input: SettlementInput): readonly SettlementLine[] {
  const { result, act } = input
  const first: SettlementLine = {
    id: 'tax',
    label: 'Tax of the year',
    estimate: result.totalTax,
    act: act === null ? null : act.totalTax + act.foreignTaxCredit,
    notes:
      act === null || act.presumptiveTax === 0
        ? []
        : [`By the Act, ${formatNaira(act.presumptiveTax)} of it is on sales without records.`],
    source: sources.tax,
  }
  const credits = creditLines(input).map(({ credited, ...line }): SettlementLine => {
    const amount = credited === 0n ? 0 : nairaOf(-credited)
    return { ...line, estimate: amount, act: act === null ? null : amount }
  })
  const before = [first, ...foreignCreditLine(input), ...credits]
  return [
    ...before,
    {
      id: 'balance',
      label: 'Balance',
      estimate: sumOf(before.map(({ estimate }) => estimate)),
      act: act === null ? null : sumOf(before.map((line) => line.act ?? 0)),
      notes: [],
      source: sources.balance,
    },
  ]
}

/** The sum of amounts of naira and kobo, exact. */
function sumOf(amounts: readonly number[]): number {
  return nairaOf(sumOfKobo(amounts.map(koboOf)))
}
