import { afterPageLoad } from '../../shell/background.ts'
import { lazyPage } from '../../shell/lazy.ts'

/** The payslip: a draft is often resumed here, and then does not wait for the other screens. */
const loadPayslip = () => import('./payslip/index.ts')

/** What no first screen needs of the others: the page stands before it is here. */
const loadOthers = () => import('./on-demand.ts')

export const CheckAnswers = lazyPage(loadOthers, (parts) => parts.CheckAnswers)
export const Contributions = lazyPage(loadPayslip, (parts) => parts.Contributions)
export const PayslipScreen = lazyPage(loadPayslip, (parts) => parts.PayslipScreen)
export const Questions = lazyPage(loadOthers, (parts) => parts.Questions)
export const TickList = lazyPage(loadOthers, (parts) => parts.TickList)

const touches = ['pointerdown', 'keydown'] as const

/**
 * Fetches what later screens need, so that no step waits, once the first screen has had the line to itself or is touched;
 * a failure is told where it is needed.
 * @returns what gives it up.
 */
export function fetchAhead(): () => void {
  let isDone = false
  const end = () => {
    isDone = true
    for (const touch of touches) window.removeEventListener(touch, fetchNow)
  }
  const fetchNow = () => {
    if (isDone) return
    end()
    void Promise.allSettled([loadOthers(), loadPayslip()])
  }
  for (const touch of touches) window.addEventListener(touch, fetchNow)
  void afterPageLoad().then(fetchNow)
  return end
}
