import { reporters } from '../years/reporters.ts'
import { formatNaira } from '../money/format.ts'
import { dayInFull } from '../worksheets/day.ts'
import { type Kobo, koboOf, nairaOf, sumOfKobo } from '../worksheets/kobo.ts'
import { unnamedEmployer } from '../worksheets/pay/employer-year.ts'
import { paidOf } from '../worksheets/payments/credited.ts'
import { withheldRow } from '../worksheets/payments/withheld-kinds.ts'
import { nairaIn, paymentsIn, type SettlementInput } from './input.ts'
import { payeOf } from './paye.ts'
import type { Settlement, SettlementLine } from './settlement.ts'
import { sources } from './sources.ts'
import { certificatesOf, exchangesOf, incomeMissing } from './withheld.ts'

/** Lines of one kind that are listed one by one; the rest is one line. */
const mostListed = 40

interface CreditLine extends Pick<SettlementLine, 'id' | 'label' | 'notes' | 'source'> {
  readonly credited: Kobo
}

/** A line in kobo: sums of many certificates pass what a number holds exactly. */
interface KoboLine extends Pick<SettlementLine, 'id' | 'label' | 'notes' | 'source'> {
  readonly estimate: Kobo
  readonly act: Kobo | null
}

/** What is taken off the tax by either reading: PAYE, tax withheld, and what the person paid. */
function creditLines(input: SettlementInput): readonly CreditLine[] {
  return [
    ...listed(
      'employers',
      payeOf(input).map(({ employer, taken }, index) => ({
        id: `paye-${index}`,
        label: `PAYE taken by ${employer === unnamedEmployer ? 'your employer' : employer}`,
        credited: taken,
        notes: [],
        source: sources.paye,
      })),
    ),
    ...listed(
      'certificates',
      certificatesOf(input).flatMap(({ row, certificate, credited, why }) => {
        const { payer, kind, tax } = certificate
        if (why === 'final' || why === 'twice') return []
        const missing = incomeMissing(input.answers, certificate)
        return [
          {
            id: `withheld-${row}`,
            label: `Withheld by ${payer}: ${withheldRow(kind).label}`,
            credited,
            notes: [
              ...(why === null
                ? []
                : [
                    `${formatNaira(tax)} is not counted: it comes off only with its receipt. Ask ${payer} for it.`,
                  ]),
              ...(missing === null ? [] : [missing]),
            ],
            source: sources.withheld,
          },
        ]
      }),
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
            : 'Keep the receipt or statement of the exchange: without it, this does not come off.',
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
                label: `Paid by yourself on ${dayInFull(on)}`,
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

function foreignCreditLine({ answers, act }: SettlementInput): readonly KoboLine[] {
  const paid = nairaIn(answers, 'foreignTaxPaid')
  const credit = act?.foreignTaxCredit ?? 0
  if (paid === 0 && credit === 0) return []
  const whole = Math.round(paid)
  return [
    {
      id: 'foreign-credit',
      label: 'Tax paid abroad',
      estimate: 0n,
      act: act === null ? null : -koboOf(credit),
      notes: [
        ...(act === null
          ? []
          : [
              credit < whole
                ? `You paid ${formatNaira(paid)} abroad. At most ${formatNaira(credit)} comes off: the part of your tax that falls on your income from abroad.`
                : 'All of it: it is not more than the part of your tax that falls on your income from abroad.',
            ]),
        'The estimate takes nothing off for it.',
      ],
      source: sources.credit,
    },
  ]
}

/** The sums from the tax to the balance, and what they come to. */
export function linesOf(input: SettlementInput): Pick<Settlement, 'lines' | 'balance'> {
  const { result, act } = input
  const first: KoboLine = {
    id: 'tax',
    label: 'Tax of the year',
    estimate: koboOf(result.totalTax),
    act: act === null ? null : koboOf(act.totalTax + act.foreignTaxCredit),
    notes:
      act === null || act.presumptiveTax === 0
        ? []
        : [
            `By the Act, ${formatNaira(act.presumptiveTax)} of it is on sales without records. Its rate is reported by ${reporters.presumptive}, not read in the Act.`,
          ],
    source: sources.tax,
  }
  const credits = creditLines(input).map(({ credited, ...line }): KoboLine => ({
    ...line,
    estimate: -credited,
    act: act === null ? null : -credited,
  }))
  const before = [first, ...foreignCreditLine(input), ...credits]
  const balance: KoboLine = {
    id: 'balance',
    label: 'Balance',
    estimate: sumOfKobo(before.map(({ estimate }) => estimate)),
    act: act === null ? null : sumOfKobo(before.map((line) => line.act ?? 0n)),
    notes: [],
    source: sources.balance,
  }
  return { lines: before.map(inNaira), balance: inNaira(balance) }
}

const inNaira = (line: KoboLine): SettlementLine => ({
  ...line,
  estimate: nairaOf(line.estimate),
  act: line.act === null ? null : nairaOf(line.act),
})
