import type { Article } from '../article.ts'

/** Each kind of income. */
export const incomeArticles: readonly Article[] = [
  {
    id: 'salary',
    title: 'What do I type as salary?',
    sections: ['Section 13'],
    body: [
      'Your pay for the whole year before tax and pension were taken out. Allowances have boxes of their own beside it; commissions and benefits are asked when you tick them, so leave them out here.',
      'The payslip of December usually shows the total of the year. If you know only the month, type what one month’s payslip says and for how many months: the year’s pay is added up.',
    ],
    calledAlso: 'basic pay wage earnings monthly gross payslip',
    seeAlso: ['payslip', 'allowances', 'benefits-in-kind'],
  },
  {
    id: 'payslip',
    title: 'How do I read my payslip?',
    sections: ['Section 13', 'Section 30(2)(a)'],
    body: [
      'Basic, housing and transport are your pay; other lines of money on top are allowances. Pension, NHF and NHIS (or NHIA) are what was taken for you. PAYE is the tax that was taken already.',
      'The questionnaire asks for them as they stand on one month’s payslip, with the months for which you were paid like this, and works out the year. What your payslip does not show, you answer with None.',
    ],
    calledAlso: 'pay slip basic housing transport PAYE NHIA deduction',
    seeAlso: ['salary', 'pension-contribution', 'nhf', 'nhis'],
  },
  {
    id: 'allowances',
    title: 'Are allowances taxed?',
    sections: ['Section 4', 'Section 13'],
    body: [
      'Yes. Money that your employer pays on top of your basic pay is income: housing, transport, meal, utility and leave allowances and their like.',
      'If the employer gives you the thing itself, a house, a car, a cook, it is a benefit in kind, with rules of its own.',
    ],
    calledAlso: 'housing allowance transport leave utility 13th month',
    seeAlso: ['benefits-in-kind', 'salary'],
  },
  {
    id: 'commissions-and-bonus',
    title: 'Are commissions and bonuses taxed?',
    sections: ['Section 4', 'Section 13'],
    body: [
      'Yes, as pay for your work, in the year they are paid for. Add up all of the year, in cash or by transfer.',
    ],
    calledAlso: 'bonus target sales commission incentive tips',
    seeAlso: ['salary'],
  },
  {
    id: 'business-income',
    title: 'What is my business income?',
    sections: ['Section 20', 'Section 21', 'Section 28'],
    body: [
      'What the business took in, less what was spent wholly and exclusively for it: goods, shop rent, fuel, wages, repairs, bank charges.',
      'Costs of your own living do not count, and of a cost that serves both only the part for the business. Costs in foreign money count at the official rate only.',
      'For a business the Act looks at the accounting period that ended before.',
    ],
    calledAlso:
      'trade trader shop freelancer self employed profit POS market okada sole proprietor side hustle',
    seeAlso: ['business-costs', 'self-employed', 'records-to-keep'],
  },
  {
    id: 'business-costs',
    title: 'Which business costs count?',
    sections: ['Section 20', 'Section 21'],
    body: [
      'What was spent wholly and exclusively for the business: stock, rent of the shop, salaries of staff, transport of goods, data and phone for the work, repairs, advertising.',
      'Not what you spend on yourself and your family. Costs paid in foreign money count only as far as they fit the official rate.',
      'Keep invoices and receipts: a cost without proof may be refused.',
    ],
    calledAlso: 'expenses wholly and exclusively cost of goods deduct receipts invoice',
    seeAlso: ['business-income', 'records-to-keep'],
  },
  {
    id: 'freelance-from-abroad',
    title: 'I work for clients abroad. Is that taxed here?',
    sections: ['Section 12', 'Section 13', 'Section 120'],
    body: [
      'Who is resident in Nigeria is taxed on income from the whole world, whether or not it is brought in. Pay from a foreign client belongs here, in naira.',
      'If the other country taxed the same income, the Act gives a credit: the lower of the foreign tax and the Nigerian tax on that income. This calculator does not work out that credit.',
    ],
    calledAlso: 'remote work dollar upwork fiverr payoneer foreign income usd freelancer',
    seeAlso: ['resident', 'business-income'],
  },
  {
    id: 'resident',
    title: 'Am I resident in Nigeria?',
    sections: ['Section 202', 'Section 12'],
    body: [
      'You are if Nigeria is your domicile, if you have a permanent place or your usual home here, if your close economic and family ties are here, or if you stay 183 days or more within twelve months. Diplomats of Nigeria count as resident too.',
      'A resident is taxed on income from everywhere, others on what arises in Nigeria.',
    ],
    calledAlso: 'residence 183 days diaspora japa abroad non-resident domicile',
    seeAlso: ['freelance-from-abroad'],
  },
  {
    id: 'gifts-and-loans',
    title: 'Are gifts and loans taxed?',
    sections: ['Section 4'],
    body: [
      'No. A gift from family and money that you borrowed are not income. Interest that you earn on money lent to others is.',
    ],
    calledAlso: 'gift loan borrow transfer family support urgent 2k remittance',
    seeAlso: ['gross-income', 'interest'],
  },
  {
    id: 'dividends',
    title: 'How are dividends taxed?',
    sections: ['Nigeria Tax Administration Act, section 51(3)', 'Section 28(2)(b)(iv)'],
    body: [
      'A Nigerian company takes 10% before it pays you, and by the Act that is final: nothing more is due on them.',
      'This calculator adds them to your income, as its rules say, and tells you in a note what the Act says and what that changes in naira.',
      'Foreign dividends brought in through approved channels are exempt.',
    ],
    calledAlso: 'shares stock market dangote withholding tax 10% company profit share',
    seeAlso: ['foreign-investment-income', 'notes-on-the-act'],
  },
  {
    id: 'interest',
    title: 'Is interest taxed?',
    sections: ['Nigeria Tax Administration Act, section 51(5)', 'Section 163(1)(n)'],
    body: [
      'It depends on where it comes from. Interest on bonds of the Federal Government and of States is exempt. On short-term securities and corporate bonds the tax taken at source is final. Other interest, like that of a savings account, is taxed in the bands, with credit for what was taken.',
      'This calculator adds all interest to your income, and a note tells you what the Act says of it.',
    ],
    calledAlso: 'savings account fixed deposit treasury bills bond FGN piggyvest cowrywise',
    seeAlso: ['dividends', 'notes-on-the-act'],
  },
  {
    id: 'rental-income',
    title: 'Is the rent my tenants pay taxed?',
    sections: ['Section 4', 'Section 20'],
    body: [
      'Yes: what they paid you in the year, less what you spent to earn it, such as repairs and the agent’s fee.',
      'If tax was withheld from the rent, keep the proof: this calculator shows the tax of the year before anything already paid.',
    ],
    calledAlso: 'landlord shop land rent received property letting',
    seeAlso: ['rent-relief', 'records-to-keep'],
  },
  {
    id: 'foreign-investment-income',
    title: 'Is investment income from abroad taxed?',
    sections: ['Section 163(1)(s)'],
    body: [
      'Dividends, interest, rent and royalties from abroad are exempt when they are brought into Nigeria through approved channels.',
      'This calculator adds them, and a note tells you what the Act says and what it changes.',
    ],
    calledAlso: 'foreign dividends us stocks domiciliary account approved channels royalty',
    seeAlso: ['dividends', 'freelance-from-abroad'],
  },
  {
    id: 'gratuity',
    title: 'Does my gratuity count as income?',
    sections: ['Section 163(1)(i)', 'Section 4(2)(b)'],
    body: [
      'A gratuity or any other retirement benefit granted under the Pension Reform Act is exempt. Another gratuity is income.',
      'This calculator adds what you type at that question, and a note tells you what the Act takes off if yours falls under the Pension Reform Act.',
    ],
    calledAlso: 'end of service lump sum retirement benefit exit pay',
    seeAlso: ['pensioner', 'loss-of-office', 'notes-on-the-act'],
  },
  {
    id: 'annuity',
    title: 'Is an annuity taxed?',
    sections: ['Section 4(2)(b)', 'Section 163(1)(i)'],
    body: [
      'An annuity you bought from an insurer is income, month by month. One that was bought under the Pension Reform Act belongs to the retirement benefits, which are exempt.',
    ],
    calledAlso: 'insurance company retirement monthly payment',
    seeAlso: ['gratuity', 'pensioner'],
  },
  {
    id: 'loss-of-office',
    title: 'I was paid off. Is the compensation taxed?',
    sections: ['Section 50'],
    body: [
      'Compensation for the loss of an employment, and for injury or libel, is outside tax up to ₦50,000,000. Only what goes beyond is taxed, in your own bands, and the payer withholds it.',
      'Salary, leave pay and bonuses that are paid out with it are ordinary income. Do not type the compensation itself into this calculator as salary.',
    ],
    calledAlso: 'sacked redundancy severance layoff retrench termination settlement',
    seeAlso: ['gratuity'],
  },
  {
    id: 'selling-things',
    title: 'Is a gain from selling something taxed?',
    sections: ['Section 34', 'Section 51', 'Section 52', 'Section 53'],
    body: [
      'Chargeable gains are taxed in the same bands, but much is left out: your own home once in a lifetime; up to two private vehicles a year; chattels up to ₦5,000,000 or three times the yearly minimum wage.',
      'Shares of Nigerian companies stay outside when the proceeds of twelve months are under ₦150,000,000 and the gain is not above ₦10,000,000, or when the money is invested again.',
      'This calculator does not work out gains: type a taxable one at "other income".',
    ],
    calledAlso: 'capital gains sell house car land shares crypto',
    seeAlso: ['other-income'],
  },
  {
    id: 'other-income',
    title: 'What belongs to other income?',
    sections: ['Section 4', 'Section 28'],
    body: [
      'Income that fits no other question: royalties, the fee for a single job, a taxable gain.',
      'Gifts, loans and money that was yours already do not belong there.',
    ],
    calledAlso: 'royalty honorarium one-off',
    seeAlso: ['selling-things', 'gifts-and-loans'],
  },
]
