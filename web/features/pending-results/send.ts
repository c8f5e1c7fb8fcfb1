import type { QueryClient } from '@tanstack/react-query'
import { errorMessage, isWaiting } from '../../api/api-error.ts'
import type { ToastType } from '../../components/Toasts.tsx'
import type { DeviceSession } from '../../session/index.ts'
import { dropWaitingCalculation, waitingFacts } from '../../session/storage-keys.ts'
import { unsentDrafts } from '../autosave/index.ts'
import { isKnownHidden, sendFacts } from '../exact/index.ts'
import { yearInWords } from '../calculations/index.ts'
import { isCalculatedFrom } from './calculated-from.ts'
import { isBeingSaved, saveResult } from './save.ts'
import { readPending, type PendingResult } from './store.ts'

/** Whether the draft has other answers on this device by now: then the person went on, and calculates again. */
function isOutdated(account: string, { draftId, answers }: PendingResult): boolean {
  const unsent = unsentDrafts(account).find(({ id }) => id === draftId)
  return unsent !== undefined && !isCalculatedFrom(unsent.content.answers, answers)
}

/** Runs the function in one tab of this browser at a time; at once where the browser has no locks. */
function alone(run: () => Promise<void>): Promise<void> {
  if (!('locks' in navigator)) return run()
  return navigator.locks.request('naijatax:results', { ifAvailable: true }, (lock) =>
    lock === null ? undefined : run(),
  )
}

/**
 * Saves the calculations that wait on this device, each once, and says what became of it. Those that cannot be saved yet
 * go on waiting.
 * @param openDraft the draft that is open in the questionnaire: its person may still change an answer.
 */
export function sendPending(
  queries: QueryClient,
  device: DeviceSession,
  { openDraft, tell }: { openDraft?: string | undefined; tell: (message: string, type: ToastType) => void },
): Promise<void> {
  return alone(async () => {
    for (const pending of readPending(device.account)) {
      const { draftId, answers } = pending
      if (draftId === openDraft || isBeingSaved(draftId)) continue
      if (isOutdated(device.account, pending)) {
        dropWaitingCalculation(device.account, draftId)
        continue
      }
      try {
        await saveResult(queries, device, pending)
        tell(`Your calculation for ${yearInWords(answers)} was saved to your account.`, 'success')
      } catch (thrown) {
        if (isWaiting(thrown)) return
        tell(
          `Your calculation was not saved: ${errorMessage(thrown)} Its answers stay in the draft.`,
          'error',
        )
      }
    }
    await sendAnswersAfter(queries, device, tell)
  })
}

/** Sends what was answered after results of earlier visits. */
async function sendAnswersAfter(
  queries: QueryClient,
  device: DeviceSession,
  tell: (message: string, type: ToastType) => void,
): Promise<void> {
  for (const id of waitingFacts(device.account)) {
    if (isKnownHidden(id)) continue
    const sent = await sendFacts(queries, device, id)
    if (sent.phase === 'offline' || sent.phase === 'signed-out') return
    if (sent.phase === 'refused') tell(`Your answers were not saved: ${sent.reason}`, 'error')
  }
}
