import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { v7 as newWriter } from 'uuid'
import { questions } from '../../../tax/index.ts'
import { Navigate, useSearchParams } from '../../router.ts'
import { browserStorage } from '../../session/account-storage.ts'
import { useSession, useUser } from '../../session/index.ts'
import {
  browserTimer,
  createAutosave,
  draftRemote,
  holdWriterLock,
  shelfOf,
  track,
  type Unsent,
} from '../autosave/index.ts'
import { checkStep, rememberDraft, stepIndex, stepOf } from '../calculations/index.ts'
import { CheckAnswers } from './CheckAnswers.tsx'
import { QuestionStep } from './QuestionStep.tsx'
import { stepAddress } from './steps.ts'

/** One opened draft: the step that the address names, with every change of answer and step saved. */
export function Interview({ draftId, opened }: { draftId: string; opened: Unsent }) {
  const user = useUser()
  const { autosave, state } = useAutosave(draftId, opened)
  const [search] = useSearchParams()
  const wanted = search.get('step')
  const step = stepOf(wanted, state.answers, state.currentStep, user)

  useEffect(() => {
    if (wanted === step) autosave.change({ currentStep: stepIndex(step) })
  }, [autosave, wanted, step])

  if (wanted !== step) return <Navigate to={stepAddress(draftId, step)} replace />
  const parts = { draftId, autosave, state, user }
  const question = questions.find(({ id }) => id === step)
  if (step === checkStep || question === undefined) return <CheckAnswers {...parts} />
  return (
    <QuestionStep key={step} {...parts} question={question} fromCheck={search.get('from') === checkStep} />
  )
}

/** Saves the opened draft while the page stands, and sends what is left when the person leaves or comes online. */
function useAutosave(draftId: string, opened: Unsent) {
  const { id: account } = useUser()
  const { refresh } = useSession()
  const queries = useQueryClient()
  const [{ writer, autosave }] = useState(() => {
    const name = newWriter()
    const remote = draftRemote(account, draftId, (draft) => rememberDraft(queries, draft))
    const shelf = shelfOf(account, draftId, name, browserStorage())
    return { writer: name, autosave: createAutosave(opened, remote, shelf, browserTimer) }
  })

  useEffect(() => {
    const back = () => autosave.flush()
    const leave = () => autosave.flush(true)
    const hide = () => {
      if (document.visibilityState === 'hidden') autosave.flush(true)
    }
    const unlock = holdWriterLock(writer)
    const untrack = track(account, autosave)
    autosave.takeOver()
    window.addEventListener('online', back)
    window.addEventListener('pagehide', leave)
    document.addEventListener('visibilitychange', hide)
    autosave.flush()
    return () => {
      window.removeEventListener('online', back)
      window.removeEventListener('pagehide', leave)
      document.removeEventListener('visibilitychange', hide)
      autosave.leave()
      untrack()
      unlock()
    }
  }, [account, autosave, writer])

  const state = useSyncExternalStore(autosave.subscribe, autosave.read)
  const isOthers = state.phase === 'other-account'
  // Whoever is signed in now is not shown these answers.
  useEffect(() => {
    if (isOthers) void refresh().catch(() => undefined)
  }, [isOthers, refresh])
  return { autosave, state }
}
