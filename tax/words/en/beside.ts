export const besideWords = {
  had: {
    heading: 'Which of these did you have in {year}?',
    hint: 'Pay, pension, NHF and NHIS come next. Anything unticked counts as ₦0.',
    hintFor: {
      'self-employed': 'Pension, NHF and NHIS come next. Anything unticked counts as ₦0.',
      other: 'Pension, NHF and NHIS come next. Anything unticked counts as ₦0.',
      pensioner: 'Your pension comes next. Anything unticked counts as ₦0.',
    },
    helpTitle: 'What do these mean?',
    help: 'Tick what you had at any time in the year, even once. Each thing you tick is asked next, one screen each, and you can add something later. What you leave unticked is not asked and counts as nothing.',
  },
  'months-paid': {
    heading: 'For how many months of {year} were you paid like this?',
    hint: 'From 1 to 12. Empty means the whole year.',
    helpTitle: 'Which months count?',
    help: 'The months in which you had this pay. It changes no tax: by it the tax of the year is told by the month.',
  },
  'paye-taken': {
    heading: 'How much PAYE did your employer take in {year}?',
    hint: 'The tax on your payslips. It changes nothing here.',
    helpTitle: 'What is PAYE?',
    help: 'PAYE is the tax that your employer took from your pay. It changes nothing here: the result on Pro compares it with the tax worked out.',
  },
} as const
