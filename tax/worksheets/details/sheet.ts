import { yesOrNo } from '../options.ts'
import type { WorksheetShape } from '../sheet.ts'
import { stateOptions } from './states.ts'

/** What a return asks of a person that no calculation needs. */
export const details = {
  fields: {
    taxId: { kind: 'text', most: 20, digits: 'tax-id' },
    nin: { kind: 'text', most: 20, digits: 'nin' },
    /** The main home on 1 January, and its State. */
    address: { kind: 'text', most: 200 },
    stateOfResidence: { kind: 'choice', options: stateOptions },
    /** Whose return goes to the Nigeria Revenue Service whatever their State. */
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
