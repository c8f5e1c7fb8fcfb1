import { Actions, Button, ButtonLink } from '../../../components/Button.tsx'
import { browserStorage, unsentEntries } from '../../../session/account-storage.ts'
import { useUser } from '../../../session/index.ts'
import { useEditing } from '../../calculations/index.ts'
import { Frame } from '../Frame.tsx'
import type { LocalDraft } from '../../autosave/index.ts'
import type { Opening } from '../opening.ts'
import { useUnsentAnswers } from '../StartDraft.tsx'

type Ended = Extract<Opening, { state: 'ended' }>

/** Shown instead of a draft that was deleted or submitted: what happened, and what this device still has of it. */
export function EndedDraft({ draftId, ended }: { draftId: string; ended: Ended }) {
  const { id: account } = useUser()
  const { submissionId, unsent } = ended
  if (unsent !== undefined)
    return <UnsentAnswers draftId={draftId} submissionId={submissionId} unsent={unsent} />
  if (submissionId !== undefined) return <Submitted submissionId={submissionId} />
  if (hasDraftOfOtherAccount(account, draftId, browserStorage())) return <AnotherAccount />
  return (
    <Frame heading="This draft is not here any more">
      <p>It was deleted, or it was finished and is now under Previous Calculations.</p>
      <Actions spaced>
        <ButtonLink to="/dashboard">Go to your dashboard</ButtonLink>
        <ButtonLink kind="link" to="/questionnaire">
          New Tax Calculation
        </ButtonLink>
      </Actions>
    </Frame>
  )
}

interface UnsentAnswersProps {
  draftId: string
  submissionId: string | undefined
  unsent: LocalDraft
}

function UnsentAnswers({ draftId, submissionId, unsent }: UnsentAnswersProps) {
  const { copyToNewDraft, discard } = useUnsentAnswers(draftId)
  return (
    <Frame
      heading={
        submissionId === undefined ? 'This draft was deleted elsewhere' : 'This draft was finished elsewhere'
      }
    >
      <p className="prose">
        Answers that you typed here were not saved before that. They are kept on this device only. You can go
        on with them in a new draft.
      </p>
      <Actions spaced>
        <Button onClick={() => copyToNewDraft(unsent.content)}>Start a new draft with them</Button>
        <Button kind="redLink" onClick={discard}>
          Remove them from this device
        </Button>
        {submissionId !== undefined && (
          <ButtonLink kind="link" to={`/submissions/${submissionId}`}>
            See the calculation
          </ButtonLink>
        )}
      </Actions>
    </Frame>
  )
}

/** The draft was submitted. People mostly come back to it to change an answer. */
function Submitted({ submissionId }: { submissionId: string }) {
  const editing = useEditing()
  return (
    <Frame heading="This calculation is finished">
      <p>It is saved in your account. You can change its answers and calculate again.</p>
      <Actions spaced>
        <Button busy={editing.isPending && 'Opening…'} onClick={() => editing.mutate(submissionId)}>
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

function AnotherAccount() {
  return (
    <Frame heading="You are signed in with another account">
      <p className="prose">
        This draft belongs to the account that was signed in before. What was typed stays on this device for 7
        days: sign in with that account to save it.
      </p>
      <Actions spaced>
        <ButtonLink to="/dashboard">Go to your dashboard</ButtonLink>
      </Actions>
    </Frame>
  )
}

/** Whether this device holds answers of this draft that another account left. It does not say whose or what. */
export function hasDraftOfOtherAccount(
  account: string,
  draftId: string,
  storage: Storage | undefined,
): boolean {
  return unsentEntries(storage, { draftId }).some((entry) => entry.account !== account)
}
