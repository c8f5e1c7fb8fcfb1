import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { ShownResult } from '../../../contract/http/index.ts'
import { ApiError, errorMessage, hasCode } from '../../api/api-error.ts'
import { Button, ButtonLink } from '../../components/Button.tsx'
import { Done, Warning } from '../../components/notices.tsx'
import { isKnownSaved, keptResult } from '../../session/account-storage.ts'
import { useDeviceSession } from '../../session/index.ts'
import { storeResult, type ResultsState } from '../calculations/index.ts'
import { saveResult } from '../pending-results/index.ts'

/** How often saving is tried again while the account cannot be reached, in milliseconds: not every line says it is back. */
const againMs = 15_000

/**
 * Keeps a calculation here at once, then in the account. Repeating the call (a reload, a connection that
 * comes back) is safe: the same draft with the same answers stays one calculation.
 * @param shown the result as the plan shows it; nothing more is ever stored.
 */
export function useSaveResult(
  { answers, calculationId, draftVersion, completedAt }: ResultsState,
  shown: ShownResult,
) {
  const device = useDeviceSession()
  const queries = useQueryClient()
  return useQuery({
    queryKey: ['saved-result', calculationId, answers, shown.totalTaxMasked === null],
    queryFn: () => {
      if (!isKnownSaved(device, calculationId, completedAt))
        storeResult(device, calculationId, {
          ...keptResult(device, calculationId),
          result: shown,
          completedAt,
          saved: false,
        })
      return saveResult(queries, device, { draftId: calculationId, draftVersion, answers, completedAt })
    },
    refetchInterval: ({ state: { error } }) => (isTemporary(error) ? againMs : false),
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnReconnect: true,
  })
}

interface SaveNoticeProps {
  isSaved: boolean
  /** Whether the call waits for a connection. */
  isWaiting: boolean
  error: unknown
  retry: () => void
  /** Address of the page with all answers. */
  checkAddress: string
}

/** Says where the calculation is stored. "Complete" only once the account has it [spec 7.3]. */
export function SaveNotice({ isSaved, isWaiting, error, retry, checkAddress }: SaveNoticeProps) {
  const { ownDevice } = useDeviceSession()
  if (isSaved)
    return (
      <Done>
        <b>Tax Calculation Complete!</b> It was saved to your account.
      </Done>
    )
  if (error === null)
    return (
      <output className="small">
        {isWaiting
          ? 'Your result is below. There is no connection: it is saved to your account by itself when the connection is back.'
          : 'Your result is below. Saving it to your account…'}
      </output>
    )
  return (
    <Warning
      title={
        ownDevice
          ? 'This result is kept on this device only.'
          : 'This result is on this page only, until you reload or close it.'
      }
    >
      <p>{reasonOf(error)}</p>
      {isWorthRepeating(error) && (
        <Button kind="link" onClick={retry}>
          Save to my account
        </Button>
      )}
      {hasCode(error, 'stale_draft') && (
        <ButtonLink kind="link" to={checkAddress}>
          Check your answers
        </ButtonLink>
      )}
    </Warning>
  )
}

const isTemporary = (error: unknown): boolean => error instanceof ApiError && error.isTemporary

/** Whether repeating the same call may succeed. */
function isWorthRepeating(error: unknown): boolean {
  return !['free_limit', 'draft_submitted', 'stale_draft'].some((code) => hasCode(error, code))
}

function reasonOf(error: unknown): string {
  if (isTemporary(error))
    return 'There is no connection to your account just now. The calculation is saved to it by itself when the connection is back, also after you close this page.'
  if (hasCode(error, 'free_limit')) return `${errorMessage(error)} Your answers stay in the draft.`
  return errorMessage(error)
}
