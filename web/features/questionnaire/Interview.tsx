import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { v4 as newId } from 'uuid'
import { Navigate, useSearchParams } from '../../router.ts'
import { browserStorage } from '../../session/account-storage.ts'
import { isPlaceholder, useDeviceSession, useSession, useUser } from '../../session/index.ts'
import { dropWaitingCalculation } from '../../session/storage-keys.ts'
import {
  changedAnswers,
  createAutosave,
  draftRemote,
  draftStore,
  hearTabs,
  holdWriterLock,
  trackAutosave,
  type LocalDraft,
} from '../autosave/index.ts'
import { rememberDraft, screenOfStep, stepIndex, stepOf } from '../calculations/index.ts'
import { CheckAnswers, fetchAhead } from './later.ts'
import { screenKinds } from './screens/index.ts'
import { lateProfile } from './initial-content.ts'
import { fromOf, stepAddress } from './steps.ts'

/** An opened draft: shows the step that the address names and saves every change of answer and step. */
export function Interview({ draftId, draft }: { draftId: string; draft: LocalDraft }) {
  const user = useUser()
  const { autosave, state } = useAutosave(draftId, draft)
  const [search] = useSearchParams()
  const requestedStep = search.get('step')
  const step = stepOf(requestedStep, state.answers, state.currentStep, user)

  useEffect(() => {
    if (requestedStep === step) autosave.change({ currentStep: stepIndex(step) })
  }, [autosave, requestedStep, step])

  useEffect(fetchAhead, [])

  const from = fromOf(search.get('from'))
  if (requestedStep !== step) return <Navigate to={stepAddress(draftId, step, from)} replace />
  const parts = { draftId, autosave, state, user }
  const screen = screenOfStep(step, state.answers)
  if (screen === undefined) return <CheckAnswers {...parts} />
  const Screen = screenKinds[screen.kind]
  return <Screen key={step} {...parts} screen={screen} from={from} />
}

/** Saves the draft while it is shown, and sends unsent changes when the person leaves or the connection is back. */
function useAutosave(draftId: string, draft: LocalDraft) {
  const user = useUser()
  const device = useDeviceSession()
  const { account } = device
  const { refresh } = useSession()
  const queries = useQueryClient()
  const [{ writer, autosave }] = useState(() => {
    const name = newId()
    const remote = draftRemote(account, draftId, (saved) => rememberDraft(queries, saved))
    const store = draftStore(device, draftId, name, browserStorage())
    return { writer: name, autosave: createAutosave(draft, remote, store) }
  })

  useEffect(() => {
    const back = () => autosave.flush()
    const leave = () => autosave.flush(true)
    const hide = () => {
      if (document.visibilityState === 'hidden') autosave.flush(true)
    }
    const unlock = holdWriterLock(writer)
    const deafen = hearTabs({ account, draftId, writer }, autosave.hear)
    const untrack = trackAutosave(account, draftId, autosave)
    autosave.adoptLocalDrafts()
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
      deafen()
    }
  }, [account, autosave, draftId, writer])

  const state = useSyncExternalStore(autosave.subscribe, autosave.read)
  // A draft that began while the server was silent takes name and Tax ID once the profile is known.
  const [opened] = useState(draft)
  useEffect(() => {
    const { answers } = autosave.read()
    const late = opened.base === null && !isPlaceholder(user) ? lateProfile(answers, user) : undefined
    if (late) autosave.change({ answers: { ...answers, ...late } })
  }, [autosave, opened, user])
  const isChanged = changedAnswers(opened.content, state).length > 0
  // Calculated before and not saved yet: the answers are other ones by now, and are calculated again.
  useEffect(() => {
    if (isChanged) dropWaitingCalculation(account, draftId)
  }, [account, draftId, isChanged])
  const isOtherAccount = state.phase === 'other-account'
  // Reads the session again, so that the account that is signed in now is not shown these answers.
  useEffect(() => {
    if (isOtherAccount) void refresh().catch(() => undefined)
  }, [isOtherAccount, refresh])
  return { autosave, state }
}
