import {
  type AmountKey,
  type DeductionKey,
  deductionRows,
  type ReliefKey,
  reliefRows,
  rowsOf,
} from '../../../tax/index.ts'
import { administrationSection } from '../../../tax/years/sections.ts'
import { fieldsOf } from './fields.ts'
import { listsOf, rowsIn } from './lists.ts'
import type { Pack } from './pack.ts'

/** What proves a deduction or a relief, and which details of the person name it. */
interface DeductionProof {
  readonly what: string
  /** Boxes of the details worksheet, in order. */
  readonly details: readonly string[]
}

/** The proof of each deduction and relief. */
const deductionProofs: Readonly<Record<DeductionKey | ReliefKey, DeductionProof>> = {
  pensionContribution: { what: 'Payslips or a statement of your pension account', details: ['rsaPin'] },
  nhfContribution: { what: 'Payslips or receipts of the National Housing Fund', details: [] },
  nhisContribution: { what: 'Payslips or receipts of the health insurance', details: [] },
  lifeAssurance: { what: 'Receipt of the premium and the policy', details: ['insurer', 'policyNumber'] },
  mortgageInterest: { what: 'Statement of the loan that shows the interest', details: ['lender'] },
  rentPaidBySelf: {
    what: 'Rent receipt and tenancy agreement',
    details: ['landlord', 'rentAddress', 'rentPeriod'],
  },
}

/** Whether a proof is asked for: something is taken off by either reading. */
function isTakenOff({ calculation, figures }: Pack, key: DeductionKey | ReliefKey): boolean {
  const row = [...deductionRows, ...reliefRows].find((one) => one.key === key)
  const estimate = calculation.lines.find(({ id }) => id === row?.lineId)?.amount ?? 0
  return estimate > 0 || (figures?.takenOff[key] ?? 0) > 0
}

/** The details that a deduction of the person is proved with, typed or not. */
export function detailsOf(pack: Pack, key: DeductionKey | ReliefKey) {
  const boxes = fieldsOf(pack, 'details')
  return deductionProofs[key].details.flatMap((name) => boxes.filter((box) => box.key === name))
}

/** The proof of a deduction with the details that name it, a sentence each. */
export function proofOf(pack: Pack, key: DeductionKey | ReliefKey): readonly string[] {
  const details = detailsOf(pack, key).flatMap(({ label, text }) =>
    text === '' ? [] : [`${label}: ${text}`],
  )
  return [`Proof: ${deductionProofs[key].what}.`, ...(details.length === 0 ? [] : [`${details.join('; ')}.`])]
}

/** A paper to attach: what it is, and what of the return it proves. */
export interface Proof {
  readonly what: string
  readonly of: string
}

const has = ({ calculation }: Pack, keys: readonly AmountKey[]) =>
  calculation.lines.some(({ id, amount }) => (keys as readonly string[]).includes(id) && amount > 0)

/** How many rows a list of a worksheet has. */
function count(pack: Pack, kind: Parameters<typeof listsOf>[0], name: string): number {
  const list = listsOf(kind, pack.taxYear).find((one) => one.name === name)
  return list === undefined ? 0 : rowsIn(pack, list).length
}

const fromEmployers = rowsOf('earned', 'benefit')
  .filter(({ when }) => when === 'hasEmployment')
  .map(({ key }) => key)

/** The papers that the return is proved with, in the order of its sections. Masked, every one that there may be. */
export function proofsOf(pack: Pack): readonly Proof[] {
  const isHidden = pack.calculation.open === undefined
  const papers: readonly (readonly [boolean, Proof])[] = [
    [
      has(pack, fromEmployers) || count(pack, 'pay', 'employers') > 0,
      { what: 'Payslips, and each employer’s statement of pay and PAYE for the year', of: 'Pay and PAYE' },
    ],
    [
      has(pack, ['businessIncome']) || count(pack, 'business', 'businesses') > 0,
      {
        what: 'Accounts of each business, signed by you as true, with costs and assets',
        of: `Business: ${administrationSection('13(2)')}`,
      },
    ],
    [has(pack, ['rentalIncome']), { what: 'Tenancy agreements and receipts of repairs', of: 'Letting' }],
    [
      has(pack, ['interest', 'dividendsNigeria', 'dividendsForeign']),
      { what: 'Bank statements and dividend slips', of: 'Interest and dividends' },
    ],
    [
      has(pack, ['foreignIncome', 'dividendsForeign']) || count(pack, 'foreign', 'receipts') > 0,
      {
        what: 'Payment advice, the exchange rate of each day, and receipts of tax paid abroad',
        of: 'Income from abroad',
      },
    ],
    [
      has(pack, ['gains']) || count(pack, 'gains', 'disposals') + count(pack, 'gains', 'digital') > 0,
      { what: 'Contracts of purchase and sale, and statements of the exchange', of: 'Gains' },
    ],
    ...[...deductionRows, ...reliefRows].map(
      ({ key, reportName }) =>
        [isTakenOff(pack, key), { what: deductionProofs[key].what, of: reportName }] as const,
    ),
    [
      count(pack, 'payments', 'certificates') > 0,
      {
        what: 'Receipt of each tax withheld: without it that tax does not come off',
        of: 'Tax withheld by payers',
      },
    ],
    [
      count(pack, 'payments', 'instalments') > 0,
      { what: 'Receipt of each payment', of: `Payments: ${administrationSection('13(2)')}` },
    ],
  ]
  return papers.flatMap(([isNeeded, paper]) => (isNeeded || isHidden ? [paper] : []))
}
