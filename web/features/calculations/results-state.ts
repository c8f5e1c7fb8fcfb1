import type { Draft } from '../../../contract/http/index.ts'
import { heldShown, holdShown } from '../../session/account-storage.ts'
import type { DeviceSession } from '../../session/index.ts'

/** What the questionnaire passes to /results in the navigation state. */
export interface ResultsState {
  answers: Draft['answers']
  /** Id of the draft; the calculation takes it, so that saving twice saves one. */
  calculationId: string
  /** The version of the draft that the answers belong to; undefined when the server did not have the draft yet. */
  draftVersion: number | undefined
  /** When Calculate Tax was pressed, ISO 8601. */
  completedAt: string
}

/**
 * The navigation state that opens /results. On the person's own device it survives a reload; on any other the answers
 * stay in memory, because the browser's history outlives the session.
 */
export function resultsStateFor(device: DeviceSession, results: ResultsState): object {
  const { account: accountId, ownDevice } = device
  if (ownDevice) return { ...results, accountId }
  const { calculationId } = results
  holdShown(device, calculationId, results)
  return { calculationId, accountId }
}

/**
 * Reads the navigation state. Undefined when answers or calculation id are missing [spec 7.1], and when they belong to
 * another account, because the browser's history outlives a session.
 */
export function readResultsState(state: unknown, device: DeviceSession): ResultsState | undefined {
  const given = (state ?? {}) as Partial<Record<keyof ResultsState | 'accountId', unknown>>
  const { calculationId, accountId } = given
  if (accountId !== undefined && accountId !== device.account) return undefined
  if (typeof calculationId !== 'string') return undefined
  const { answers, draftVersion, completedAt }: typeof given =
    given.answers === undefined ? (heldShown(device, calculationId) ?? {}) : given
  if (typeof answers !== 'object' || answers === null) return undefined
  return {
    answers,
    calculationId,
    draftVersion: typeof draftVersion === 'number' ? draftVersion : undefined,
    completedAt: typeof completedAt === 'string' ? completedAt : new Date().toISOString(),
  }
}
