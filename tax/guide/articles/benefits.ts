import { section } from '../../years/sections.ts'
import type { Article } from '../article.ts'

/** What an employer gives besides money. */
export const benefitArticles: readonly Article[] = [
  {
    id: 'benefits-in-kind',
    title: 'What is a benefit in kind?',
    sections: [section('14')],
    reviewed: '2026-11-22',
    body: [
      'Something an employer gives you instead of money: a house, a car, staff in your home, a paid bill. Its value is added to your income.',
      'How it is valued depends on what it is: 5% a year of the cost for what the employer owns, the hire for what is hired, and what was spent for anything else. A house has a cap of its own.',
    ],
    calledAlso: 'BIK perks fringe benefits company car company house oga give me',
    seeAlso: ['company-car', 'company-house', 'benefits-left-out'],
  },
  {
    id: 'company-car',
    title: 'How is a company car taxed?',
    sections: [section('14(1)(a)'), section('14(1)(b)')],
    reviewed: '2026-11-22',
    body: [
      'If the employer owns it, 5% a year of what it cost is added to your income: for a car of ₦20,000,000 that is ₦1,000,000. What you spent on it yourself is taken off that value.',
      'If the employer hires it, what the hire costs in the year is added.',
      'The questionnaire has a helper that works it out. Type the value of the benefit, never the price of the car.',
    ],
    calledAlso: 'official vehicle company car driver SUV hilux motor',
    seeAlso: ['benefits-in-kind', 'mistake-car-price'],
  },
  {
    id: 'company-house',
    title: 'My employer pays for my house. How is that taxed?',
    sections: [section('14(6)'), section('14(7)')],
    reviewed: '2026-11-22',
    body: [
      'The rental value of the year is added to your income, but never more than 20% of your other pay from that employment.',
      'On a salary of ₦6,000,000 a house worth ₦3,000,000 a year counts as ₦1,200,000, and the tax is ₦1,086,000 when nothing is taken off. The helper at the question works the cap out.',
      'A housing allowance in money has no cap: it is pay.',
    ],
    examples: [
      {
        answers: {
          taxYear: 2026,
          status: 'employee',
          salary: 6_000_000,
          rentPaidByEmployer: 1_200_000,
          pensionContribution: 0,
          nhfContribution: 0,
          nhisContribution: 0,
        },
        totalTax: 1_086_000,
      },
    ],
    calledAlso: 'accommodation quarters company flat estate 20% cap',
    seeAlso: ['benefits-in-kind', 'expatriate', 'allowances'],
  },
  {
    id: 'domestic-staff',
    title: 'My employer pays my driver or cook. Is that taxed?',
    sections: [section('14(1)(c)')],
    reviewed: '2026-11-22',
    body: [
      'Yes. What your employer spends in the year on people who work in your home is added to your income: cook, steward, gardener, guard, driver.',
      'What you pay them yourself is your own affair: it is neither added nor taken off.',
    ],
    calledAlso: 'househelp gateman security guard driver cook steward',
    seeAlso: ['benefits-in-kind'],
  },
  {
    id: 'other-benefits',
    title: 'Which other benefits are added?',
    sections: [section('14(1)(c)')],
    reviewed: '2026-11-22',
    body: [
      'What the employer spent for you: power, phone, school fees, club fees, holidays. The amount spent in the year counts.',
    ],
    calledAlso: 'school fees club phone electricity diesel holiday ticket paid by employer',
    seeAlso: ['benefits-in-kind', 'benefits-left-out'],
  },
  {
    id: 'benefits-left-out',
    title: 'Which benefits are not taxed?',
    sections: [section('14(3)')],
    reviewed: '2026-11-22',
    body: [
      'Meals in a canteen that is open to the staff generally, and meal vouchers; uniforms, protective clothing and tools; and the cost of moving house because of a change of job.',
      'Leave them out of the questionnaire.',
    ],
    calledAlso: 'canteen food uniform tools relocation exempt benefits',
    seeAlso: ['meals', 'benefits-in-kind'],
  },
]
