import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { errorMessage } from '../../api/api-error.ts'
import { Actions } from '../../components/Actions.tsx'
import { Button, ButtonLink } from '../../components/Button.tsx'
import { Leaf } from '../../components/Leaf.tsx'
import { Page } from '../../components/Page.tsx'
import { Waiting } from '../../components/Waiting.tsx'
import { useLocation, useSearchParams } from '../../router.ts'
import { useUser } from '../../session/index.ts'
import { SignedInNav } from '../../shell/SignedInNav.tsx'
import { draftKey, useEditing } from '../calculations/index.ts'
import { shelfOf } from './autosave/index.ts'
import { Interview } from './Interview.tsx'
import { findDraft, openingOf } from './opening.ts'
import { StartDraft } from './StartDraft.tsx'

/**
 * The guided form (SPEC section 2, /questionnaire): resumes the draft of `?draft=` or of the navigation state,
 * else starts one.
 */
export function Questionnaire() {
  const [search] = useSearchParams()
  const { state } = useLocation()
  const draftId = search.get('draft') ?? (state as { draft?: { id?: string } } | null)?.draft?.id
  return draftId === undefined ? <StartDraft /> : <OpenDraft key={draftId} draftId={draftId} />
}

function OpenDraft({ draftId }: { draftId: string }) {
  const { id: account } = useUser()
  // A draft that this tab has just read or saved opens without a request; an older copy is asked for again first.
  const { data, error, isFetching, isFetchedAfterMount, refetch } = useQuery({
    queryKey: draftKey(draftId),
    queryFn: ({ signal }) => findDraft(draftId, signal),
    retry: false,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })
  if (isFetching && !isFetchedAfterMount)
    return (
      <Frame heading="Tax questions">
        <Waiting>Opening your draft</Waiting>
      </Frame>
    )
  const opened = openingOf(data, shelfOf(account, draftId, localStorage).read())
  if (opened !== undefined) return <Interview draftId={draftId} opened={opened} />
  if (typeof data === 'object' && 'finishedAs' in data) return <Finished submissionId={data.finishedAs} />
  return error === null ? (
    <Frame heading="This draft is not here any more">
      <p>It was deleted, or it was finished and is now under Previous Calculations.</p>
      <Actions spaced>
        <ButtonLink to="/dashboard">Go to your dashboard</ButtonLink>
        <ButtonLink kind="link" to="/questionnaire">
          New Tax Calculation
        </ButtonLink>
      </Actions>
    </Frame>
  ) : (
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

/** The way on for someone who comes back to a draft that has become a calculation, mostly to change an answer. */
function Finished({ submissionId }: { submissionId: string }) {
  const editing = useEditing()
  return (
    <Frame heading="This calculation is finished">
      <p>It is saved in your account. You can change its answers and calculate again.</p>
      <Actions spaced>
        <Button disabled={editing.isPending} onClick={() => editing.mutate(submissionId)}>
          Change answers
        </Button>
        <ButtonLink kind="link" to={`/submissions/${submissionId}`}>
          See the calculation
        </ButtonLink>
        <ButtonLink kind="link" to="/dashboard">
          Back to Dashboard
        </ButtonLink>
      </Actions>
    </Frame>
  )
}

/** A page that stands where a question would. */
function Frame({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <Page title={heading} nav={<SignedInNav to={['dashboard']} />}>
      <Leaf level={1} tone="bare" heading={heading}>
        <div>{children}</div>
      </Leaf>
    </Page>
  )
}
