import type { QuestionId } from '../../questionnaire/questions.ts'

/** What opens under each question, in English. */
export const helpEnglish: Readonly<Record<QuestionId, string>> = {
  name: 'Use the name on your Tax ID, so that the report and your other papers agree. A middle name may stand with your first name.',
  'tax-id':
    'It stands on letters from the tax office and often on your payslip. Since 2026 the Tax ID has 13 digits, as the Joint Revenue Board and the Nigeria Revenue Service are reported to say. That one does not fit here: leave the box empty, and use it on your return. Your tax is the same with or without it.',
  'tax-year':
    'Choose the year in which the money was earned. For money earned in 2026 the Nigeria Tax Act 2025 applies; earlier years are estimates, shown beside the law of that time.',
  status:
    'Employee: somebody pays you a salary. Self-Employed/Business Owner: you earn from your own work or business. Both: you do both. Pensioner: you live on a pension. Other: for example a student, or someone who lives on rent.',
  'marital-status': 'Your tax is the same whatever you choose: the Act has no relief for marriage.',
  'number-of-children': 'Your tax is the same whatever you type: the Act has no relief for children.',
  had: 'Tick what you had at any time in the year, even once. Each thing you tick is asked next, one screen each, and you can add something later. What you leave unticked is not asked and counts as nothing.',
  'months-paid':
    'The months in which you had this pay. It changes no tax: by it the tax of the year is told by the month.',
  'paye-taken':
    'PAYE is the tax that your employer took from your pay. It changes nothing here: the result on Pro compares it with the tax worked out.',
  'business-income':
    'What you sold, less what the business cost you: goods, rent of the shop, fuel, wages and the like, as long as they were spent wholly for the business. Costs in foreign money count at the official rate only.',
  salary:
    'Your basic pay, before tax or pension comes out. Allowances have boxes of their own; a commission or bonus is ticked in the list of what you had, and asked then. Your December payslip often shows the year’s total.',
  commissions:
    'Pay that depends on what you sold or brought in, and bonuses, a 13th month too. They count in the year in which they are paid, even if you worked for them in another year. What is paid after you left the job counts on your last day there.',
  allowances:
    'Money that your employer pays on top of your basic pay: housing, transport, meal, utility, leave and similar allowances. Meals as such are no allowance: leave out a canteen for all staff and meal vouchers; other meals belong to the other benefits, at what they cost. A home or a car has a question of its own.',
  pension:
    'The pension that you receive after retiring, from a pension fund administrator or from government. A pension under the Pension Reform Act is exempt from tax, and we count yours as one: this estimate leaves it out. By the tax law any other pension is income, and a taxable one is left out of this estimate too: the result tells you what that changes.',
  annuity:
    'A retirement annuity is bought from an insurance company, which then pays you every month. It is added to your income here. If yours was bought under the Pension Reform Act, the result tells you what the Act says about it.',
  gratuities:
    'A sum paid at once for your years of service. It is added to your income here. If it was granted under the Pension Reform Act, the result tells you what the Act says about it. Compensation for losing the job (severance) is no gratuity: it belongs to other income.',
  'foreign-income':
    'Salary, fees and business profit from outside Nigeria, changed into naira. If you live in Nigeria, income from the whole world counts, whether or not you brought it in.',
  'dividends-nigeria':
    'Your share of a company’s profit. Companies in Nigeria take off 10% tax before they pay: type the amount before that. The result tells you what the Act says about it.',
  'dividends-foreign':
    'Dividends from companies outside Nigeria, changed into naira. If they came in through approved channels, the result tells you what the Act says about it.',
  interest:
    'Interest on savings and fixed deposits, treasury bills, bonds and loans that you gave. Type the amount before tax was withheld.',
  'rental-income':
    'Rent from a house, shop or land that you own, after repairs, agent’s fees and other costs of letting it.',
  'other-income':
    'Income that fits none of the other questions: royalties, prizes, winnings, honoraria, grants, awards, or pay for a one-off job. Compensation for losing a job (severance) too: by the Act only the part above ₦50,000,000 counts, as the result tells you. Leave pay or a bonus paid with it belongs to your pay. A gift from family and money that you borrowed are no income. Profit from selling something has a question of its own.',
  gains:
    'Profit from selling land, a house, shares, crypto or other digital assets, or foreign money: what you got for it, less what it cost you and what selling it cost. Take losses off, but a loss on digital assets only from a gain on digital assets. If nothing is left, leave it empty. Some gains are free, like that on your own home once in your life: the result says which.',
  'rent-paid-by-employer':
    'Type the yearly value of the home that the local government uses for its rates; where there is none, the tax office sets it. Count only the months and the part that you lived in. Rent that you pay for it yourself is not taken off. The Act counts at most 20% of your other pay from that job: the tool below works that out.',
  'domestic-staff-cost':
    'The year’s pay of people who work in your home and are paid by your employer: cook, steward, gardener, guard, driver. Do not type what you pay them yourself.',
  'vehicle-benefit':
    'When your employer owns the car that you use, the Act counts 5% of what it cost, each year, less what you spent on it yourself. For a car that cost ₦20,000,000 type 1,000,000. For a hired car, type the whole hire that your employer paid: your own payments are not taken off a hire. The tool below works it out.',
  'other-benefits':
    'Things that your employer paid for you, at what they cost: electricity, telephone, school fees, club fees, holidays, meals. Leave out a canteen for all staff, meal vouchers, uniforms, protective clothing, tools, and the cost of moving because you changed jobs. Money that you got for meals is an allowance.',
  'rent-paid-by-self':
    'Rent for the home you live in, paid by you. Keep the receipt or agreement: the tax office may ask for it. Rent for a shop or office belongs to the costs of your business.',
  'pension-contribution':
    'Your own share of the pension contribution, as it stands on your payslip, and what you paid in freely. Leave out your employer’s share. The Act takes off what you really paid, so an exact figure is better than our 8%.',
  'nhf-contribution':
    'A fund that lends for homes. Some employers take 2.5% of basic pay for it each month: look for NHF on your payslip. If nothing was taken, choose None.',
  'nhis-contribution':
    'What you paid yourself towards the national health insurance scheme: look for NHIS or NHIA on your payslip. Private health plans are not meant. If nothing was taken, choose None.',
  'life-assurance':
    'The Act takes off premiums that you paid in the year before, on your own life or your husband’s or wife’s, and for a deferred annuity, which pays you only later. Insurance for a car, a house or travel does not count.',
  'mortgage-interest':
    'Interest on a loan with which you built or developed the house that you own and live in. Your bank’s yearly statement shows interest and repayment apart: only the interest counts.',
}
