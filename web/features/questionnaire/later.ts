import { lazyPage, lazyPart } from '../../shell/lazy.ts'

/** What no first screen needs, in one file: the page stands before it is here. */
const load = () => import('./on-demand.ts')

export const CheckAnswers = lazyPage(load, (parts) => parts.CheckAnswers)
export const Contributions = lazyPage(load, (parts) => parts.Contributions)
export const PayslipScreen = lazyPage(load, (parts) => parts.PayslipScreen)
export const Questions = lazyPage(load, (parts) => parts.Questions)
export const TickList = lazyPage(load, (parts) => parts.TickList)
export const QuestionHelp = lazyPart(load, (parts) => parts.QuestionHelp)

/** Fetches it while the first questions are answered, so that no step waits; a failure is told where it is needed. */
export function fetchAhead(): void {
  void load().catch(() => undefined)
}
