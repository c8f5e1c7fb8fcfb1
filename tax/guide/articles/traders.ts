import { nothingPaid } from '../../answers/keys.ts'
import { administrationSection, section } from '../../years/sections.ts'
import { reporters } from '../../years/reporters.ts'
import type { Article } from '../article.ts'

/** What most working people need first: a trade without papers, and what papers are worth. */
export const traderArticles: readonly Article[] = [
  {
    id: 'presumptive-tax',
    title: 'I trade or ride and keep no records. What do I pay?',
    sections: [section('29'), administrationSection('102')],
    reviewed: '2026-11-22',
    body: [
      'If you work for yourself and keep no adequate records, your tax may be counted from your sales: presumptive tax. People who sell in a market, ride an okada or keke or run a POS business may come under it.',
      'The press reports for 2026: sales of up to ₦12,000,000 in a year, nothing to pay. Above that: 1% of all your sales. A shop that sells for ₦30,000,000 pays ₦300,000.',
      'Where nobody knows your sales of the year, they are what you take in a day, times the days, at most 300.',
      'Some trades, such as hawkers and kiosk tailors, pay nothing.',
      'Who has adequate records pays on profit instead, and without them you may choose that too. You never pay both. Keeping no books can cost ₦10,000.',
    ],
    reportedBy: [reporters.presumptive],
    unsure: [
      'Whether riders and POS agents are meant: what we read names only hawkers and kiosk tailors.',
      'Which other trades are on the list of those that pay nothing: ask your tax office about yours.',
    ],
    calledAlso:
      'informal trade trader traders trading market woman hawker hawk okada keke napep tricycle bike rider driver bolt uber danfo bus POS agent kiosk roadside petty artisan mechanic tailor hairdresser barber carpenter bricklayer farmer mama put food pure water seller bukka vulcanizer vulcaniser sell selling pepper tomatoes provisions no record no records no receipt no book no account I no get record turnover daily takings ajo esusu hustle',
    seeAlso: ['trader-records', 'first-800000', 'business-income'],
  },
  {
    id: 'trader-records',
    title: 'How do I keep records of my trade, and is it worth it?',
    sections: [section('20'), section('29'), administrationSection('31(5)'), administrationSection('102')],
    reviewed: '2026-11-22',
    body: [
      'Write down each day your sales and costs, what you sold and spent, in a notebook or phone, and keep receipts, invoices and bank statements. Where there is no receipt, note day, thing and price.',
      'Books are kept in English, for six years. Keeping none can cost ₦10,000.',
      'With records you pay on profit, without them perhaps on sales. A shop with sales of ₦30,000,000 and a profit of ₦2,400,000 pays ₦240,000 with records, with nothing else taken off, and is reported to pay ₦300,000 without.',
      'A small trade can be free without. A tailor sells for ₦9,600,000 and spends ₦6,300,000. After the machine’s allowance, ₦60,000 for NHIS and relief for ₦400,000 rent the tax with records is ₦324,000; without, sales of up to ₦12,000,000 are free.',
    ],
    reportedBy: [reporters.presumptive],
    examples: [
      {
        answers: { ...nothingPaid, taxYear: 2026, status: 'self-employed', businessIncome: 2_400_000 },
        totalTax: 240_000,
      },
      {
        answers: {
          ...nothingPaid,
          taxYear: 2026,
          status: 'self-employed',
          businessIncome: 3_100_000,
          nhisContribution: 60_000,
          rentPaidBySelf: 400_000,
        },
        totalTax: 324_000,
      },
    ],
    calledAlso:
      'book keeping bookkeeping sales book account ledger notebook cheaper better shop how I go keep am',
    seeAlso: ['presumptive-tax', 'business-costs', 'capital-allowances', 'keep-six-years'],
  },
  {
    id: 'business-name',
    title: 'Is a business name taxed as a company?',
    sections: [section('4'), section('202')],
    reviewed: '2026-11-27',
    body: [
      'No. A business name is not a company, it is you: its profit pays personal income tax, not company tax, in the bands of everybody.',
      'Whether it is registered at CAC or not changes nothing: you are taxed on what you earn, even if the trade has no name and no papers. By the Act a business is any work for income that is not a job, freelancing and letting too.',
      'That small companies pay no tax by their turnover is for companies only: it does not free a person who trades, whatever the turnover.',
    ],
    calledAlso:
      'CAC registration registered unregistered enterprise ventures sole proprietor sole trader one man business small company turnover 100 million 50 million personal or company',
    seeAlso: ['business-income', 'presumptive-tax', 'company', 'first-800000'],
  },
  {
    id: 'farming',
    title: 'Is income from a farm taxed?',
    sections: [section('4'), section('20'), section('29'), 'Fourth Schedule'],
    reviewed: '2026-11-27',
    body: [
      'Yes. The profit of a farm is taxed like that of any other business: what the harvest, the animals or the fish brought in, less what was spent for it, such as seed, feed, fertiliser, labour and transport.',
      'We read no exemption for a person who farms. The first ₦800,000 of taxable income in a year is at 0%, as for everybody.',
      'Who keeps no adequate records may come under presumptive tax, which is counted from sales.',
    ],
    unsure: [
      'Whether farmers are on the list of trades that pay no presumptive tax: we did not read that list.',
    ],
    calledAlso:
      'farmer farmers farming agriculture agric cassava maize rice yam poultry chicken eggs fish catfish pond goats cattle cows cocoa palm oil harvest crops livestock',
    seeAlso: ['presumptive-tax', 'business-costs', 'first-800000', 'trader-records'],
  },
  {
    id: 'market-levies',
    title: 'Are market tickets and union dues my income tax?',
    sections: [section('20'), administrationSection('49(1)'), administrationSection('51')],
    reviewed: '2026-11-27',
    body: [
      'No, they are not income tax: they do not stand in its place and do not cover it. Income tax is separate, and is counted from your profit or your sales.',
      'What counts as already paid is PAYE, tax that was withheld, tax paid abroad on the same income, and income tax that you paid yourself.',
      'Tickets and dues that are paid only for the trade are a cost of it.',
    ],
    calledAlso:
      'market ticket tickets union dues money agbero area boys local government levy levies toll shop permit task force NURTW daily ticket',
    seeAlso: ['presumptive-tax', 'business-costs', 'balance-to-pay'],
  },
  {
    id: 'capital-allowances',
    title: 'I bought a machine, a bike or a shop. Does it count?',
    sections: [section('28'), 'First Schedule'],
    reviewed: '2026-11-22',
    body: [
      'Yes, a part each year. What you buy to use for years is no cost of one year: a capital allowance is taken off instead, the same share of the price each year.',
      'It is 10% for a building or a right such as a patent; 20% for plant, equipment and furniture; 25% for a vehicle, for software and for anything else.',
      'A sewing machine of ₦1,000,000 gives ₦200,000 a year, never more than its cost in all: a profit of ₦3,300,000 becomes ₦3,100,000.',
      'You must own it and use it at the end of the period, and claim the allowance. Only the share for the business counts, and a short period counts by its months. Losses come off first; what you cannot use is carried forward.',
    ],
    calledAlso:
      'capital allowance depreciation machine generator gen laptop computer phone equipment tools sewing machine bike okada keke van vehicle bought buy for business work asset inverter solar furniture building shop patent',
    seeAlso: ['business-costs', 'business-losses', 'trader-records'],
  },
  {
    id: 'business-losses',
    title: 'My business made a loss. Does it count?',
    sections: [section('28(3)')],
    reviewed: '2026-11-22',
    body: [
      'Yes. The loss of a trade is taken off its profit in later years, until it is used up.',
      'A loss of ₦1,500,000 from before, a profit of ₦2,800,000 and a capital allowance of ₦400,000 leave ₦900,000. With no other income and nothing else taken off the tax is ₦15,000.',
      'A loss on digital assets comes off gains on digital assets only.',
    ],
    unsure: [
      'Whether the loss may be taken off a salary of the same year. This product does not take it off.',
    ],
    examples: [
      {
        answers: { ...nothingPaid, taxYear: 2026, status: 'self-employed', businessIncome: 900_000 },
        totalTax: 15_000,
      },
    ],
    calledAlso: 'loss losses lose lost money carry forward bad year no profit business fall',
    seeAlso: ['capital-allowances', 'business-income', 'gains'],
  },
  {
    id: 'business-year',
    title: 'Which year’s business profit is taxed?',
    sections: [section('20'), section('22'), section('24')],
    reviewed: '2026-11-22',
    body: [
      'The profit of the year before: that of your accounting period of 2026 is assessed in 2027, and goes into the return of 2027.',
      'A new business counts from its start to the end of its first period. What you spent on it in the six years before the start counts as a cost too.',
      'When you close the business, the tax is to be paid within six months.',
      'An accounting period that ended before 2026 stays under the old law.',
    ],
    reportedBy: [`${reporters.transitionNote} (periods before 2026)`],
    calledAlso:
      'basis period accounting period start started new business began begin close closed stop cease ceasing wind up shut shop which year profit preceding year',
    seeAlso: ['which-year', 'business-income', 'filing-a-return'],
  },
]
