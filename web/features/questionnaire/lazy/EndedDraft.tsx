import { Actions, Button, ButtonLink } from '../../../components/Button.tsx'
import { browserStorage, keysWithPrefix, unsentKeyPrefix } from '../../../session/account-storage.ts'
import { useUser } from '../../../session/index.ts'
import { useEditing } from '../../calculations/index.ts'
import { Frame } from '../Frame.tsx'
import type { Opening } from '../opening.ts'
import { useLeftAnswers } from '../StartDraft.tsx'

type Over = Extract<Opening, { state: 'over' }>

/** In place of a draft that is not in the account any more: what became of it, and what this device still has of it. */
export function DraftOver({ draftId, over }: { draftId: string; over: Over }) {
  const { id: account } = useUser()
  if (over.left !== undefined) return <Left draftId={draftId} over={over} left={over.left} />
  if (over.finishedAs !== undefined) return <Finished submissionId={over.finishedAs} />
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

function Left({ draftId, over, left }: { draftId: string; over: Over; left: NonNullable<Over['left']> }) {
  const { startAnother, letGo } = useLeftAnswers(draftId)
  return (
    <Frame
      heading={
        over.finishedAs === undefined
          ? 'This draft was deleted elsewhere'
          : 'This draft was finished elsewhere'
      }
    >
      <p className="prose">
        Answers that you typed here were not saved before that. They are kept on this device only. You can go
        on with them in a new draft.
      </p>
      <Actions spaced>
        <Button onClick={() => startAnother(left.content)}>Start a new draft with them</Button>
        <Button kind="redLink" onClick={letGo}>
          Remove them from this device
        </Button>
        {over.finishedAs !== undefined && (
          <ButtonLink kind="link" to={`/submissions/${over.finishedAs}`}>
            See the calculation
          </ButtonLink>
        )}
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
  const keys = keysWithPrefix(storage, unsentKeyPrefix('').slice(0, -1)).filter((key) =>
    key.includes(`:${draftId}:`),
  )
  return keys.some((key) => !key.startsWith(unsentKeyPrefix(account)))
}
