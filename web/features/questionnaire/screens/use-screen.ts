import { useState } from 'react'
import type { Profile } from '../../../../contract/http/index.ts'
import { checkField, type AnswerKey, type Screen } from '../../../../tax/index.ts'
import type { FieldFault } from '../../../components/Form.tsx'
import { useLocation, useNavigate } from '../../../router.ts'
import type { Autosave, AutosaveState, DraftAnswers } from '../../autosave/index.ts'
import { checkStep, currentYear, newlyAsked, stepAfter, stepBefore } from '../../calculations/index.ts'
import { stepAddress, type From } from '../steps.ts'

/** What every step of the questionnaire is given. */
export interface StepParts {
  draftId: string
  autosave: Autosave
  state: AutosaveState
  user: Profile
}

/** What every screen is given. */
export interface ScreenProps extends StepParts {
  screen: Screen
  from: From | undefined
}

/** What a screen passes to the next one in the navigation state. */
interface Passed {
  /** Screens still to ask before the check page is shown again. */
  toAsk?: readonly string[]
  /** The answers before the tick-list changed the status, so that the next screen can undo it. */
  statusWas?: string
}

/** The acts of a screen: changing answers, and leaving it. */
export interface ScreenActs {
  answers: DraftAnswers
  change: (change: DraftAnswers) => void
  /** What is wrong with the answers of this screen, as Next found it. */
  faults: readonly FieldFault[]
  /** Leads on, unless an answer of this screen is faulty: it is then said, and nothing moves. */
  goOn: (pass?: Passed) => void
  /** Whether Next would ask more before the check page is shown again, with such answers. */
  asksMore: (answers: DraftAnswers) => boolean
  /** Address of the screen before, or of the dashboard. */
  back: string
  /** The status before the tick-list changed it; undefined when it did not. */
  statusWas: string | undefined
}

/** The acts of one screen. What is left of a round of changes is in the navigation state. */
export function useScreen({ draftId, autosave, state, user, screen, from }: ScreenProps): ScreenActs {
  const { answers } = state
  const navigate = useNavigate()
  const passed = (useLocation().state as Passed | null) ?? {}
  const [initialAnswers] = useState(answers)
  const [faults, setFaults] = useState<readonly FieldFault[]>([])

  const toAskAfter = (now: DraftAnswers) => [
    ...newlyAsked(initialAnswers, now, user),
    ...(passed.toAsk ?? []),
  ]
  const goOn = (pass: Passed = {}) => {
    // A screen may have changed answers in the same press.
    const now = autosave.read().answers
    const found = faultsOf(screen, now)
    setFaults(found)
    if (found.length > 0) return
    if (from !== checkStep) {
      void navigate(stepAddress(draftId, stepAfter(screen.id, now, user), from), { state: pass })
      return
    }
    const [next, ...toAsk] = toAskAfter(now)
    void (next === undefined
      ? navigate(stepAddress(draftId, checkStep))
      : navigate(stepAddress(draftId, next, 'check'), { state: { ...pass, toAsk } }))
  }

  const before = stepBefore(screen.id, answers, user)
  const wayBack = before === undefined ? '/dashboard' : stepAddress(draftId, before, from)
  return {
    answers,
    change: (change) => autosave.change({ answers: { ...autosave.read().answers, ...change } }),
    faults,
    goOn,
    asksMore: (now) => from === checkStep && toAskAfter(now).length > 0,
    back: from === checkStep ? stepAddress(draftId, checkStep) : wayBack,
    statusWas: passed.statusWas,
  }
}

function faultsOf({ questions }: Screen, answers: DraftAnswers): FieldFault[] {
  return questions
    .flatMap(({ fields }) => fields)
    .flatMap(({ key }) => {
      const check = checkField(key, answers[key], { currentYear: currentYear() })
      return check.ok ? [] : [{ field: key, message: check.message }]
    })
}

/** The message of each faulty answer, for its field. */
export function faultsByKey(faults: readonly FieldFault[]): Partial<Record<AnswerKey, string>> {
  return Object.fromEntries(faults.map(({ field, message }) => [field, message]))
}
