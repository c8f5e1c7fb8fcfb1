import type { Draft } from '../../../contract/http/index.ts'
import {
  askedScreens,
  type Known,
  questions,
  screenOf,
  screensFor,
  type Screen,
  type ScreenPart,
} from '../../../tax/index.ts'

type DraftAnswers = Draft['answers']

/** The step after the last screen: the overview of all answers. Every other step is a screen, named by its id. */
export const checkStep = 'check'

/** Index in the full fixed list, stored in a draft as `currentStep`. The check view comes after the last question. */
export function stepIndex(step: string): number {
  const index = questions.findIndex(({ id }) => id === step)
  return index === -1 ? questions.length : index
}

/** The screen of a step; undefined for the check view and for what is not asked of these answers. */
export function screenOfStep(step: string, answers: DraftAnswers): Screen | undefined {
  return screensFor(answers).find(({ id }) => id === step)
}

/**
 * The step to show: the screen on which the question in the address stands, else the one that holds the question at
 * which the draft was left, else the next that is asked.
 */
export function stepOf(
  wanted: string | null,
  answers: DraftAnswers,
  currentStep: number,
  account: Known,
): string {
  if (wanted === checkStep) return checkStep
  const named = questions.find(({ id }) => id === wanted)
  const opened = named && screenOf(named.id, answers)
  if (opened !== undefined) return opened.id
  const asked = askedScreens(answers, account)
  const left = questions[currentStep]
  const holding = asked.find((screen) => screen.questions.some((question) => question === left))
  return (holding ?? asked.find(({ id }) => stepIndex(id) >= currentStep))?.id ?? checkStep
}

/** The step after `step`: the next screen that is asked, or the check view. */
export function stepAfter(step: string, answers: DraftAnswers, account: Known): string {
  const index = stepIndex(step)
  return askedScreens(answers, account).find(({ id }) => stepIndex(id) > index)?.id ?? checkStep
}

/** The step before `step`; undefined before the first. */
export function stepBefore(step: string, answers: DraftAnswers, account: Known): string | undefined {
  const index = stepIndex(step)
  return askedScreens(answers, account)
    .filter(({ id }) => stepIndex(id) < index)
    .pop()?.id
}

/**
 * The screens that a change of answers brought: those asked now that have a question which was not asked before, like
 * the employer's after the status changed, or what was ticked.
 */
export function newlyAsked(before: DraftAnswers, after: DraftAnswers, account: Known): string[] {
  const known = new Set(askedScreens(before, account).flatMap((screen) => screen.questions))
  return askedScreens(after, account)
    .filter((screen) => screen.questions.some((question) => !known.has(question)))
    .map(({ id }) => id)
}

const parts: readonly (ScreenPart | 'check')[] = ['status', 'had', 'amounts', 'check']

/** Where a person is on the way. */
export interface Progress {
  readonly part: ScreenPart | 'check'
  /** Which of the screens of the amounts this is, and how many there are; null in the other parts. */
  readonly count: { readonly at: number; readonly of: number } | null
  /** What is done of the whole way: a fraction from 0 to 1, a quarter each part. It falls only on the way back. */
  readonly done: number
}

/** The position of a step on the way; the number of amounts is known once the tick-list was answered. */
export function progressOf(step: string, answers: DraftAnswers, account: Known): Progress {
  const part = step === checkStep ? 'check' : (screenOfStep(step, answers)?.part ?? 'amounts')
  const begins = parts.indexOf(part) / parts.length
  if (part !== 'amounts') return { part, count: null, done: begins }
  const amounts = askedScreens(answers, account).filter((screen) => screen.part === 'amounts')
  const before = amounts.filter(({ id }) => stepIndex(id) < stepIndex(step)).length
  const of = Math.max(amounts.length, before + 1)
  return { part, count: { at: before + 1, of }, done: begins + before / of / parts.length }
}
