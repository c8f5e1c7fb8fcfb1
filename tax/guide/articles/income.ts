import { nothingPaid } from '../../answers/keys.ts'
import { section } from '../../years/sections.ts'
import { reporters } from '../../years/reporters.ts'
import type { Article } from '../article.ts'
import { openPoints } from '../open-points.ts'

/** What a business brings in, and what else counts as income or does not. */
export const incomeArticles: readonly Article[] = [
  {
    id: 'business-income',
    readFirst: 'presumptive-tax',
    title: 'What is my business income?',
    sections: [section('20'), section('21'), section('22'), section('28(3)')],
    reviewed: '2026-11-22',
    body: [
      'Who keeps no adequate records may pay presumptive tax instead: counted from sales, reported to be nothing up to ₦12,000,000 a year. Read that first.',
      'With records: what the business took in, less what was spent wholly and exclusively for it. Then, by the Act, losses of earlier years, and capital allowances, a share of what machines, vehicles and buildings cost: both are asked after the result.',
      'Sales of ₦9,600,000 less costs of ₦6,300,000: type ₦3,300,000, and with nothing else taken off the tax is ₦384,000. By the Act a machine of ₦1,000,000 gives an allowance of 20%, ₦200,000: on ₦3,100,000 it is ₦348,000.',
      'The accounting period that ended in 2026 is assessed in 2027. Work for clients and letting are business too.',
    ],
    reportedBy: [`${reporters.presumptive} (the tax on turnover)`],
    unsure: ['Whether a loss comes off a salary of the same year; this calculator takes it off none.'],
    examples: [
      {
        answers: { status: 'self-employed', businessIncome: 3_300_000, ...nothingPaid },
        totalTax: 384_000,
      },
      {
        answers: { status: 'self-employed', businessIncome: 3_100_000, ...nothingPaid },
        totalTax: 348_000,
      },
    ],
    calledAlso: 'trade trader shop freelancer self employed profit sole proprietor side hustle',
    seeAlso: ['presumptive-tax', 'business-costs', 'business-year', 'records-to-keep'],
  },
  {
    id: 'business-costs',
    title: 'Which business costs count?',
    sections: [section('20'), section('21'), section('164')],
    reviewed: '2026-11-22',
    body: [
      'What was spent wholly and exclusively for the business comes off its sales before tax: goods you sell, shop rent, wages, fuel, data, transport, repairs, interest, bad debts, lost stock, research, and costs of the six years before you started.',
      'What does not come off: what you spend on yourself and your family, such as school fees and food at home; tithes and donations; machines and buildings (they have capital allowances); what an insurer paid back; fines; income tax, also of somebody else; depreciation; exchange losses on paper; costs of tax-free income; a purchase on which VAT was due but not charged.',
      'Costs in foreign money count at most at the official rate of the Central Bank (CBN).',
      'Keep invoices and receipts: the tax office may ask for proof.',
    ],
    calledAlso: 'expenses wholly and exclusively cost of goods deduct receipts invoice',
    seeAlso: ['presumptive-tax', 'capital-allowances', 'business-losses', 'records-to-keep'],
  },
  {
    id: 'freelance-from-abroad',
    title: 'I work for clients abroad. Is that taxed here?',
    sections: [section('12'), section('120'), section('163(1)(s)')],
    reviewed: '2026-11-22',
    body: [
      'Yes. Who is resident in Nigeria, as most people are who live here, is taxed on salary, fees and business profit from the whole world, whether or not the money is brought in. Bringing it through a bank does not make it free: approved channels exempt only foreign dividends, interest, rent and royalties.',
      'A payer abroad takes no PAYE: you file a return yourself with the State where you live, and pay the tax yourself.',
      'Type it in naira. USD 24,000 at ₦1,500 are ₦36,000,000; with nothing taken off the tax is ₦7,210,000.',
      'If tax was paid abroad on the same income, the Act gives a credit: the lower of that tax and the part of your Nigerian tax that falls on it. This calculator does not take it off.',
    ],
    unsure: [
      'Which exchange rate and which day count for income; no rule was found. The official rate of the Central Bank on the day you were paid is what we suggest.',
      openPoints.channel,
    ],
    examples: [
      {
        answers: { status: 'self-employed', foreignIncome: 36_000_000, ...nothingPaid },
        totalTax: 7_210_000,
      },
    ],
    calledAlso:
      'remote work dollar upwork fiverr payoneer foreign income usd freelancer worker job company client',
    seeAlso: ['foreign-currency', 'foreign-tax-credit', 'resident', 'business-income'],
  },
  {
    id: 'resident',
    title: 'Am I resident in Nigeria?',
    sections: [section('202'), section('12'), section('17')],
    reviewed: '2026-11-22',
    body: [
      'You are if any one of these is true: Nigeria is your domicile; you have a permanent home here; you usually live here; your economic ties and your closest family are here; you stay 183 days within twelve months, days of leave counted; or you serve Nigeria as a diplomat.',
      'A resident is taxed on income from everywhere, others only on what comes from Nigeria, by the same bands.',
    ],
    unsure: ['How a year is split in which you become resident or stop being so; no rule was found.'],
    calledAlso: 'residence 183 days diaspora japa abroad non-resident domicile',
    seeAlso: ['non-resident', 'moved-during-the-year', 'freelance-from-abroad'],
  },
  {
    id: 'gifts-and-loans',
    title: 'Are gifts and loans taxed?',
    sections: [section('4')],
    reviewed: '2026-11-22',
    body: [
      'Money that you borrowed is not income and is not taxed. A gift from family or friends and what you inherit are not on the list of income that we read, so this calculator does not ask for them.',
      'What such money earns later is income, like interest on it or rent from a house that was left to you. So is interest on money lent to others, and a prize, a grant, an award or an honorarium, whatever it is called.',
    ],
    unsure: [openPoints.gifts],
    calledAlso:
      'gift loan borrow transfer family support urgent 2k remittance brother sister parents friend sent send',
    seeAlso: ['gross-income', 'interest'],
  },
  {
    id: 'selling-things',
    title: 'Is a gain from selling something taxed?',
    sections: [section('34'), section('39'), section('51'), section('52'), section('53')],
    reviewed: '2026-11-22',
    body: [
      'Yes, in the same bands as your other income, if the Act does not free it. The gain is what you got, less what the thing cost you and what the sale cost.',
      'Free are: your own home with one acre, once in life; two private vehicles a year; and things you own if all of them sold in the year brought at most ₦5,000,000, else every one counts.',
      'Nigerian shares are free if a year’s sales are under ₦150,000,000 and the gain is at most ₦10,000,000. What you put into Nigerian shares again in the same year frees its share of the gain.',
      'A taxed gain of ₦7,500,000 beside a salary of ₦6,000,000 makes the tax ₦2,265,000.',
    ],
    unsure: [openPoints.chattels],
    examples: [
      {
        answers: { status: 'employee', salary: 6_000_000, gains: 7_500_000, ...nothingPaid },
        totalTax: 2_265_000,
      },
    ],
    calledAlso: 'capital gains sell house car land shares crypto',
    seeAlso: ['gains', 'selling-land', 'selling-shares', 'selling-personal-things'],
  },
  {
    id: 'other-income',
    title: 'What belongs to other income?',
    sections: [section('4(1)(h)'), section('28'), 'Withholding Regulations 2024 (S.I. 34), First Schedule'],
    reviewed: '2026-11-22',
    body: [
      'Income that fits no other question: royalties, a fee for a single job, and all prizes, winnings, honoraria, grants and awards, not only those for work.',
      'Type the amount before tax was withheld. From a resident the payer takes 5% of winnings, royalties, and fees for consulting, technical, management or professional work, and 2% of most other services. It counts as tax paid in advance.',
      'A prize of ₦1,000,000 beside a salary of ₦6,000,000 makes the tax ₦1,050,000 with nothing taken off, less ₦50,000 withheld.',
      'Gifts, loans and money that was yours already do not belong there. Gains have a question of their own, and compensation for a lost job has its own rule.',
    ],
    reportedBy: [`${reporters.lagosQuestions} (that private persons must withhold)`],
    unsure: [openPoints.whoWithholds],
    examples: [
      {
        answers: { status: 'employee', salary: 6_000_000, otherIncome: 1_000_000, ...nothingPaid },
        totalTax: 1_050_000,
      },
    ],
    calledAlso: 'royalty honorarium one-off',
    seeAlso: ['prizes', 'gains', 'gifts-and-loans'],
  },
]
