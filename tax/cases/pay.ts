import type { Cause } from '../worksheets/pay/causes.ts'

type CaseMonth = Readonly<
  Partial<Record<'salary' | 'bonus' | 'arrears' | 'pension' | 'nhf' | 'nhis' | 'paye', number>>
>

/** An employer of a worked example: naira; months 1 to 12. `paye` is that of each payslip, or of the year. */
interface PayCaseEmployer {
  readonly first?: number
  readonly last?: number
  readonly year?: { readonly salary: number; readonly pension?: number; readonly paye?: number }
  /** Every month from the first to the last. */
  readonly monthly?: CaseMonth & { readonly paye: number }
  /** What is otherwise in some months. */
  readonly besides?: Readonly<Record<number, CaseMonth>>
  readonly rentTold?: number
}

/** Pay over a year, and what the payslip check makes of it. Figures are in naira, worked out by hand and written out. */
export interface PayCase {
  readonly id: string
  readonly about: string
  readonly employers: readonly PayCaseEmployer[]
  /** Of each employer alone: the year's tax, and what its months owe where they are told. */
  readonly yearTax: readonly number[]
  readonly due?: Readonly<Record<number, number>>
  /** Of the first employer: what was taken beyond what was due, and why. */
  readonly over: number
  readonly causes: readonly Cause[]
  /** Of all employers: the tax on the pay, and what was not taken of it; below 0 where too much was. */
  readonly together: number
  readonly left: number
}

const steady = { salary: 500_000, pension: 40_000 }

