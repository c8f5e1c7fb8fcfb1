import { yesOrNo } from '../options.ts'
import type { WorksheetShape } from '../sheet.ts'

/** What a return asks of a person that no calculation needs. */
export const details = {
  fields: {
    taxId: { kind: 'text', most: 20, digits: 'tax-id' },
    nin: { kind: 'text', most: 20, digits: 'nin' },
    address: { kind: 'text', most: 200 },
    /** Where the principal home was on 1 January. */
    stateOfResidence: { kind: 'text', most: 40 },
    taxedByNrs: { kind: 'choice', options: yesOrNo },
    landlord: { kind: 'text', most: 100 },
    rentAddress: { kind: 'text', most: 200 },
    rentPeriod: { kind: 'text', most: 60 },
    insurer: { kind: 'text', most: 100 },
    policyNumber: { kind: 'text', most: 60 },
    rsaPin: { kind: 'text', most: 30 },
    lender: { kind: 'text', most: 100 },
  },
  lists: {},
} as const satisfies WorksheetShape
