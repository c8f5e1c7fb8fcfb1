import { nothingPaid } from '../../answers/keys.ts'
import { administrationSection, section } from '../../years/sections.ts'
import { reporters } from '../../years/reporters.ts'
import type { Article } from '../article.ts'
import { openPoints } from '../open-points.ts'

const withholding = (place: string) => `Withholding Regulations 2024 (S.I. 34), ${place}`

/** What is left to pay, when, and what comes back. */
export const payingArticles: readonly Article[] = [
  {
    id: 'balance-to-pay',
    title: 'PAYE was taken already. What is left to pay?',
    sections: [administrationSection('51(6)'), section('120'), withholding('regulation 8')],
    reviewed: '2026-11-22',
    body: [
      'The tax of the year, less credit for tax paid abroad, less the PAYE of each employer, less tax withheld, less what you paid yourself. If that is below nothing, you can claim it back.',
      'Say you earn ₦7,200,000 in a job, ₦3,000,000 from consulting, ₦2,000,000 from tenants and ₦4,000,000 in fees from abroad, and pay ₦576,000 pension and ₦1,200,000 rent. The tax is ₦2,660,640. Off come ₦400,000 paid abroad, ₦939,120 of PAYE, and ₦150,000 and ₦200,000 withheld. ₦971,520 is left.',
      'Tax withheld counts when you hold the receipt, even if the payer kept the money.',
    ],
    examples: [
      {
        answers: {
          taxYear: 2026,
          status: 'both',
          salary: 7_200_000,
          businessIncome: 3_000_000,
          rentalIncome: 2_000_000,
          foreignIncome: 4_000_000,
          ...nothingPaid,
          pensionContribution: 576_000,
          rentPaidBySelf: 1_200_000,
        },
        totalTax: 2_660_640,
      },
      {
        answers: {
          taxYear: 2026,
          status: 'employee',
          salary: 7_200_000,
          ...nothingPaid,
          pensionContribution: 576_000,
          rentPaidBySelf: 1_200_000,
        },
        totalTax: 939_120,
      },
    ],
    calledAlso:
      'balance left remain remaining owe outstanding top up after PAYE and withholding employer already took deducted what remains',
    seeAlso: ['withholding-tax', 'foreign-tax-credit', 'refund', 'how-to-pay', 'your-return'],
  },
  {
    id: 'how-to-pay',
    title: 'When do I pay, and can I pay in parts?',
    sections: [administrationSection('49(1)'), section('59')],
    reviewed: '2026-11-22',
    body: [
      'By the day on which your return is due, in one sum or in instalments. The date that is given is 31 March.',
      'We found no duty of a person to pay in advance. Tax that others withhold from you, PAYE above all, is paid as you earn.',
      'The development levy is for companies only.',
      'Under a kept calculation, "Your return" says what is left to pay and what to do next.',
    ],
    reportedBy: [`${reporters.oyedele} (31 March)`],
    unsure: [openPoints.filingDay],
    calledAlso:
      'instalments instalment installment small small pay in parts part payment advance upfront provisional when to pay development levy',
    seeAlso: ['filing-a-return', 'late-payment', 'balance-to-pay', 'your-return'],
  },
  {
    id: 'late-payment',
    title: 'What does it cost to pay late?',
    sections: [administrationSection('65')],
    reviewed: '2026-11-22',
    body: [
      'Once, 10% of what is unpaid is added, and interest grows on it until you pay. On ₦971,520 the 10% are ₦97,152.',
      'The interest is the policy rate of the Central Bank and a margin on top that the Minister sets. The policy rate was 26.5% in February 2026.',
      'A return that is filed late costs something of its own, also when no tax is due.',
    ],
    reportedBy: [reporters.bankRate],
    unsure: ['How high the Minister’s margin is. So no interest is worked out here.'],
    calledAlso: 'paid late pay late unpaid owe owing interest penalty 10% no pay on time overdue debt',
    seeAlso: ['late-filing', 'how-to-pay', 'disagree-with-the-tax-office'],
  },
  {
    id: 'refund',
    title: 'Too much was taken. How do I get a refund?',
    sections: [administrationSection('55'), administrationSection('121')],
    reviewed: '2026-11-22',
    body: [
      'Ask for a refund: claim it back in writing from the tax office of your State, within six years, with the payslips and papers that show it. The office audits the claim, and pays within 90 days of its decision or sets it off against other tax.',
      'On a salary of ₦6,000,000 an employer took ₦870,000 and left out ₦480,000 of pension and relief for ₦1,500,000 of rent. The tax is ₦729,600, so ₦140,400 comes back.',
      'A false claim costs 50% on top, and interest.',
    ],
    examples: [
      {
        answers: {
          taxYear: 2026,
          status: 'employee',
          salary: 6_000_000,
          ...nothingPaid,
          pensionContribution: 480_000,
          rentPaidBySelf: 1_500_000,
        },
        totalTax: 729_600,
      },
    ],
    calledAlso:
      'refund overpaid PAYE over deducted too much get back money back collect back claim excess return my money repayment',
    seeAlso: ['payslip-check', 'balance-to-pay', 'keep-six-years'],
  },
  {
    id: 'withholding-rates',
    title: 'How much is withheld from what I am paid?',
    sections: [withholding('First Schedule')],
    reviewed: '2026-11-22',
    body: [
      'From a resident: 10% of dividends, interest, rent and hire; 5% of royalties, commissions and fees for consulting, technical, management or professional work; 2% of goods you did not make, of most other services and of building roads or houses; 5% of other construction; 15% of directors’ fees; 5% of winnings.',
      'From others: 10% of commissions and such fees, 5% of other services, 20% of directors’ fees, 15% of performers’ pay and winnings.',
      'Without a tax number it doubles, except on dividends, interest, rent and royalties. Nothing is withheld on goods you made, sales over a counter or exempt income.',
      'Of a consultant’s bill of ₦3,000,000, ₦150,000 is withheld, and counts as paid.',
    ],
    reportedBy: [`${reporters.lagosQuestions} (that private persons must withhold)`],
    unsure: [openPoints.whoWithholds],
    calledAlso:
      'WHT withholding tax rate rates percent removed deducted client invoice contract contractor consultancy consulting consultant commission supply rent director 2% 5% 10% vendor',
    seeAlso: ['withholding-tax', 'withholding-receipts', 'balance-to-pay', 'get-a-tax-id'],
  },
  {
    id: 'withholding-receipts',
    title: 'A client withheld tax. Which paper do I need from them?',
    sections: [withholding('regulation 8'), withholding('First Schedule'), administrationSection('31(5)')],
    reviewed: '2026-11-22',
    body: [
      'The receipt of what was withheld. Without it nothing is credited; with it the tax counts as paid, even if the client kept the money. Keep it for six years.',
      'Was the rate wrong? What the receipt says still counts. If it was too low, the rest is in what you still owe; if it was too high, it comes back with your return. Ask the client which line of the table it used.',
      'Was it double? That is the rate for people without a tax number: give the client your Tax ID.',
      'Under a kept calculation, "Your return" holds each certificate to the table and counts a receipt once.',
    ],
    calledAlso:
      'withholding certificate credit note evidence no receipt client refuses give me paper lost receipt wrong rate deducted double WHT certificate',
    seeAlso: ['withholding-rates', 'withholding-tax', 'refund', 'get-a-tax-id'],
  },
  {
    id: 'payslip-check',
    title: 'Is my employer taking the right PAYE?',
    sections: [administrationSection('51(6)'), administrationSection('51(7)'), withholding('regulation 7')],
    reviewed: '2026-11-22',
    body: [
      'By December it must equal the tax of the year on your pay. On ₦500,000 a month with ₦40,000 pension and nothing else taken off that is ₦783,600: ₦65,300 a month.',
      'To check in between: take pay and benefits so far, less your own contributions, and work out from them the whole year. Take off rent relief if your employer knows of your rent. Find the tax of that year, divide it by the months you work in it (12 if all of them), multiply it by those gone, and compare it with the PAYE so far. Who starts in July counts six months of pay, and divides by six.',
      'The employer hands it to the State by the 10th of the next month. Ask for the record of that.',
    ],
    reportedBy: [`${reporters.boardGuidelines} (counting month by month)`],
    examples: [
      {
        answers: {
          taxYear: 2026,
          status: 'employee',
          salary: 6_000_000,
          ...nothingPaid,
          pensionContribution: 480_000,
        },
        totalTax: 783_600,
      },
    ],
    calledAlso:
      'PAYE right wrong correct check deducting too high too much employer remit remittance not remitting oga no dey pay my tax payroll HR payslip cumulative',
    seeAlso: ['monthly-tax', 'thirteenth-month', 'part-of-a-year', 'refund'],
  },
]