export const payCases: readonly PayCase[] = [
  {
    id: 'pay-steady',
    about: '500,000 a month, pension 40,000: 65,300 a month',
    employers: [{ monthly: { ...steady, paye: 65_300 } }],
    yearTax: [783_600],
    due: { 1: 65_300, 12: 65_300 },
    over: 0,
    causes: [],
    together: 783_600,
    left: 0,
  },
  {
    id: 'pay-december-bonus',
    about: 'A bonus of a million in December: the year 963,600, December 245,300',
    employers: [
      { monthly: { ...steady, paye: 65_300 }, besides: { 12: { bonus: 1_000_000, paye: 245_300 } } },
    ],
    yearTax: [963_600],
    due: { 11: 65_300, 12: 245_300 },
    over: 0,
    causes: [],
    together: 963_600,
    left: 0,
  },
  {
    id: 'pay-bonus-top-band',
    about: 'The same bonus at the rate of the highest band: 250,000 in place of 180,000',
    employers: [
      { monthly: { ...steady, paye: 65_300 }, besides: { 12: { bonus: 1_000_000, paye: 315_300 } } },
    ],
    yearTax: [963_600],
    due: { 12: 245_300 },
    over: 70_000,
    causes: ['bonus-top-band'],
    together: 963_600,
    left: -70_000,
  },
  {
    id: 'pay-starter-in-july',
    about: 'A starter in July: 49,000 a month; at 65,300 overpaid 97,800',
    employers: [{ first: 7, monthly: { ...steady, paye: 65_300 } }],
    yearTax: [294_000],
    due: { 7: 49_000, 8: 49_000, 12: 49_000 },
    over: 97_800,
    causes: ['twelve-months'],
    together: 294_000,
    left: -97_800,
  },
  {
    id: 'pay-starter-by-the-year',
    about: 'The same without payslips, from the amounts of the year',
    employers: [{ first: 7, year: { salary: 3_000_000, pension: 240_000, paye: 391_800 } }],
    yearTax: [294_000],
    over: 97_800,
    causes: ['twelve-months'],
    together: 294_000,
    left: -97_800,
  },
  {
    id: 'pay-two-jobs',
    about: 'Two jobs of 3,000,000: 330,000 each, due 870,000, 210,000 to pay',
    employers: [
      { year: { salary: 3_000_000, paye: 330_000 } },
      { year: { salary: 3_000_000, paye: 330_000 } },
    ],
    yearTax: [330_000, 330_000],
    over: 0,
    causes: [],
    together: 870_000,
    left: 210_000,
  },
  {
    id: 'pay-two-jobs-at-the-wage',
    about: 'Two jobs at the minimum wage: each is exempt',
    employers: [{ monthly: { salary: 70_000, paye: 500 } }, { monthly: { salary: 70_000, paye: 0 } }],
    yearTax: [0, 0],
    over: 6_000,
    causes: ['wage'],
    together: 0,
    left: -6_000,
  },
  {
    id: 'pay-contributions-forgotten',
    about: 'Pension not taken off before the tax: 72,500 a month in place of 65,300',
    employers: [{ monthly: { ...steady, paye: 72_500 } }],
    yearTax: [783_600],
    due: { 1: 65_300 },
    over: 86_400,
    causes: ['contributions'],
    together: 783_600,
    left: -86_400,
  },
  {
    id: 'pay-pension-assumed',
    about: '8% taken off for a pension that nobody took: 65,300 a month in place of 72,500',
    employers: [{ monthly: { salary: 500_000, pension: 0, paye: 65_300 } }],
    yearTax: [870_000],
    due: { 1: 72_500 },
    over: -86_400,
    causes: ['assumed-pension'],
    together: 870_000,
    left: 86_400,
  },
  {
    id: 'pay-rent-forgotten',
    about: 'Pension 480,000 and rent 1,500,000 told and both forgotten: back 140,400',
    employers: [{ monthly: { ...steady, paye: 72_500 }, rentTold: 1_500_000 }],
    yearTax: [729_600],
    due: { 1: 60_800 },
    over: 140_400,
    causes: ['contributions', 'rent'],
    together: 783_600,
    left: -86_400,
  },
  {
    id: 'pay-nothing-taken',
    about: 'No PAYE at all',
    employers: [{ monthly: { ...steady, paye: 0 } }],
    yearTax: [783_600],
    over: -783_600,
    causes: ['nothing-taken'],
    together: 783_600,
    left: 783_600,
  },
  {
    id: 'pay-arrears-taxed',
    about: 'Arrears of 600,000 for 2025, taxed in March at 18%: they are no pay of 2026',
    employers: [
      { monthly: { ...steady, paye: 65_300 }, besides: { 3: { arrears: 600_000, paye: 173_300 } } },
    ],
    yearTax: [783_600],
    due: { 3: 65_300, 4: 65_300 },
    over: 108_000,
    causes: ['arrears'],
    together: 783_600,
    left: -108_000,
  },
  {
    id: 'pay-bonus-every-month',
    about: 'A bonus of a million in March, taxed as twelve of them: 259,100 in place of 245,300',
    employers: [
      { monthly: { ...steady, paye: 65_300 }, besides: { 3: { bonus: 1_000_000, paye: 259_100 } } },
    ],
    yearTax: [963_600],
    due: { 2: 65_300, 3: 245_300, 4: 65_300 },
    over: 13_800,
    causes: ['bonus-every-month'],
    together: 963_600,
    left: -13_800,
  },
  {
    id: 'pay-bonus-spread',
    about:
      'The same bonus spread: 110,300 in March, which makes good January and February, then 80,300 a month',
    employers: [
      {
        monthly: { ...steady, paye: 80_300 },
        besides: { 1: { paye: 65_300 }, 2: { paye: 65_300 }, 3: { bonus: 1_000_000, paye: 110_300 } },
      },
    ],
    yearTax: [963_600],
    due: { 2: 65_300, 3: 110_300, 4: 80_300, 12: 80_300 },
    over: 0,
    causes: [],
    together: 963_600,
    left: 0,
  },
  {
    id: 'pay-only-pension-off',
    about: 'NHF of 12,500 a month not taken off: 65,300 in place of 63,050',
    employers: [{ monthly: { ...steady, nhf: 12_500, paye: 65_300 } }],
    yearTax: [756_600],
    due: { 1: 63_050 },
    over: 27_000,
    causes: ['other-contributions'],
    together: 756_600,
    left: -27_000,
  },
  {
    id: 'pay-raise-not-settled',
    about: '100,000 until June, then 400,000, each month counted alone: 357,000 in place of 330,000',
    employers: [
      {
        monthly: { salary: 100_000, paye: 5_000 },
        besides: Object.fromEntries(
          [7, 8, 9, 10, 11, 12].map((month) => [month, { salary: 400_000, paye: 54_500 }]),
        ),
      },
    ],
    yearTax: [330_000],
    over: 27_000,
    causes: ['not-settled'],
    together: 330_000,
    left: -27_000,
  },
  {
    id: 'pay-wage-with-a-month-unpaid',
    about:
      '75,000 for eleven months and one unpaid: above the wage of the months paid, within the free band but for 3,750',
    employers: [{ monthly: { salary: 75_000, paye: 0 }, besides: { 1: { salary: 0 } } }],
    yearTax: [3_750],
    over: -3_750,
    causes: ['nothing-taken'],
    together: 3_750,
    left: 3_750,
  },
]
