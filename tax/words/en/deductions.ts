/** Nothing is assumed of a pensioner, and nothing given comes off [spec 14.12]. */
const hintFor = { pensioner: 'Nothing comes off a pensioner’s income for it. You can leave it empty.' }

export const deductionWords = {
  'rent-paid-by-self': {
    heading: 'How much rent did you pay for your home in {year}?',
    hint: '20% of it comes off your income, and at most ₦500,000.',
    helpTitle: 'Which rent counts?',
    help: 'Rent for the home you live in, paid by you. Keep the receipt or agreement: the tax office may ask for it. Rent for a shop or office belongs to the costs of your business.',
  },
  'pension-contribution': {
    heading: 'How much did you pay into your pension in {year}?',
    hint: 'Choose None if you paid none. Left empty, we assume 8% of your income.',
    hintFor,
    helpTitle: 'Which payments count?',
    help: 'Your own share of the pension contribution, as it stands on your payslip, and what you paid in freely. Leave out your employer’s share. The Act takes off what you really paid, so an exact figure is better than our 8%.',
  },
  'nhf-contribution': {
    heading: 'How much did you pay to the National Housing Fund in {year}?',
    hint: 'Choose None if you paid none. Left empty, we assume 2.5% of your income.',
    hintFor,
    helpTitle: 'What is the National Housing Fund?',
    help: 'A fund that lends for homes. Some employers take 2.5% of basic pay for it each month: look for NHF on your payslip. If nothing was taken, choose None.',
  },
  'nhis-contribution': {
    heading: 'How much did you pay for national health insurance in {year}?',
    hint: 'Choose None if you paid none. Left empty, we assume 5% of your income.',
    hintFor,
    helpTitle: 'What is national health insurance?',
    help: 'What you paid yourself towards the national health insurance scheme: look for NHIS or NHIA on your payslip. Private health plans are not meant. If nothing was taken, choose None.',
  },
  'life-assurance': {
    heading: 'How much did you pay for life assurance in the year before {year}?',
    hint: 'Premiums on your own life or your spouse’s.',
    helpTitle: 'Which premiums count?',
    help: 'The Act takes off premiums that you paid in the year before, on your own life or your husband’s or wife’s, and for a deferred annuity. Insurance for a car, a house or travel does not count.',
  },
  'mortgage-interest': {
    heading: 'How much interest did you pay on a loan for your own home in {year}?',
    hint: 'The interest only, not what you paid back.',
    helpTitle: 'Which loans count?',
    help: 'Interest on a loan with which you built or developed the house that you live in. Your bank’s yearly statement shows interest and repayment apart: only the interest counts.',
  },
} as const
