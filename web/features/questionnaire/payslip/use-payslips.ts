import { useState } from 'react'
import { payslipAnswers, payslipOf, textOf, type Payslip, type PayslipKey } from '../../../../tax/index.ts'
import type { DraftAnswers } from '../../autosave/index.ts'
import type { KeptSlips } from './kept-slips.ts'
import type { ScreenActs } from '../screens/use-screen.ts'

/** What payslips answer. */
export type AnsweredKey = PayslipKey | 'monthsPaid'

type Texts = Readonly<Partial<Record<AnsweredKey, string>>>

/**
 * The payslips of a screen: at first one that shows the stored answers. What is typed there changes the answers that it
 * means otherwise, all in one change.
 * @param keys the answers that the screen gives.
 * @param read how stored answers stand on a payslip.
 * @param kept what this device has of the payslips as they were typed: shown as long as it means the stored answers.
 */
export function usePayslips(
  { answers, change }: Pick<ScreenActs, 'answers' | 'change'>,
  keys: readonly AnsweredKey[],
  read: (answers: DraftAnswers) => Payslip = payslipOf,
  kept?: KeptSlips,
): readonly [slips: readonly Payslip[], set: (slips: readonly Payslip[]) => void] {
  const stored: Texts = Object.fromEntries(keys.map((key) => [key, textOf(answers[key])]))
  const isSame = (texts: Texts) => keys.every((key) => texts[key] === stored[key])
  const slipsOf = ({ slips }: Partial<KeptSlips> = {}): readonly Payslip[] | undefined => {
    const given = slips && payslipAnswers(slips)
    return given && isSame(Object.fromEntries(keys.map((key) => [key, textOf(given[key])])))
      ? slips
      : undefined
  }
  const [last, setLast] = useState(() => ({ slips: slipsOf(kept) ?? [read(answers)], means: stored }))
  // Answers that changed elsewhere (another tab, another device) replace what was typed here.
  const { slips } = isSame(last.means) ? last : { slips: [read(answers)] }
  const set = (next: readonly Payslip[]) => {
    const given = payslipAnswers(next)
    const means: Texts = Object.fromEntries(keys.map((key) => [key, given[key]]))
    setLast({ slips: next, means })
    kept?.keep(next)
    if (!isSame(means))
      change(
        Object.fromEntries(keys.filter((key) => means[key] !== stored[key]).map((key) => [key, given[key]])),
      )
  }
  return [slips, set]
}
