export const aboutWords = {
  name: {
    heading: 'What is your name?',
    hint: 'As it stands on your Tax ID or payslip. It is printed on your report.',
    helpTitle: 'Which name should I use?',
  },
  'tax-id': {
    heading: 'What is your Tax ID?',
    hint: 'The older number, like 12345678-0001, also called TIN. If yours has 13 digits or you have none, leave it empty.',
    helpTitle: 'Where do I find it?',
  },
  'tax-year': {
    heading: 'Which tax year is this for?',
    hint: 'A tax year runs from 1 January to 31 December.',
    helpTitle: 'Which year do I choose?',
  },
  status: {
    heading: 'How did you earn your income in {year}?',
    hint: 'Choose the one that fits most of the year. It decides which questions we ask.',
    helpTitle: 'What do the choices mean?',
  },
  'marital-status': {
    heading: 'What is your marital status?',
    hint: 'It does not change the tax: the Act has no relief for marriage.',
    helpTitle: 'Why do you ask?',
  },
  'number-of-children': {
    heading: 'How many children do you have?',
    hint: 'It does not change the tax: the Act has no relief for children.',
    helpTitle: 'Why do you ask?',
  },
} as const
