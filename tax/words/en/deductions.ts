/** Nothing is assumed of a pensioner, and nothing given comes off [spec 14.12]. */
const hintFor = { pensioner: 'Nothing comes off a pensioner’s income for it. You can leave it empty.' }

export const deductionWords = {
  'rent-paid-by-self': {
    heading: 'How much rent did you pay for your home in {year}?',
    hint: '20% of it comes off your income, and at most ₦500,000.',
    hintBefore2026:
      'This estimate takes 20% of it off, and at most ₦500,000. The law of {year} took nothing off for it.',
    helpTitle: 'Which rent counts?',
  },
  'pension-contribution': {
    heading: 'How much did you pay into your pension in {year}?',
    hint: 'Choose None if you paid none. Left empty, we assume 8% of your income.',
    hintFor,
    helpTitle: 'Which payments count?',
  },
  'nhf-contribution': {
    heading: 'How much did you pay to the National Housing Fund in {year}?',
    hint: 'Choose None if you paid none. Left empty, we assume 2.5% of your income.',
    hintFor,
    helpTitle: 'What is the National Housing Fund?',
  },
  'nhis-contribution': {
    heading: 'How much did you pay for national health insurance in {year}?',
    hint: 'Choose None if you paid none. Left empty, we assume 5% of your income.',
    hintFor,
    helpTitle: 'What is national health insurance?',
  },
  'life-assurance': {
    heading: 'How much did you pay for life assurance in the year before {year}?',
    hint: 'Premiums on your own life or your spouse’s.',
    helpTitle: 'Which premiums count?',
  },
  'mortgage-interest': {
    heading: 'How much interest did you pay on a loan for your own home in {year}?',
    hint: 'The interest only, not what you paid back.',
    helpTitle: 'Which loans count?',
  },
} as const
