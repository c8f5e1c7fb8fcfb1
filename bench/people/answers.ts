/** What a person in the middle of the questionnaire has typed: about 600 bytes. */
export const typedAnswers = {
  firstName: 'Adaeze',
  lastName: 'Okafor',
  tin: '12345678-0001',
  taxYear: '2026',
  status: 'employee',
  salary: '6,000,000',
  commissions: '250,000',
  allowances: '1,200,000',
  interest: '48,500.75',
  dividendsNigeria: '120,000',
  rentPaidBySelf: '1,000,000',
  lifeAssurance: '90,000',
}

/** The same answers with another salary: tells one write from another. @param salary in naira. */
export const answersWith = (salary: number): Record<string, string> => ({
  ...typedAnswers,
  salary: `${salary}`,
})
