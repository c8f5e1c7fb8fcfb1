import { nothingPaid } from '../../answers/keys.ts'
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
      'How it is valued depends on what it is: 5% a year of the cost for what the employer owns, less what you spent on it; the whole hire for what is hired; and what was spent for anything else. A house has a value and a limit of its own.',
    ],
    calledAlso: 'BIK perks fringe benefits company car company house oga give me',
    seeAlso: ['company-car', 'company-house', 'benefits-left-out'],
  },
  {
    id: 'company-car',
    title: 'How is a company car taxed?',
    sections: [section('14(1)(a)'), section('14(1)(b)'), section('14(2)')],
    reviewed: '2026-11-22',
    body: [
      'If the employer owns it, 5% a year of what it cost is added to your income: for a car of ₦20,000,000 that is ₦1,000,000. What you spent on it yourself is taken off that value.',
      'If the employer hires it, the whole hire of the year is added. What you paid yourself is not taken off a hire: hire of ₦6,000,000 and ₦500,000 from you still counts as ₦6,000,000.',
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
      'A value is added to your income: the yearly value that the local government uses for its rates, or else the one that the tax office sets, for the months and the part of the house you lived in. It is not what the house would cost to rent, and rent that you pay yourself is not taken off.',
      'It counts for at most 20% of what that job gives you in the year without it. On a salary of ₦6,000,000 a house of ₦3,000,000 a year counts as ₦1,200,000; with nothing taken off the tax is ₦1,086,000.',
      'A housing allowance in money has no limit: it is pay.',
    ],
    unsure: ['Whether the 20% runs on all that the job gives or on its cash only. We count all.'],
    examples: [
      {
        answers: {
          status: 'employee',
          salary: 6_000_000,
          rentPaidByEmployer: 1_200_000,
          ...nothingPaid,
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
      'Yes. What your employer spends in the year on people who work in your home is added to your income: cook, steward, gardener, guard, driver. A driver for ₦1,800,000 beside a salary of ₦6,000,000 makes the tax ₦1,194,000 instead of ₦870,000, if nothing is taken off.',
      'What you pay them yourself is your own affair: it is neither added nor taken off.',
    ],
    examples: [
      {
        answers: { status: 'employee', salary: 6_000_000, domesticStaffCost: 1_800_000, ...nothingPaid },
        totalTax: 1194000,
      },
      { answers: { status: 'employee', salary: 6_000_000, ...nothingPaid }, totalTax: 870000 },
    ],
    calledAlso: 'househelp gateman security guard driver cook steward',
    seeAlso: ['benefits-in-kind'],
  },
  {
    id: 'other-benefits',
    title: 'Which other benefits are added?',
    sections: [section('14(1)(c)'), section('14(3)')],
    reviewed: '2026-11-22',
    body: [
      'What the employer spent for you: power, phone, school fees, club fees, holidays, and meals that are for you rather than for all staff. The amount spent in the year counts.',
      'Meals in a staff canteen and meal vouchers are left out.',
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
      'Not taxed are meals in a canteen that is open to the staff generally, and meal vouchers; uniforms, protective clothing and tools; and the cost of moving house because of a change of job.',
      'Leave them out of the questionnaire.',
    ],
    calledAlso: 'canteen food uniform tools relocation exempt benefits',
    seeAlso: ['meals', 'benefits-in-kind'],
  },
]
