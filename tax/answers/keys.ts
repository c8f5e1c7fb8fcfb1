/** Who the person is and what the calculation is for. */
export const identityKeys = ['firstName', 'lastName', 'tin', 'taxYear', 'status'] as const

/** Income that is earned (SPEC section 9), with the pension received, which is asked and shown as exempt. */
export const earnedKeys = [
  'businessIncome',
  'salary',
  'commissions',
  'allowances',
  'pension',
  'annuity',
  'gratuities',
  'foreignIncome',
] as const

/** Income from what a person owns, and what fits nowhere else (SPEC section 9). */
export const investmentKeys = [
  'dividendsNigeria',
  'dividendsForeign',
  'interest',
  'rentalIncome',
  'otherIncome',
] as const

/** Investment income that counts as zero for pensioners (SPEC section 9). */
export const zeroForPensionersKeys = ['dividendsNigeria', 'dividendsForeign', 'interest'] as const

/** What an employer gives in place of money (Nigeria Tax Act 2025, section 14). */
export const benefitKeys = [
  'rentPaidByEmployer',
  'domesticStaffCost',
  'vehicleBenefit',
  'otherBenefits',
] as const

/** What an employer pays in money. */
export const payKeys = ['salary', 'commissions', 'allowances'] as const

/** What only a person with an employer has (SPEC section 5, conditional steps). */
export const employmentKeys = [...payKeys, ...benefitKeys] as const

/** What the person paid in the year and may take off (Nigeria Tax Act 2025, section 30(2)(a)). */
export const deductionKeys = [
  'rentPaidBySelf',
  'lifeAssurance',
  'nhisContribution',
  'pensionContribution',
  'nhfContribution',
  'mortgageInterest',
] as const

/** What is assumed to have been paid when it was not given (SPEC section 9). */
export const contributionKeys = ['pensionContribution', 'nhfContribution', 'nhisContribution'] as const

/** Asked, and without effect on the tax: the Act has no marital or child relief (section 30(2)). */
export const familyKeys = ['maritalStatus', 'numberOfChildren'] as const

/** Every answer that is an amount in naira for the year. */
export const amountKeys = [...earnedKeys, ...investmentKeys, ...benefitKeys, ...deductionKeys] as const

/** Every answer there is (SPEC section 3, with `nhfContribution` of DESIGN section 4). */
export const answerKeys = [...identityKeys, ...amountKeys, ...familyKeys] as const

export type AnswerKey = (typeof answerKeys)[number]
export type AmountKey = (typeof amountKeys)[number]
