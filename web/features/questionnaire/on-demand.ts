export { CheckAnswers } from './check/CheckAnswers.tsx'
export { QuestionHelp } from './help/QuestionHelp.tsx'
export { Contributions } from './payslip/Contributions.tsx'
export { PayslipScreen } from './payslip/PayslipScreen.tsx'
