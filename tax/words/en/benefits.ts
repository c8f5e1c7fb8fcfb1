export const benefitWords = {
  'rent-paid-by-employer': {
    heading: 'What was the home your employer gave you worth in {year}?',
    hint: 'The rent for the year that your employer paid or that the home would fetch.',
    helpTitle: 'What do I type here?',
    help: 'If your employer rented a home for you, type the rent of the year. If your employer owns it, type what such a home would cost to rent. The Act counts at most 20% of your other pay from the job: the tool below works that out.',
  },
  'domestic-staff-cost': {
    heading: 'How much did your employer spend on staff in your home in {year}?',
    hint: 'Cooks, drivers, guards and gardeners that your employer paid.',
    helpTitle: 'Whose pay belongs here?',
    help: 'The year’s pay of people who work in your home and are paid by your employer: cook, steward, gardener, guard, driver. Do not type what you pay them yourself.',
  },
  'vehicle-benefit': {
    heading: 'What was the car from your employer worth to you in {year}?',
    hint: '5% of what the car cost your employer.',
    helpTitle: 'How is a car valued?',
    help: 'When your employer owns the car that you use, the Act counts 5% of what it cost, each year. For a car that cost ₦20,000,000 type 1,000,000. For a hired car, type what your employer paid in hire. The tool below works it out.',
  },
  'other-benefits': {
    heading: 'What else did your employer pay for you in {year}?',
    hint: 'Electricity, school fees, club fees and the like.',
    helpTitle: 'What are other benefits?',
    help: 'Things that your employer paid for you, at what they cost: electricity, telephone, school fees, club fees, holidays. Leave out meals for all staff, uniforms, tools, and the cost of moving for the job.',
  },
} as const
