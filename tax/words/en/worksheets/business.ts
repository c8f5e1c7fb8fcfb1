import type { business } from '../../../worksheets/business/sheet.ts'
import type { WorksheetWords } from './words.ts'

export const businessWords: WorksheetWords<typeof business> = {
  question: 'Run a business?',
  heading: 'Your business in {year}',
  hint: 'Freelancing and letting are business too. Type what came in, what it cost, and what you own for it.',
  fields: {
    records: { label: 'Did you keep records of sales and costs?' },
    lossesBroughtForward: { label: 'Losses of earlier years not used yet' },
    allowancesBroughtForward: { label: 'Capital allowances of earlier years not used yet' },
  },
  lists: {
    businesses: {
      heading: 'Businesses',
      row: 'business',
      hint: 'One row for each.',
      fields: {
        name: { label: 'Name or what you do' },
        kind: { label: 'Kind' },
        from: { label: 'First day of its accounts' },
        to: { label: 'Last day of its accounts' },
        turnover: { label: 'All sales or rent received' },
        dailyTakings: { label: 'Takings of a usual day', hint: 'Only where you kept no records.' },
        daysOpen: { label: 'Days open in the year' },
      },
    },
    costs: {
      heading: 'Costs',
      row: 'cost',
      hint: 'Type every cost with its kind: what the law refuses is told with its reason and not counted.',
      fields: {
        business: {
          label: 'Which business',
          hint: '1 is the first in your list. Empty counts as the first.',
        },
        kind: { label: 'Kind of cost' },
        what: { label: 'What for' },
        amount: { label: 'Amount' },
      },
    },
    assets: {
      heading: 'Things bought to keep and use',
      row: 'asset',
      hint: 'Machines, vehicles, furniture: a part of the cost comes off each year.',
      fields: {
        business: {
          label: 'Which business',
          hint: '1 is the first in your list. Empty counts as the first.',
        },
        kind: { label: 'Kind' },
        what: { label: 'What it is' },
        cost: { label: 'Cost' },
        boughtOn: { label: 'Bought on' },
        businessShare: { label: 'Share used for the business, in percent', hint: 'Empty counts as 100.' },
        takenBefore: { label: 'Allowances taken in earlier years' },
      },
    },
  },
}
