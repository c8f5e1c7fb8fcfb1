import type { details } from '../../../worksheets/details/sheet.ts'
import type { WorksheetWords } from './words.ts'

export const detailsWords: WorksheetWords<typeof details> = {
  question: 'What the return asks besides',
  heading: 'Details for the return of {year}',
  hint: 'Each is optional here. What is empty has a line on the paper to fill in by hand.',
  fields: {
    taxId: { label: 'Tax ID' },
    nin: { label: 'NIN' },
    address: { label: 'Home address on 1 January' },
    stateOfResidence: { label: 'State of that address' },
    taxedByNrs: { label: 'Are you in the armed forces, the police, the Foreign Service or not resident?' },
    landlord: { label: 'Landlord' },
    rentAddress: { label: 'Address that you rent' },
    rentPeriod: { label: 'Period of the rent' },
    insurer: { label: 'Life insurer' },
    policyNumber: { label: 'Policy number' },
    rsaPin: { label: 'Pension (RSA) PIN' },
    lender: { label: 'Lender of the housing loan' },
  },
  lists: {},
}
