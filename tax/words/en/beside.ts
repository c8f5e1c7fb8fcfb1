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
  },
  'months-paid': {
    heading: 'For how many months of {year} were you paid like this?',
    hint: 'From 1 to 12. Empty means the whole year.',
    helpTitle: 'Which months count?',
  },
  'paye-taken': {
    heading: 'How much PAYE did your employer take in {year}?',
    hint: 'The tax on your payslips. It changes nothing here.',
    helpTitle: 'What is PAYE?',
  },
} as const
