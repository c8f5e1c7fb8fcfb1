import type { details } from '../../../worksheets/details/sheet.ts'
import type { WorksheetWords } from './words.ts'

export const detailsWords: WorksheetWords<typeof details> = {
  question: 'What else does the return ask?',
  heading: 'Details for the return of {year}',
  hint: 'Each is optional here. What is empty has a line on the paper to fill in by hand.',
  fields: {
    taxId: {
      label: 'Tax ID',
      hint: '13 digits. An older one of 10 digits, or like 12345678-0001, is taken too. Empty takes the one of your account.',
    },
    nin: { label: 'NIN', hint: 'The 11 digits of your national identity number.' },
    address: {
      label: 'Home address on 1 January',
      hint: 'Your main home on 1 January {year}, or where it was when your work began later in the year. Of two homes, the one nearest to your work.',
    },
    stateOfResidence: {
      label: 'State of that address',
      hint: 'This State takes your return, wherever your office is.',
    },
    taxedByNrs: {
      label: 'Are you in the armed forces, the police or the Foreign Service, or not resident in Nigeria?',
      hint: 'Then the Nigeria Revenue Service takes your return. Empty counts as no.',
    },
    landlord: { label: 'Landlord', hint: 'Whom you paid rent for your home.' },
    rentAddress: { label: 'Address that you rent', hint: 'Empty counts as your home address.' },
    rentPeriod: { label: 'Months that the rent pays for', hint: 'For example January to December {year}.' },
    insurer: { label: 'Life insurer', hint: 'The company of your life assurance or deferred annuity.' },
    policyNumber: { label: 'Policy number', hint: 'As it stands on the policy.' },
    rsaPin: { label: 'Pension PIN', hint: 'The number of your Retirement Savings Account (RSA).' },
    lender: { label: 'Lender of your home loan', hint: 'The bank that you pay interest.' },
  },
  lists: {},
}
