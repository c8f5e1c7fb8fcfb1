import { nothingPaid } from '../../answers/keys.ts'
import { administrationSection, section } from '../../years/sections.ts'
import { reporters } from '../../years/reporters.ts'
import type { Article } from '../article.ts'
import { openPoints } from '../open-points.ts'

/** Each kind of income. */
export const incomeArticles: readonly Article[] = [
  {
    id: 'salary',
    title: 'What do I type as salary?',
    sections: [section('26(2)'), section('28')],
    reviewed: '2026-11-22',
    body: [
      'Your basic pay of the whole year, before tax and pension were taken out. Allowances have boxes of their own beside it; commissions and benefits are asked when you tick them, so leave them out here.',
      'The payslip of December usually shows the total of the year. If you know only the month, type what one month’s payslip says and for how many months: the year’s pay is added up.',
      'Pay belongs to the time in which you worked for it, also when it comes late.',
    ],
    calledAlso: 'basic pay wage earnings monthly gross payslip',
    seeAlso: ['payslip', 'allowances', 'benefits-in-kind'],
  },
  {
    id: 'payslip',
    title: 'How do I read my payslip?',
    sections: [section('28'), section('30(2)(a)'), administrationSection('51')],
    reviewed: '2026-11-22',
    body: [
      'Basic is your salary. Housing, transport and other money on top are allowances: they have boxes of their own, and all of them are taxed.',
      'Of pension, NHF and NHIS (or NHIA) only your own share comes off your income. What your employer adds on top is not yours to take off.',
      'PAYE is the tax already taken. It changes no tax here; it is compared with it.',
      'Basic ₦200,000, housing ₦100,000 and transport ₦50,000 a month with ₦28,000 pension: the year’s tax is ₦485,520.',
      'If your payslip shows no pension, NHF or NHIS, choose None: an empty box is taken for the usual rate.',
    ],
    examples: [
      {
        answers: {
          status: 'employee',
          salary: 2_400_000,
          allowances: 1_800_000,
          ...nothingPaid,
          pensionContribution: 336_000,
        },
        totalTax: 485_520,
      },
    ],
    calledAlso: 'pay slip basic housing transport PAYE NHIA deduction',
    seeAlso: ['payslip-check', 'salary', 'pension-contribution', 'nhf', 'nhis'],
  },
  {
    id: 'allowances',
    title: 'Are allowances taxed?',
    sections: [section('4'), section('28')],
    reviewed: '2026-11-22',
    body: [
      'Yes. Money that your employer pays on top of your basic pay is income: housing, transport, meal, utility and leave allowances and their like.',
      'If the employer gives you the thing itself, a house, a car, a cook, it is a benefit in kind, with rules of its own. Meal vouchers and a canteen for all staff are left out; meal money in cash is pay.',
    ],
    calledAlso: 'housing allowance transport leave utility',
    seeAlso: ['benefits-in-kind', 'meals', 'salary'],
  },
  {
    id: 'commissions-and-bonus',
    title: 'Are commissions and bonuses taxed?',
    sections: [section('26(2)(a)'), section('28')],
    reviewed: '2026-11-22',
    body: [
      'Yes, as pay for your work, in the year in which they are paid to you. A bonus for 2025 that is paid in 2026 is income of 2026. The same holds for commission, a 13th month and leave pay.',
      'What is paid after you left the job counts on your last day of work.',
      'On a salary of ₦6,000,000 with ₦480,000 pension, a bonus of ₦1,000,000 makes the tax of the year ₦963,600 instead of ₦783,600.',
    ],
    examples: [
      {
        answers: {
          status: 'employee',
          salary: 6_000_000,
          commissions: 1_000_000,
          ...nothingPaid,
          pensionContribution: 480_000,
        },
        totalTax: 963_600,
      },
      {
        answers: { status: 'employee', salary: 6_000_000, ...nothingPaid, pensionContribution: 480_000 },
        totalTax: 783_600,
      },
    ],
    calledAlso: 'bonus target sales commission incentive tips',
    seeAlso: ['thirteenth-month', 'salary'],
  },
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
      'What was spent wholly and exclusively for the business: goods you sell, rent, wages, fuel, data, transport, repairs, interest, bad debts, stock that was lost, research, and costs of the six years before you started.',
      'Not: what you spend on yourself, machines and buildings (they have capital allowances), what an insurer paid back, fines, income tax, tax of somebody else, depreciation, exchange losses on paper, costs of tax-free income, donations, and a purchase on which VAT was due but not charged.',
      'Costs paid in foreign money count at most at the official rate of the Central Bank.',
      'Keep invoices and receipts: the tax office may ask for proof. The business worksheet of your return adds them up and says of each kind whether it counts.',
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
      'Yes. Who is resident in Nigeria is taxed on salary, fees and business profit from the whole world, whether or not the money is brought in. Bringing it through a bank does not make it free: approved channels exempt only foreign dividends, interest, rent and royalties.',
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
      'Money that you borrowed is not income. A gift from family is not on the list of income that we read, so this calculator does not ask for it. Interest that you earn on money lent to others is income. So is a prize, a grant, an award or an honorarium, whatever it is called.',
    ],
    unsure: [openPoints.gifts],
    calledAlso:
      'gift loan borrow transfer family support urgent 2k remittance brother sister parents friend sent send',
    seeAlso: ['gross-income', 'interest'],
  },
  {
    id: 'dividends',
    title: 'How are dividends taxed?',
    sections: [administrationSection('51(3)'), section('28(2)(b)(iv)')],
    reviewed: '2026-11-22',
    body: [
      'A Nigerian company takes 10% before it pays you, and by the Act that is final: nothing more is due on them.',
      'This calculator adds them to your income, as its rules say, and a note tells you what the Act says. Beside a salary of ₦6,000,000 with nothing taken off, dividends of ₦5,000,000 make its figure ₦1,770,000; by the Act it stays ₦870,000.',
      'List them in your return all the same. Foreign dividends brought in through approved channels are exempt.',
    ],
    reportedBy: [`${reporters.lagosQuestions} (that they are listed)`],
    unsure: [openPoints.channel],
    examples: [
      {
        answers: { status: 'employee', salary: 6_000_000, dividendsNigeria: 5_000_000, ...nothingPaid },
        totalTax: 1770000,
      },
      { answers: { status: 'employee', salary: 6_000_000, ...nothingPaid }, totalTax: 870000 },
    ],
    calledAlso: 'shares stock market dangote withholding tax 10% company profit share',
    seeAlso: ['foreign-investment-income', 'fund-dividends', 'notes-on-the-act'],
  },
  {
    id: 'interest',
    title: 'Is interest taxed?',
    sections: [section('163(1)(n)'), administrationSection('51(5)'), section('28')],
    reviewed: '2026-11-22',
    body: [
      'By the Act it depends on what pays it. Bonds of the Federal Government and of States: exempt. Treasury bills, other short-term securities and corporate bonds: the 10% withheld is final. Savings accounts, fixed deposits and loans you gave: taxed in the bands, with credit for what was withheld.',
      'This calculator adds all interest to your income. Beside a salary of ₦6,000,000 with nothing taken off, ₦300,000 on a savings account makes the tax ₦924,000 instead of ₦870,000. If yours is of the free kinds, a note tells you what the Act leaves out.',
      'For pensioners it counts as nothing here; the Act has no such rule.',
    ],
    reportedBy: [`${reporters.treasuryBills} (treasury bills)`],
    examples: [
      {
        answers: { status: 'employee', salary: 6_000_000, interest: 300_000, ...nothingPaid },
        totalTax: 924_000,
      },
      { answers: { status: 'employee', salary: 6_000_000, ...nothingPaid }, totalTax: 870_000 },
    ],
    calledAlso: 'interest earned savings account fixed deposit treasury bills bond FGN piggyvest cowrywise',
    seeAlso: ['dividends', 'notes-on-the-act', 'withholding-tax'],
  },
  {
    id: 'rental-income',
    title: 'Is the rent my tenants pay taxed?',
    sections: [section('4'), section('20'), 'Withholding Regulations 2024 (S.I. 34), First Schedule'],
    reviewed: '2026-11-22',
    body: [
      'Yes: what they paid you in the year, less what you spent to earn it, such as repairs and the agent’s fee.',
      'Rent of ₦2,000,000 beside a salary of ₦6,000,000 makes the tax ₦1,230,000, if nothing is taken off. Tenants that are companies withhold 10%, here ₦200,000, which counts as paid in advance: keep the receipt. This calculator shows the tax of the year before anything already paid.',
    ],
    reportedBy: [`${reporters.lagosQuestions} (that private persons must withhold)`],
    unsure: [openPoints.whoWithholds],
    examples: [
      {
        answers: { status: 'employee', salary: 6_000_000, rentalIncome: 2_000_000, ...nothingPaid },
        totalTax: 1230000,
      },
    ],
    calledAlso: 'landlord shop land rent received property letting',
    seeAlso: ['rent-relief', 'records-to-keep'],
  },
  {
    id: 'foreign-investment-income',
    title: 'Is investment income from abroad taxed?',
    sections: [section('163(1)(s)'), section('12'), section('120')],
    reviewed: '2026-11-22',
    body: [
      'Dividends, interest, rent and royalties from abroad are exempt when they are brought into Nigeria through approved channels. Otherwise a resident is taxed on them, with credit for tax paid abroad.',
      'Salary, fees and business profit from abroad are not among them: they are taxed. This calculator adds what you type, and a note tells you what the Act says.',
    ],
    unsure: [openPoints.channel],
    calledAlso: 'foreign dividends us stocks domiciliary account approved channels royalty',
    seeAlso: ['dividends', 'freelance-from-abroad'],
  },
  {
    id: 'gratuity',
    title: 'Does my gratuity count as income?',
    sections: [section('163(1)(i)'), section('163(1)(k)'), section('4(2)(b)')],
    reviewed: '2026-11-22',
    body: [
      'A gratuity or any other retirement benefit granted under the Pension Reform Act is exempt, and so is one paid for a death. Any other gratuity is income.',
      'This calculator adds what you type at that question: with nothing else and nothing taken off, a gratuity of ₦10,000,000 comes to ₦1,590,000. If yours falls under the Pension Reform Act, it is free by the Act, and a note tells you so.',
    ],
    examples: [{ answers: { status: 'other', gratuities: 10_000_000, ...nothingPaid }, totalTax: 1590000 }],
    calledAlso: 'end of service lump sum retirement benefit exit pay money office',
    seeAlso: ['pensioner', 'loss-of-office', 'notes-on-the-act'],
  },
  {
    id: 'annuity',
    title: 'Is an annuity taxed?',
    sections: [section('4(2)(b)'), section('163(1)(i)')],
    reviewed: '2026-11-22',
    body: [
      'An annuity you bought from an insurer is income. One that was bought under the Pension Reform Act belongs to the retirement benefits, which are exempt.',
      'An annuity of ₦6,000,000 a year, with no other income and nothing taken off, comes to ₦870,000 here, and to nothing by the Act if it is such a retirement benefit.',
    ],
    examples: [{ answers: { status: 'pensioner', annuity: 6_000_000, ...nothingPaid }, totalTax: 870000 }],
    calledAlso: 'insurance company retirement monthly payment',
    seeAlso: ['gratuity', 'pensioner'],
  },
  {
    id: 'loss-of-office',
    title: 'I was paid off. Is the compensation taxed?',
    sections: [section('50'), section('163(1)(k)'), 'Withholding Regulations 2024 (S.I. 34), First Schedule'],
    reviewed: '2026-11-22',
    body: [
      'Compensation for losing a job, for injury or for libel is free up to ₦50,000,000. Only what goes beyond is taxed, in your own bands, and the payer withholds 10% of it as an advance.',
      'Pay of ₦12,000,000 and severance of ₦75,000,000: ₦25,000,000 goes beyond, so with nothing taken off the tax is ₦7,440,000, less ₦2,500,000 withheld.',
      'Salary, leave pay and bonuses that are paid out with it are ordinary income, and a gratuity has a rule of its own. Type the compensation at other income: our own figure adds all of it. After the result you say how much was compensation, and the total by the Act leaves the free part out.',
    ],
    reportedBy: [`${reporters.boardGuidelines}, page 9 (the example)`],
    unsure: [
      'Whether what goes beyond belongs to the year of payment or to the year after.',
      `Whether compensation for injury is free whole. ${section('163(1)(k)')} exempts it, section 50 names a limit.`,
    ],
    examples: [
      {
        answers: { status: 'employee', salary: 12_000_000, otherIncome: 25_000_000, ...nothingPaid },
        totalTax: 7_440_000,
      },
    ],
    calledAlso: 'sacked redundancy severance layoff retrench termination settlement',
    seeAlso: ['gratuity'],
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
