import { nothingPaid } from '../../answers/keys.ts'
import { administrationSection, section } from '../../years/sections.ts'
import { reporters } from '../../years/reporters.ts'
import type { Article } from '../article.ts'

const employee = {
  taxYear: 2026,
  status: 'employee',
  ...nothingPaid,
} as const

/** People whose case is not everybody's. */
export const peopleArticles: readonly Article[] = [
  {
    id: 'nysc',
    title: 'I am a corper. Is my allowee taxed?',
    sections: [section('58'), section('163(1)(t)')],
    reviewed: '2026-11-22',
    body: [
      'It is not certain. The first ₦800,000 of taxable income in a year is free in any case. ₦77,000 a month for 12 months is ₦924,000, more than the minimum wage, and by the bands, with nothing taken off, the tax is ₦18,600.',
      'If you paid ₦300,000 rent yourself, it is ₦9,600. Ten payments, ₦770,000, are within the slice that is free.',
      'In 2019 nothing was deducted from it.',
    ],
    reportedBy: [`${reporters.serviceYear} (that nothing was deducted then)`],
    unsure: ['Whether the allowance is pay from an employment at all.'],
    examples: [
      { answers: { ...employee, salary: 924_000 }, totalTax: 18_600 },
      { answers: { ...employee, salary: 924_000, rentPaidBySelf: 300_000 }, totalTax: 9_600 },
      { answers: { ...employee, salary: 770_000 }, totalTax: 0 },
    ],
    calledAlso:
      'NYSC corper corpers corps member youth corps youth service allawee allowee allowance 77000 77k 33000 serving PPA',
    seeAlso: ['minimum-wage', 'first-800000', 'student'],
  },
  {
    id: 'minimum-wage-jobs',
    title: 'I have two jobs at the minimum wage. Am I exempt?',
    sections: [section('58'), section('163(1)(t)')],
    reviewed: '2026-11-22',
    body: [
      'Yes, each job by itself. Two jobs of ₦840,000 a year: no tax. If one pays ₦840,000 and the other ₦1,200,000, only the second counts, and with nothing taken off the tax is ₦60,000.',
      'A trade beside such a job is taxed by itself. A job of ₦840,000 and a profit of ₦900,000 make ₦15,000 of tax.',
      'For part of a year it is ₦70,000 for each month worked.',
    ],
    reportedBy: [`${reporters.boardGuidelines} (counting by months)`],
    unsure: [
      'Whether section 58 frees the other income of somebody at the minimum wage too. This product counts that income.',
    ],
    examples: [
      { answers: { ...employee, salary: 1_200_000 }, totalTax: 60_000 },
      { answers: { ...employee, status: 'self-employed', businessIncome: 900_000 }, totalTax: 15_000 },
    ],
    calledAlso:
      'two jobs minimum wage 70000 70k each two work second job small trade beside job low pay part time',
    seeAlso: ['minimum-wage', 'two-jobs', 'both-kinds'],
  },
  {
    id: 'minimum-wage-before-2026',
    title: 'Was the minimum wage exempt before 2026?',
    sections: ['Personal Income Tax Act, section 37'],
    reviewed: '2026-11-22',
    body: [
      'Yes, from 2021 to 2025: no tax on a job that paid no more than the minimum wage. That was ₦360,000 a year at first and ₦840,000 for 2025.',
    ],
    reportedBy: [reporters.oldMinimumWage],
    unsure: ['Which wage holds for 2024, when it changed in July.'],
    calledAlso: 'minimum wage 30000 30k 2021 2022 2023 2024 2025 old law before exempt Finance Act',
    seeAlso: ['minimum-wage', 'old-law', 'years-before-2026'],
  },
  {
    id: 'non-resident',
    title: 'I live abroad. What does Nigeria tax?',
    sections: [section('13(1)(b)'), section('17'), administrationSection('51(2)')],
    reviewed: '2026-11-22',
    body: [
      'Only what comes from Nigeria, in the same bands: who is not resident here pays no tax in Nigeria on pay for work abroad. Somebody who keeps a home or close family here, or stays 183 days within twelve months, is resident, though, and is taxed on everything.',
      'On dividends, interest, rent, royalties, directors’ fees and performers’ pay the tax withheld is final. Of a rent of ₦3,000,000, ₦300,000 is withheld, and that is all.',
      'Taxable pay of ₦9,000,000 makes ₦1,410,000. Pay for work done here is taxed, by the Gazette, if the employer is resident, if a base in Nigeria bears it, or if your own country leaves it untaxed; by the other text of the Act only in the last case.',
    ],
    unsure: ['Which of the two texts of section 13 holds.'],
    examples: [{ answers: { ...employee, salary: 9_000_000 }, totalTax: 1_410_000 }],
    calledAlso:
      'abroad overseas diaspora japa London UK US Canada Dubai live outside Nigeria nonresident non-resident house rent Naija income at home foreigner',
    seeAlso: ['resident', 'moved-during-the-year', 'which-state'],
  },
  {
    id: 'moved-during-the-year',
    title: 'I moved to or from Nigeria. How is that year taxed?',
    sections: [section('12'), section('120'), section('163(1)(s)'), section('202')],
    reviewed: '2026-11-22',
    body: [
      'We found no rule that splits a year in two. One test of residence is enough for you to be resident, for instance 183 days within 12 months, leave included, or a permanent home in Nigeria.',
      'A resident is taxed on income from the whole world. What another country took from the same income is credited, up to the Nigerian tax on it, so that it is not taxed twice.',
      'Dividends, interest, rent and royalties from abroad are exempt when they are brought in through approved channels.',
    ],
    unsure: ['Whether the part of the year before or after the move is left out.'],
    calledAlso: 'moved relocate relocated relocation left came back return japa Canada UK split year arrive',
    seeAlso: ['resident', 'non-resident', 'foreign-tax-credit'],
  },
  {
    id: 'expatriate',
    title: 'I am an expatriate. What is taxed?',
    sections: [section('12'), section('14')],
    reviewed: '2026-11-22',
    body: [
      'If you are resident: your pay, your income from everywhere, and what your employer gives you besides, such as a car, a house or staff.',
      'Say the pay is ₦60,000,000, the employer’s car cost ₦40,000,000, the house is worth ₦15,000,000 a year and the driver costs ₦1,800,000. The car counts with ₦2,000,000. The house counts with 20% of ₦63,800,000, which is ₦12,760,000. Income is ₦76,560,000, and the tax ₦17,070,000 when nothing is taken off.',
    ],
    unsure: ['Whether the 20% runs on pay in money only. Then the tax would be ₦16,880,000.'],
    examples: [
      {
        answers: {
          ...employee,
          salary: 60_000_000,
          vehicleBenefit: 2_000_000,
          rentPaidByEmployer: 12_760_000,
          domesticStaffCost: 1_800_000,
        },
        totalTax: 17_070_000,
      },
      {
        answers: {
          ...employee,
          salary: 60_000_000,
          vehicleBenefit: 2_000_000,
          rentPaidByEmployer: 12_000_000,
          domesticStaffCost: 1_800_000,
        },
        totalTax: 16_880_000,
      },
    ],
    calledAlso:
      'expat expatriate foreigner foreign national oil company oyinbo oyibo white man assignment posted secondment CERPAC house driver work permit',
    seeAlso: ['resident', 'company-house', 'company-car', 'domestic-staff'],
  },
]
