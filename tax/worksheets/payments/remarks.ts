import { openPoints } from '../../guide/open-points.ts'
import { formatNaira } from '../../money/format.ts'
import { firstYearOfAct } from '../../years/index.ts'
import { reporters } from '../../years/reporters.ts'
import { dayInFull } from '../day.ts'
import { remarkEachRow } from '../each-row.ts'
import type { WorksheetContent } from '../kinds.ts'
import type { Remark, WorkContext } from '../rules.ts'
import { remarkTwice } from '../twice.ts'
import { creditsOf } from './credited.ts'
import { checkRate, rateInWords } from './rate-check.ts'
import { termsOf } from './terms.ts'
import { withholdingRegulation } from './withheld-kinds.ts'

type Content = WorksheetContent<'payments'>

/** What stands to be looked at: rates that do not fit, receipts that are missing or there twice, and what is not certain. */
export function paymentsRemarks(content: Content, { taxYear, today }: WorkContext): readonly Remark[] {
  const { certificates, instalments } = content
  return [
    ...(taxYear < firstYearOfAct
      ? certificates.slice(0, 1).map(() => ({
          words: `We know the rates of ${firstYearOfAct} and later only, so those of ${taxYear} are not checked.`,
          at: null,
        }))
      : rateRemarks(content)),
    ...receiptRemarks(content),
    ...remarkEachRow(
      'instalments',
      instalments,
      ({ on }) =>
        today !== undefined && on > today
          ? `${dayInFull(on)} is still to come, and this payment counts as made. Check the day, or take the row out until it is paid.`
          : null,
      'on',
    ),
    ...remarkTwice('instalments', instalments, ['on', 'amount', 'receipt'], 'Payment'),
    ...certificates.slice(0, 1).map(() => ({
      words: `Not certain: ${openPoints.whoWithholds} (reported: ${reporters.lagosQuestions}).`,
      at: null,
    })),
  ]
}

function rateRemarks(content: Content): readonly Remark[] {
  const terms = termsOf(content)
  return remarkEachRow(
    'certificates',
    content.certificates,
    (certificate) => rateInWords(certificate, checkRate(certificate, terms)),
    'tax',
  )
}

function receiptRemarks(content: Content): readonly Remark[] {
  const why = creditsOf(content, termsOf(content).isAbroad)
  return [
    ...remarkEachRow(
      'certificates',
      content.certificates,
      ({ payer, tax }, row) =>
        why[row]?.why === 'no-receipt'
          ? `${formatNaira(tax)} withheld by ${payer} is not counted yet: type the number of its receipt. With the receipt it counts even if the payer kept the money (${withholdingRegulation('regulation 8')}).`
          : null,
      'receipt',
    ),
    ...remarkEachRow('certificates', content.certificates, (_certificate, row) =>
      why[row]?.why === 'twice'
        ? `Row ${row + 1} has a receipt that another row has too. It is counted once: take one of them out.`
        : null,
    ),
  ]
}
