import { openResult } from '../../../http/index.ts'
import { dueOf } from '../../../../tax/settlement/days.ts'
import { returnOfficeOf } from '../../../../tax/worksheets/details/where.ts'
import { missingOf } from '../missing.ts'
import type { Pack } from '../pack.ts'
import { proofsOf } from '../proofs.ts'
import { isResidentIn } from '../sections/closing.ts'
import { taxIdOf } from '../sections/who.ts'
import { yearsOf } from '../sections/years.ts'

/** Grows when a key of return.json changes its meaning or goes; a new key leaves it as it is. */
const version = 1

/**
 * What return.json holds: everything that the paper shows, for programs. docs/return-pack.md names each key. Amounts are
 * naira; what is hidden or not known is null.
 */
export function returnData(pack: Pack): object {
  const { source, taxYear, calculation, figures, worksheets, stated, settlement } = pack
  const { open, explanation } = calculation
  const details = worksheets.details ?? {}
  const act = explanation?.act ?? null
  return {
    format: 'naijatax-return-pack',
    version,
    isOfficialForm: false,
    madeOn: source.today,
    taxYear,
    returnYear: taxYear + 1,
    due: dueOf(taxYear),
    office: open === undefined ? null : returnOfficeOf(details, isResidentIn(pack)),
    taxpayer: {
      name: source.taxpayer.name,
      taxId: taxIdOf(pack) || null,
      nin: details.nin ?? null,
      ...source.person,
      address: details.address ?? null,
      stateOfResidence: details.stateOfResidence ?? null,
      isResident: isResidentIn(pack),
    },
    stated,
    byTheAct:
      act === null
        ? null
        : {
            totalTax: act.totalTax,
            totalIncome: act.totalIncome,
            taxableIncome: act.taxableIncome,
            presumptiveTax: act.presumptiveTax,
            foreignTaxCredit: act.foreignTaxCredit,
            ...figures,
          },
    estimate: open ?? null,
    settlement:
      settlement === null
        ? null
        : {
            lines: settlement.lines,
            balance: settlement.balance,
            left: settlement.left,
            final: settlement.final,
          },
    answers: open === undefined ? null : source.answers,
    worksheets: open === undefined ? null : worksheets,
    years: yearsOf(pack).map((year) => {
      const shown = openResult(year.result)
      return {
        taxYear: year.taxYear,
        totalIncome: shown?.annualIncome ?? null,
        taxableIncome: shown?.taxableIncome ?? null,
        totalTax: shown?.totalTax ?? null,
      }
    }),
    attachments: proofsOf(pack),
    missing: missingOf(pack),
  }
}
