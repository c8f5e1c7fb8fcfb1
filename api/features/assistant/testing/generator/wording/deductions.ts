// {p} is a percentage, {n} an amount, {per} "a month".

/** A share of the pay that goes to a fund. */
export const shares = {
  pension: [
    'pension {p}',
    '{p} pension',
    'I pay {p} pension',
    'with {p} for pension',
    'they remove {p} for pension',
    'my pension contribution is {p}',
    'dem dey remove {p} for pension',
    'pension na {p}',
  ],
  nhf: ['NHF {p}', '{p} NHF', 'I pay {p} NHF', 'they deduct {p} for NHF', 'NHF na {p}'],
  nhis: ['NHIS {p}', '{p} NHIS', 'I pay {p} for NHIS', 'NHIS na {p}'],
} as const

/** An amount that goes to a fund. */
export const amounts = {
  pension: [
    'pension {n} {per}',
    'I contribute {n} {per} to pension',
    'my pension contribution is {n} {per}',
    'they deduct {n} {per} for pension',
    'pension na {n} {per}',
  ],
  nhf: ['NHF {n} {per}', 'I pay {n} {per} to NHF', 'NHF contribution {n} {per}'],
  nhis: ['NHIS {n} {per}', 'I pay {n} {per} for NHIS', 'health insurance (NHIS) {n} {per}'],
} as const

/** Rent that is paid, a year said or not. */
export const rents = [
  'my rent is {n}',
  'rent {n}',
  'I pay {n} rent',
  'I pay rent of {n} a year',
  'house rent {n} yearly',
  'my rent is {n} per annum',
  'rent na {n} for one year',
  'I dey pay {n} for house rent',
  'I pay {n} a year for rent',
] as const

/** That nothing goes off. */
export const nones = [
  'no pension',
  'no deductions',
  'nothing is deducted',
  'no rent',
  'no pension, no NHF',
  'I pay no rent',
] as const
