export { CheckAnswers } from './check/CheckAnswers.tsx'
export { Contributions, PayslipScreen } from './payslip/index.ts'
