export { Contributions } from './Contributions.tsx'
export { PayslipScreen } from './PayslipScreen.tsx'
