import type { ComponentType } from 'react'
import type { ScreenKind } from '../../../../tax/index.ts'
import { lazyPage } from '../../../shell/lazy.ts'
import { Questions } from './Questions.tsx'
import { TickList } from './TickList.tsx'
import { YearAndStatus } from './YearAndStatus.tsx'
import type { ScreenProps } from './use-screen.ts'

/** The screens with boxes side by side, apart: fetched while the first questions are answered. */
export const loadPayslip = () => import('../payslip/index.ts')

/** How each kind of screen is drawn. */
export const screenKinds: Readonly<Record<ScreenKind, ComponentType<ScreenProps>>> = {
  questions: Questions,
  'year-and-status': YearAndStatus,
  had: TickList,
  payslip: lazyPage(loadPayslip, (forms) => forms.PayslipScreen),
  contributions: lazyPage(loadPayslip, (forms) => forms.Contributions),
}
