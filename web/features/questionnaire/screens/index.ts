import type { ComponentType } from 'react'
import type { ScreenKind } from '../../../../tax/index.ts'
import { lazyPage } from '../../../shell/lazy.ts'
import { Questions } from './Questions.tsx'
import { TickList } from './TickList.tsx'
import { YearAndStatus } from './YearAndStatus.tsx'
import type { ScreenProps } from './use-screen.ts'

/** The screens that nobody comes to first, apart: fetched while the first questions are answered. */
export const loadLater = () => import('../later.ts')

/** All answers in one view, after the last screen. */
export const CheckAnswers = lazyPage(loadLater, (later) => later.CheckAnswers)

/** How each kind of screen is drawn. */
export const screenKinds: Readonly<Record<ScreenKind, ComponentType<ScreenProps>>> = {
  questions: Questions,
  'year-and-status': YearAndStatus,
  had: TickList,
  payslip: lazyPage(loadLater, (later) => later.PayslipScreen),
  contributions: lazyPage(loadLater, (later) => later.Contributions),
}
