import { questionOf, questionWords } from '../../../tax/index.ts'
import { Actions, Button } from '../../components/Button.tsx'
import { Warning } from '../../components/notices.tsx'
import { SaveState } from '../../components/BackBar.tsx'
import { useSession } from '../../session/index.ts'
import type { Autosave, AutosaveState, SavePhase } from '../autosave/index.ts'
import { answerInWords, lawYear } from '../calculations/index.ts'
import styles from './Saving.module.css'
import { useUnsentAnswers } from './StartDraft.tsx'

/** The state of saving, in the corner. Phases that need more words are explained by SavingNotice. */
export function Saving({ phase }: { phase: SavePhase }) {
  const isPlain = phase === 'saved' || phase === 'saving' || phase === 'offline'
  return <SaveState state={isPlain ? phase : undefined} />
}

interface SavingNoticeProps {
  draftId: string
  autosave: Autosave
  state: AutosaveState
}

/** Explains why answers are not saved, or what changed elsewhere. Empty in the ordinary phases. */
export function SavingNotice(props: SavingNoticeProps) {
  return (
    <div className={styles.notice}>
      <Notice {...props} />
    </div>
  )
}

function Notice({ draftId, autosave, state }: SavingNoticeProps) {
  const { refresh } = useSession()
  if (state.phase === 'signed-out' || state.phase === 'other-account')
    return (
      <Warning alert title="Your session is over: kept on this device">
        <p>Sign in again and you come back to this question with your answers. They wait 7 days.</p>
        <Actions>
          <Button kind="line" onClick={() => void refresh()}>
            Sign in again
          </Button>
        </Actions>
      </Warning>
    )
  if (state.phase === 'refused')
    return (
      <Warning alert title="Not saved to your account: kept on this device">
        <p>{state.reason}</p>
        <Button kind="link" onClick={() => autosave.flush()}>
          Try again
        </Button>
      </Warning>
    )
  if (state.phase === 'storage-failed')
    return (
      <Warning alert title="Not saved: keep this page open">
        <p>Your account cannot be reached, and this browser keeps nothing on the device.</p>
      </Warning>
    )
  if (state.phase === 'deleted' || state.phase === 'submitted')
    return <EndedNotice draftId={draftId} state={state} isDeleted={state.phase === 'deleted'} />
  return <ConflictNotice autosave={autosave} state={state} />
}

/** The draft was deleted or submitted elsewhere while it was being answered here. */
function EndedNotice({
  draftId,
  state,
  isDeleted,
}: {
  draftId: string
  state: AutosaveState
  isDeleted: boolean
}) {
  const { copyToNewDraft, discard } = useUnsentAnswers(draftId)
  const { answers, currentStep } = state
  return (
    <Warning
      alert
      title={
        isDeleted
          ? 'This draft was deleted in another tab or on another device.'
          : 'This draft was finished in another tab or on another device.'
      }
    >
      <p>
        What you change here is kept on this device only. You can go on with these answers in a new draft, or
        let them go.
      </p>
      <Actions>
        <Button kind="line" onClick={() => copyToNewDraft({ answers, currentStep })}>
          Go on in a new draft
        </Button>
        <Button kind="link" onClick={discard}>
          Let them go
        </Button>
      </Actions>
    </Warning>
  )
}

/** The first answer that was changed here and elsewhere. The value typed here stands until the person chooses. */
function ConflictNotice({ autosave, state }: { autosave: Autosave; state: AutosaveState }) {
  const [conflict] = state.conflicts
  if (conflict === undefined) return null
  const { question, field } = questionOf(conflict.key)
  const { label } = questionWords(question, lawYear(state.answers))
  const mine = answerInWords(field, conflict.mine)
  const theirs = answerInWords(field, conflict.theirs)
  return (
    <Warning
      alert
      title={
        conflict.inTab
          ? 'This draft was changed in another tab.'
          : 'This draft was changed on another device.'
      }
    >
      <p>{`${label} is ${theirs} there and ${mine} here. Choose which to keep.`}</p>
      <Actions>
        <Button kind="line" onClick={() => autosave.resolveConflict(conflict.key)}>
          Keep {mine}
        </Button>
        <Button
          kind="link"
          onClick={() =>
            autosave.change({ answers: { ...state.answers, [conflict.key]: conflict.theirs ?? null } })
          }
        >
          Use {theirs}
        </Button>
      </Actions>
    </Warning>
  )
}
