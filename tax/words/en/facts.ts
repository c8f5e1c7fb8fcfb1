import type { FactKey } from '../../answers/facts.ts'

/** The English words of a question that is asked after the result. "{year}" stands for the tax year, "{before}" for the one before it. */
export interface FactWords {
  readonly heading: string
  /** What it means and what an empty box counts as, in one to three short sentences. */
  readonly hint: string
}

/** What each fact is asked by. */
export const factWords: Readonly<Record<FactKey, FactWords>> = {
  resident: {
    heading: 'Were you resident in Nigeria in {year}?',
    hint: 'Yes if any one of these is true: your permanent home is here; your close family and your business or work are here; you usually stay here; you stayed 183 days or more within 12 months, leave included; Nigeria is your home country by law, even while you live abroad (domicile); you are a diplomat of Nigeria.',
  },

  jobs: {
    heading: 'How many employers paid you in {year}?',
    hint: 'Each job is looked at alone: one that pays no more than the minimum wage is exempt. One year with one employer is one job.',
  },
  firstJobPay: {
    heading: 'How much did the first job pay in {year}?',
    hint: 'Salary, allowances and commissions of that job, before tax. What is left of your pay belongs to the other.',
  },
  firstJobMonths: {
    heading: 'For how many months were you paid there?',
    hint: 'Empty counts as 12, or as the months of pay that you typed before.',
  },
  secondJobPay: {
    heading: 'How much did the second job pay in {year}?',
    hint: 'Salary, allowances and commissions of that job, before tax. What is left belongs to the third.',
  },
  secondJobMonths: {
    heading: 'For how many months were you paid by the second?',
    hint: 'Empty counts as 12, or as the months of pay that you typed before.',
  },
  thirdJobMonths: {
    heading: 'For how many months were you paid by the third?',
    hint: 'Empty counts as 12, or as the months of pay that you typed before.',
  },
  benefitsJob: {
    heading: 'Which employer gave you the home, car or other benefits?',
    hint: 'Benefits count with the job that they came from. Unanswered, they count with the first.',
  },
  armedForces: {
    heading: 'Were you paid by the armed forces in {year}?',
    hint: 'The pay of officers is exempt, and that of other ranks for duty in a combat zone.',
  },
  militaryPay: {
    heading: 'How much of your pay was that?',
    hint: 'Of the pay that you typed, the part of an officer or for combat duty.',
  },

  carOwner: {
    heading: 'Who owned the car?',
    hint: 'A car that your employer owns counts at 5% of its cost, one that is hired at what the hire costs.',
  },
  carCost: {
    heading: 'What did the car cost your employer?',
    hint: 'The price when it was bought. Where nobody knows it, what it was worth then.',
  },
  carOwnExpense: {
    heading: 'How much of the running of the car did you pay yourself in {year}?',
    hint: 'It is taken off the 5%. Empty counts as ₦0.',
  },
  carHire: {
    heading: 'How much did your employer pay to hire the car in {year}?',
    hint: 'The whole hire counts. What you paid yourself is not taken off.',
  },
  assetCounted: {
    heading: 'How much of your other benefits was for things lent to you?',
    hint: 'A generator, furniture or a laptop that your employer owns and you use at home. Empty counts as ₦0.',
  },
  assetCost: {
    heading: 'What did those things cost your employer?',
    hint: 'They count at 5% of their cost a year.',
  },
  assetOwnExpense: {
    heading: 'How much did you spend on them yourself in {year}?',
    hint: 'It is taken off the 5%. Empty counts as ₦0.',
  },
  homeValue: {
    heading: 'What is the yearly rental value of the home from your employer?',
    hint: 'The value set for local rates, or else the one the tax office sets; not what you pay. Empty leaves what you typed.',
  },
  homeMonths: {
    heading: 'For how many months did you live there in {year}?',
    hint: 'Of the yearly rental value only these months count. Empty counts as 12.',
  },

  pensionKind: {
    heading: 'Which pension do you receive?',
    hint: 'One under the Pension Reform Act is exempt, and so is one for a wound or an injury. Any other is income.',
  },
  annuityUnderReform: {
    heading: 'Is your annuity a retirement benefit under the Pension Reform Act?',
    hint: 'The papers of your pension fund administrator or insurance company say so. Then it is exempt.',
  },
  gratuityKind: {
    heading: 'Which gratuity did you receive?',
    hint: 'One under the Pension Reform Act is exempt, and so is one paid because somebody died. Any other is income.',
  },

  foreignApproved: {
    heading: 'How much of your foreign income was interest, rent or royalties through approved channels?',
    hint: 'Only these are exempt. Pay, fees and business profit from abroad are taxed, however they come in. Empty counts as ₦0.',
  },
  foreignDividendsApproved: {
    heading: 'Did your foreign dividends come in through approved channels?',
    hint: 'Then they are exempt. The Act does not say which channels are approved; ask your bank for proof of how they came.',
  },
  interestBonds: {
    heading: 'How much of your interest came from Federal or State government bonds?',
    hint: 'It is exempt. Empty counts as ₦0.',
  },
  interestShortTerm: {
    heading: 'How much came from treasury bills, other short-term securities or corporate bonds?',
    hint: 'The 10% that was withheld is the final tax on it. Empty counts as ₦0.',
  },
  compensation: {
    heading: 'How much of your other income was compensation for losing a job, or for libel?',
    hint: 'Only what is above ₦50,000,000 is charged. Leave pay, a bonus and pay in place of notice are not compensation. Empty counts as ₦0.',
  },
  injuryPay: {
    heading: 'How much of your other income was paid for an injury, a wound or a death?',
    hint: 'It is exempt, and no part of the compensation above. Empty counts as ₦0.',
  },

  businessRecords: {
    heading: 'Does your business keep records of sales and costs?',
    hint: 'Books, receipts or an app, good enough to show the profit. Without them the tax may be worked out from the turnover alone.',
  },
  businessTurnover: {
    heading: 'How much did your business sell in {year}?',
    hint: 'All sales, costs not taken off. As the press reported the Presumptive Tax Regulations 2026, without records up to ₦12,000,000 has no tax; above it, 1% of all sales. You may choose tax on your profit instead, never both.',
  },
  lossesBroughtForward: {
    heading: 'How much loss of earlier years do you bring forward?',
    hint: 'Losses of the business that no profit has used up yet. They come off its profit only. Empty counts as ₦0.',
  },
  capitalAllowances: {
    heading: 'How much are your capital allowances for {year}?',
    hint: 'A share of the cost of machines, vehicles and buildings of the business: yearly 10% for a building, 20% for machines and furniture, 25% for a vehicle or software. Empty counts as ₦0.',
  },

  sharesGain: {
    heading: 'How much of your gains was on shares of Nigerian companies?',
    hint: 'Price less cost. Empty counts as ₦0.',
  },
  sharesProceeds: {
    heading: 'For how much in all did you sell those shares?',
    hint: 'Below ₦150,000,000 within 12 months, with a gain of at most ₦10,000,000, the gain is free.',
  },
  sharesReinvested: {
    heading: 'How much of that did you put into Nigerian shares again in {year}?',
    hint: 'That part of the gain is free. Empty counts as ₦0.',
  },
  homeGain: {
    heading: 'How much of your gains was on your own home?',
    hint: 'The home that you own and lived in, with up to 1 acre: free once in a lifetime. Empty counts as ₦0.',
  },
  vehiclesGain: {
    heading: 'How much was on your private cars?',
    hint: 'Up to 2 private vehicles a year are free. Empty counts as ₦0.',
  },
  chattelsGain: {
    heading: 'How much was on personal things?',
    hint: 'Furniture, jewellery, phones and the like. Empty counts as ₦0.',
  },
  chattelsProceeds: {
    heading: 'For how much in all did you sell those things in {year}?',
    hint: 'Up to ₦5,000,000 in the year the gain is free, above it all of it counts.',
  },
  digitalLosses: {
    heading: 'How much loss on crypto or other digital assets did you take off your other gains?',
    hint: 'Losses on digital assets only reduce gains on digital assets, so this is added back. Empty counts as ₦0.',
  },

  pensionPaid: {
    heading: 'How much pension did you really pay in {year}?',
    hint: 'Your own part, as your payslips show it. Only this comes off by the Act. Empty counts as ₦0.',
  },
  nhfPaid: {
    heading: 'How much NHF did you really pay in {year}?',
    hint: 'As your payslips show it. Empty counts as ₦0.',
  },
  nhisPaid: {
    heading: 'How much NHIS did you really pay in {year}?',
    hint: 'As your payslips show it, NHIA included; not private cover. Empty counts as ₦0.',
  },
  loanForOwnHome: {
    heading: 'Was the loan for developing a house that you own and live in?',
    hint: 'Interest comes off only then.',
  },
  premiumsYearBefore: {
    heading: 'How much did you pay for life assurance or a deferred annuity in {before}?',
    hint: 'The Act takes off the premiums of the year before, on your own or your spouse’s life.',
  },
  rentMonths: {
    heading: 'How many months does the rent that you typed cover?',
    hint: 'Two years paid at once are 24. Only the part for {year} counts.',
  },
  rentMonthsInYear: {
    heading: 'How many of those months are in {year}?',
    hint: 'Empty counts as 12.',
  },

  foreignTaxPaid: {
    heading: 'How much tax did you pay abroad on your foreign income of {year}?',
    hint: 'It comes off your Nigerian tax, but no more than the Nigerian tax on that income. In naira. Empty counts as ₦0.',
  },
}
