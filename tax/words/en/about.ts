export const aboutWords = {
  name: {
    heading: 'What is your name?',
    hint: 'As it stands on your Tax ID or payslip. It is printed on your report.',
    helpTitle: 'Which name should I use?',
    help: 'Use the name on your Tax ID, so that the report and your other papers agree. A middle name may stand with your first name.',
  },
  'tax-id': {
    heading: 'What is your Tax ID?',
    hint: 'Like 12345678-0001, also called TIN. Leave it empty if you have none.',
    helpTitle: 'Where do I find it?',
    help: 'It stands on letters from the tax office and often on your payslip. You can calculate without it and add it later.',
  },
  'tax-year': {
    heading: 'Which tax year is this for?',
    hint: 'A tax year runs from 1 January to 31 December.',
    helpTitle: 'Which year do I choose?',
    help: 'Choose the year in which the money was earned. For money earned in 2026 the Nigeria Tax Act 2025 applies; earlier years are estimates, shown beside the law of that time.',
  },
  status: {
    heading: 'How did you earn your income in {year}?',
    hint: 'Choose the one that fits most of the year. It decides which questions we ask.',
    helpTitle: 'What do the choices mean?',
    help: 'Employee: somebody pays you a salary. Self-Employed/Business Owner: you earn from your own work or business. Both: you do both. Pensioner: you live on a pension. Other: for example a student, or someone who lives on rent.',
  },
  'marital-status': {
    heading: 'What is your marital status?',
    hint: 'It does not change the tax: the Act has no relief for marriage.',
    helpTitle: 'Why do you ask?',
    help: 'Some forms of the tax office ask for it. Your tax is the same whatever you choose.',
  },
  'number-of-children': {
    heading: 'How many children do you have?',
    hint: 'It does not change the tax: the Act has no relief for children.',
    helpTitle: 'Why do you ask?',
    help: 'Some forms of the tax office ask for it. Your tax is the same whatever you type.',
  },
} as const
