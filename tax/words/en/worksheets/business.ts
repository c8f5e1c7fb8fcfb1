import type { business } from '../../../worksheets/business/sheet.ts'
import type { WorksheetWords } from './words.ts'

export const businessWords: WorksheetWords<typeof business> = {
  question: 'Run a business?',
  heading: 'Your business in {year}',
  hint: 'Freelancing is business too, and so is renting out a house, shop or land (letting). Type what came in, what it cost, and what you own for it: we work out the profit from that.',
  fields: {
    records: {
      label: 'Did you keep records of sales and costs?',
      hint: 'Books, receipts or an app, good enough to show the profit. Without them the tax may be counted from the sales. Empty counts as you answered before, or else as yes.',
    },
  },
  lists: {
    businesses: {
      heading: 'Businesses',
      row: 'business',
      hint: 'One row for each trade, and one for what you rent out. If your status is Employee, a trade changes it to Both. If it is Pensioner or Other, a trade does not count until you change your status in your answers.',
      fields: {
        name: { label: 'Name, or what you do' },
        kind: { label: 'Kind' },
        from: {
          label: 'First day of its accounts',
          hint: 'For a new business the day on which it started. Empty counts as twelve months before the last day.',
        },
        to: { label: 'Last day of its accounts', hint: 'Empty counts as 31 December {year}.' },
        closed: { label: 'Did you close it on that day?', hint: 'Empty counts as no.' },
        turnover: {
          label: 'All sales, or all rent received',
          hint: 'In naira, costs not taken off. Leave it empty if you do not know it.',
        },
        dailyTakings: {
          label: 'What you sell on a usual day',
          hint: 'Only where you do not know the sales of the year.',
        },
        daysOpen: {
          label: 'Days open in the year',
          hint: 'Empty counts as the most days that the rule counts.',
        },
      },
    },
    costs: {
      heading: 'Costs',
      row: 'cost',
      hint: 'Type what was spent with its kind. What the law refuses is not counted, and you are told why.',
      fields: {
        business: {
          label: 'Which business',
          hint: '1 is the first in your list. Empty counts as the first.',
        },
        kind: { label: 'Kind of cost' },
        what: { label: 'What it was' },
        on: { label: 'Day' },
        amount: {
          label: 'Amount',
          hint: 'In naira. What was paid in foreign money counts at most at the official rate of the Central Bank.',
        },
      },
    },
    assets: {
      heading: 'Things bought to keep and use',
      row: 'thing',
      hint: 'Machines, vehicles, furniture, buildings: a part of the cost comes off the profit each year. That is called a capital allowance.',
      fields: {
        business: {
          label: 'Which business',
          hint: '1 is the first in your list. Empty counts as the first.',
        },
        kind: { label: 'Kind' },
        what: { label: 'What it is' },
        cost: { label: 'What it cost' },
        boughtOn: { label: 'Bought on', hint: 'Empty counts as bought before the last day of the accounts.' },
        stoppedOn: { label: 'Sold or no longer used since', hint: 'Empty counts as still used.' },
        businessShare: { label: 'Part used for the business, in percent', hint: 'Empty counts as 100.' },
        takenBefore: {
          label: 'Capital allowances claimed for it in earlier years',
          hint: 'All of them together. Empty counts as ₦0.',
        },
      },
    },
    broughtForward: {
      heading: 'Left from earlier years',
      row: 'amount',
      hint: 'Losses that no profit has used up, and capital allowances that were claimed and not used.',
      fields: {
        kind: { label: 'What it is' },
        year: { label: 'Year it is of', hint: 'The oldest is used first.' },
        amount: { label: 'Amount not used yet' },
      },
    },
  },
}
