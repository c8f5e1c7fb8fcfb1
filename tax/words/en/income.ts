export const incomeWords = {
  'business-income': {
    heading: 'How much did your business earn in {year}, in naira?',
    hint: 'What was left after the costs of running it. Leave it empty if you had none.',
    helpTitle: 'What counts as business income?',
  },
  salary: {
    heading: 'How much salary were you paid in {year}, in naira?',
    hint: 'Before tax and pension were taken out. Leave it empty if you had none.',
    helpTitle: 'What counts as salary?',
  },
  commissions: {
    heading: 'How much commission were you paid in {year}, in naira?',
    hint: 'Before tax was taken out. Leave it empty if you had none.',
    helpTitle: 'What counts as commission?',
  },
  allowances: {
    heading: 'How much were your allowances in {year}, in naira?',
    hint: 'Housing, transport, meal and other allowances paid in cash. Leave it empty if you had none.',
    helpTitle: 'What counts as an allowance?',
  },
  pension: {
    heading: 'How much pension did you receive in {year}, in naira?',
    hint: 'It is not taxed, and is shown as exempt. Leave it empty if you had none.',
    helpTitle: 'Which pension is this?',
  },
  annuity: {
    heading: 'How much annuity did you receive in {year}, in naira?',
    hint: 'Regular payments from an insurance company. Leave it empty if you had none.',
    helpTitle: 'What is an annuity?',
  },
  gratuities: {
    heading: 'How much gratuity did you receive in {year}, in naira?',
    hint: 'The lump sum paid when a job ended. Leave it empty if you had none.',
    helpTitle: 'What is a gratuity?',
  },
  'foreign-income': {
    heading: 'How much did you earn from abroad in {year}, in naira?',
    hint: 'Pay or fees from outside Nigeria, not dividends. Leave it empty if you had none.',
    helpTitle: 'What counts as foreign income?',
  },
  'dividends-nigeria': {
    heading: 'How much in dividends did Nigerian companies pay you in {year}, in naira?',
    hint: 'Before the tax that was withheld. Leave it empty if you had none.',
    helpTitle: 'What are dividends?',
  },
  'dividends-foreign': {
    heading: 'How much in dividends did foreign companies pay you in {year}, in naira?',
    hint: 'Before any tax abroad, changed into naira. Leave it empty if you had none.',
    helpTitle: 'Which dividends are foreign?',
  },
  interest: {
    heading: 'How much interest did you earn in {year}, in naira?',
    hint: 'From savings, deposits and bonds, before tax was withheld. Leave it empty if you had none.',
    helpTitle: 'What counts as interest?',
  },
  'rental-income': {
    heading: 'How much rent did you receive in {year}, in naira?',
    hint: 'From property that you let, after its costs. Leave it empty if you had none.',
    helpTitle: 'What counts as rental income?',
  },
  'other-income': {
    heading: 'How much other income did you have in {year}, in naira?',
    hint: 'Anything that no other question asks about. Leave it empty if you had none.',
    helpTitle: 'What belongs here?',
  },
} as const
