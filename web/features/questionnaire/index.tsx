import { useQuery } from '@tanstack/react-query'
import { errorMessage } from '../../api/api-error.ts'
import { Actions, Button, ButtonLink } from '../../components/Button.tsx'
import { Waiting } from '../../components/notices.tsx'
import { useLocation, useSearchParams } from '../../router.ts'
import { browserStorage } from '../../session/account-storage.ts'
import { useSilence, useUser } from '../../session/index.ts'
import { lazyPage } from '../../shell/lazy.ts'
import { readLocalDrafts } from '../autosave/index.ts'
import { draftKey } from '../calculations/index.ts'
import { Frame } from './Frame.tsx'
import { Interview } from './Interview.tsx'
import { openingOf, readServerDraft } from './opening.ts'
import { StartDraft } from './StartDraft.tsx'

/** Loaded on demand: seldom needed, and never offline, because only the server can tell that a draft has ended. */
const EndedDraft = lazyPage(
  () => import('./lazy/EndedDraft.tsx'),
  (module) => module.EndedDraft,
)

/** Loaded on demand: for an Edit that the end of a session interrupted. */
const ResumedEdit = lazyPage(
  () => import('./lazy/ResumedEdit.tsx'),
  (module) => module.ResumedEdit,
)

/**
 * The guided form [spec 6.1]: resumes the draft named by `?draft=` or by the navigation state, otherwise starts one.
 */
export function Questionnaire() {
  const [search] = useSearchParams()
  const { state } = useLocation()
  const draftId = search.get('draft') ?? (state as { draft?: { id?: string } } | null)?.draft?.id
  const { id: account } = useUser()
  const edited = search.get('edit')
  if (edited !== null) return <ResumedEdit submissionId={edited} />
  if (draftId === undefined) return <StartDraft />
  // The key remounts the page for another account, so that it shows nothing typed under the previous one.
  return <OpenDraft key={`${account} ${draftId}`} draftId={draftId} />
}

function OpenDraft({ draftId }: { draftId: string }) {
  const { id: account } = useUser()
  // A draft that this tab has just read or saved opens without a request; an older copy is read again first.
  const { data, error, isFetching, isFetchedAfterMount, refetch } = useQuery({
    queryKey: draftKey(draftId),
    queryFn: ({ signal }) => readServerDraft(draftId, signal),
    retry: false,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })
  const isReading = isFetching && !isFetchedAfterMount
  const isSilent = useSilence(isReading)
  const opening = openingOf(data, readLocalDrafts(account, browserStorage(), draftId))
  // A silent server is not waited for where there is a copy: what it has is merged when the answers are sent.
  if (isReading && !(isSilent && opening.state === 'open'))
    return (
      <Frame heading="Tax questions">
        <Waiting>Opening your draft</Waiting>
      </Frame>
    )
  if (opening.state === 'open') return <Interview draftId={draftId} draft={opening.draft} />
  if (opening.state === 'ended') return <EndedDraft draftId={draftId} ended={opening} />
  return (
    <Frame heading="Your draft could not be opened">
      <p role="alert">{errorMessage(error)}</p>
      <Actions spaced>
        <Button onClick={() => void refetch()}>Try again</Button>
        <ButtonLink kind="link" to="/dashboard">
          Back to Dashboard
        </ButtonLink>
      </Actions>
    </Frame>
  )
}
