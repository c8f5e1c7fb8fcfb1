export const benefitWords = {
  'rent-paid-by-employer': {
    heading: 'What was the home your employer gave you worth in {year}?',
    hint: 'Its value for local rates for the year, or the value that the tax office set.',
    helpTitle: 'What do I type here?',
  },
  'domestic-staff-cost': {
    heading: 'How much did your employer spend on staff in your home in {year}?',
    hint: 'Cooks, drivers, guards and gardeners that your employer paid.',
    helpTitle: 'Whose pay belongs here?',
  },
  'vehicle-benefit': {
    heading: 'What was the car from your employer worth to you in {year}?',
    hint: '5% of its cost; for a hired car, the whole hire.',
    helpTitle: 'How is a car valued?',
  },
  'other-benefits': {
    heading: 'What else did your employer pay for you in {year}?',
    hint: 'Electricity, school fees, club fees and the like.',
    helpTitle: 'What are other benefits?',
  },
} as const
