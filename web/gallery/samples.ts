/** An employee on ₦6,000,000 who paid ₦1,000,000 rent and typed 0 for pension, NHF and NHIS. */
export const employee = {
  income: 6_000_000,
  picture: [
    { amount: 800_000, rate: 0, label: '₦800,000' },
    { amount: 2_200_000, rate: 15, label: '₦2,200,000' },
    { amount: 2_800_000, rate: 18, label: '₦2,800,000' },
  ],
  table: [
    { band: 'First ₦800,000', rate: 0, amount: '₦800,000', tax: '₦0' },
    { band: 'Next ₦2,200,000', rate: 15, amount: '₦2,200,000', tax: '₦330,000' },
    { band: 'Next ₦9,000,000', rate: 18, amount: '₦2,800,000', tax: '₦504,000' },
  ],
  description:
    'Of ₦6,000,000 income, the first ₦800,000 is taxed at 0%, the next ₦2,200,000 at 15% which is ₦330,000, the next ₦2,800,000 at 18% which is ₦504,000. ₦200,000 is rent relief and is not taxed.',
}

/** ₦60,000,000 of taxable income: all six bands. */
export const sixBands = {
  income: 60_000_000,
  picture: [
    { amount: 800_000, rate: 0, label: '₦800,000' },
    { amount: 2_200_000, rate: 15, label: '₦2,200,000' },
    { amount: 9_000_000, rate: 18, label: '₦9,000,000' },
    { amount: 13_000_000, rate: 21, label: '₦13,000,000' },
    { amount: 25_000_000, rate: 23, label: '₦25,000,000' },
    { amount: 10_000_000, rate: 25, label: '₦10,000,000' },
  ],
  description: 'Taxable income of ₦60,000,000 in six bands, from 0% to 25%. The tax is ₦12,930,000.',
}
