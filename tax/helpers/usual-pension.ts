/** An employee's share of monthly emoluments: Pension Reform Act 2014, sections 4(1) and 120. */
export const usualPensionPercent = 8
