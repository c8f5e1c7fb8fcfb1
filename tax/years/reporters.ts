/** By their name alone: paper of the free plan has no figure. */
export const presumptiveName = 'Presumptive Tax Regulations 2026'

/** Who reports what is not read in an Act: as pages name it. */
export const reporters = {
  boardGuidelines: 'Joint Revenue Board, Income Tax Guidelines, 24 February 2026',
  presumptive: `${presumptiveName} (S.I. 24), in the press of 3 March 2026`,
  revenueCircular: 'Nigeria Revenue Service, circular 2026/21, 31 July 2026',
  transitionNote: 'Federal Ministry of Finance, transition note, 18 June 2026',
  lagosQuestions: 'Lagos State Internal Revenue Service, questions and answers, 19 September 2026',
  oyedele: 'Taiwo Oyedele, January 2026',
  sterling: 'Sterling, 2026',
  treasuryBills: 'Federal Inland Revenue Service, September 2025',
  bankRate: 'Press on the policy rate of the Central Bank of Nigeria, February 2026',
  oldMinimumWage: 'Mazars and Tolley, on the Finance Act 2020',
  serviceYear: 'ICIR, 2019',
  taxNumber: 'Joint Revenue Board and Nigeria Revenue Service, 2026',
  clearance: 'Joe Adinma & Co., 24 June 2026',
  clearanceInStates: 'Bomes Resources Consulting, read on 27 November 2026',
  returnForms: 'Mondaq, on annual tax returns, 2024',
  taxProMax: 'Leadership, on TaxPro Max, read on 27 November 2026',
  newOffices: 'FinNG Daily, 1 January 2026, and Akwa Ibom Internal Revenue Service in the press',
  remita: 'The Guardian, on Remita, read on 27 November 2026',
} as const satisfies Readonly<Record<string, string>>
