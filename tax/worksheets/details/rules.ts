import { told } from '../../years/told.ts'
import type { Remark, WorkedSection, WorksheetRules } from '../rules.ts'
import { carriedDetails } from './carried.ts'
import { type ReturnOffice, returnOfficeOf } from './where.ts'

/**
 * What the law makes of the details worksheet: no answer follows from it, for no figure hangs on it. It tells where the
 * return goes.
 */
export const detailsRules: WorksheetRules<'details'> = {
  fills: () => ({}),
  sections: (content) => {
    const office = returnOfficeOf(content, null)
    return office === null ? [] : [whereSection(office)]
  },
  remarks: ({ taxId }) => (taxId === undefined ? [] : oldNumber(taxId)),
  carriedInto: carriedDetails,
}

function whereSection({ name, words, source }: ReturnOffice): WorkedSection {
  return {
    heading: 'Where you hand in the return',
    lines: [{ label: name, amount: null, kind: 'line', notes: [words, `${source}.`] }],
  }
}

/** A number of an older form still stands for its person; the newer one is asked for. */
function oldNumber(taxId: string): readonly Remark[] {
  const isNew = !taxId.includes('-') && taxId.length === told.taxIdDigits.value
  if (isNew) return []
  return [
    {
      words: `This is an older Tax ID. The one of 2026 has ${told.taxIdDigits.value} digits and is made from your NIN. Reported, not read in an Act: ${told.taxIdDigits.reportedBy}.`,
      at: 'taxId',
    },
  ]
}
