export { accommodationHelper, accommodationInputs } from './accommodation.ts'
export type { HelperAnswer, HelperFaults, HelperInput, HelperResult } from './helper.ts'
export {
  emptyPayslip,
  type Figure,
  monthsInYear,
  type Payslip,
  type PayslipBox,
  payslipBoxes,
  type PayslipKey,
  payslipOf,
  takesNone,
  textOf,
  withFigure,
  withMonths,
  withNone,
} from './payslip.ts'
export {
  boxAtFault,
  boxesOf,
  isPayeOverPay,
  monthsTogether,
  payOf,
  payslipAnswers,
  usualPension,
} from './payslip-sums.ts'
export { monthlyFromYearly, yearlyFromMonthly } from './period.ts'
export { usualPensionPercent } from './usual-pension.ts'
export { vehicleHelper, vehicleInputs } from './vehicle.ts'
