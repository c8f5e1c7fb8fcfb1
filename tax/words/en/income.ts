export const incomeWords = {
  'business-income': {
    heading: 'How much did your business earn in {year}?',
    hint: 'What was left after the costs of running it.',
    helpTitle: 'What counts as business income?',
  },
  salary: {
    heading: 'How much salary were you paid in {year}?',
    hint: 'Before tax and pension were taken out.',
    helpTitle: 'What counts as salary?',
  },
  commissions: {
    heading: 'How much commission and bonus were you paid in {year}?',
    hint: 'Before tax was taken out.',
    helpTitle: 'What counts, and in which year?',
  },
  allowances: {
    heading: 'How much were your allowances in {year}?',
    hint: 'Housing, transport, meal and other allowances paid in cash.',
    helpTitle: 'What counts as an allowance?',
  },
  pension: {
    heading: 'How much pension did you receive in {year}?',
    hint: 'This estimate leaves every pension out. By the Act only one under the Pension Reform Act is exempt.',
    helpTitle: 'Which pension is this?',
  },
  annuity: {
    heading: 'How much annuity did you receive in {year}?',
    hint: 'Regular payments from an insurance company.',
    helpTitle: 'What is an annuity?',
  },
  gratuities: {
    heading: 'How much gratuity did you receive in {year}?',
    hint: 'The lump sum paid when a job ended.',
    helpTitle: 'What is a gratuity?',
  },
  'foreign-income': {
    heading: 'How much did you earn from abroad in {year}?',
    hint: 'Pay or fees from outside Nigeria, not dividends.',
    helpTitle: 'What counts as foreign income?',
  },
  'dividends-nigeria': {
    heading: 'How much in dividends did Nigerian companies pay you in {year}?',
    hint: 'Before the tax that was withheld.',
    helpTitle: 'What are dividends?',
  },
  'dividends-foreign': {
    heading: 'How much in dividends did foreign companies pay you in {year}?',
    hint: 'Before any tax abroad, changed into naira.',
    helpTitle: 'Which dividends are foreign?',
  },
  interest: {
    heading: 'How much interest did you earn in {year}?',
    hint: 'From savings, deposits and bonds, before tax was withheld.',
    helpTitle: 'What counts as interest?',
  },
  'rental-income': {
    heading: 'How much rent did you receive in {year}?',
    hint: 'From property that you let, after its costs.',
    helpTitle: 'What counts as rental income?',
  },
  'other-income': {
    heading: 'How much other income did you have in {year}?',
    hint: 'Prizes, royalties, grants and anything that no other question asks about.',
    helpTitle: 'What belongs here?',
  },
  gains: {
    heading: 'How much did you gain by selling in {year}?',
    hint: 'What you got for it, less what it cost you and the cost of selling it.',
    helpTitle: 'What counts as a gain?',
  },
} as const
