import type { ComponentType } from 'react'
import type { ScreenKind } from '../../../../tax/index.ts'
import { Contributions, PayslipScreen, Questions, TickList } from '../later.ts'
import { YearAndStatus } from './YearAndStatus.tsx'
import type { ScreenProps } from './use-screen.ts'

/** How each kind of screen is drawn. */
export const screenKinds: Readonly<Record<ScreenKind, ComponentType<ScreenProps>>> = {
  questions: Questions,
  'year-and-status': YearAndStatus,
  had: TickList,
  payslip: PayslipScreen,
  contributions: Contributions,
}
