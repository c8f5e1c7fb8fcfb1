import { questionOf, questionWords } from '../../../tax/index.ts'
import { Actions } from '../../components/Actions.tsx'
import { Button } from '../../components/Button.tsx'
import { Warning } from '../../components/Notice.tsx'
import { SaveState } from '../../components/SaveState.tsx'
import { Link } from '../../router.ts'
import { useSession } from '../../session/index.ts'
import styles from './Saving.module.css'
import { answerInWords, lawYear } from '../calculations/index.ts'
import type { Autosave, AutosaveState, SavePhase } from './autosave/index.ts'

/** Where the answers are, in the corner. What needs more words is in the notice. */
export function Saving({ phase }: { phase: SavePhase }) {
  const isPlain = phase === 'saved' || phase === 'saving' || phase === 'offline'
  return <SaveState state={isPlain ? phase : undefined} />
}

interface SavingNoticeProps {
  autosave: Autosave
  state: AutosaveState
}

/** What the person has to know about saving beyond the corner's word. Mostly nothing. */
export function SavingNotice(props: SavingNoticeProps) {
  return (
    <div className={styles.notice}>
      <Notice {...props} />
    </div>
  )
}

function Notice({ autosave, state }: SavingNoticeProps) {
  const { refresh } = useSession()
  if (state.phase === 'signed-out')
    return (
      <Warning alert title="Your session is over: kept on this device">
        <p>Sign in again and you come back to this question with your answers.</p>
        <Button kind="line" onClick={() => void refresh()}>
          Sign in again
        </Button>
      </Warning>
    )
  if (state.phase === 'held')
    return (
      <Warning alert title="Not saved to your account: kept on this device">
        <p>{state.reason}</p>
        <Button kind="link" onClick={() => autosave.flush()}>
          Try again
        </Button>
      </Warning>
    )
  if (state.phase === 'unkept')
    return (
      <Warning alert title="Not saved: keep this page open">
        <p>There is no connection, and this browser keeps nothing on the device.</p>
      </Warning>
    )
  if (state.phase === 'finished')
    return (
      <Warning alert title="This draft was finished in another tab">
        <p>
          What you change here is not saved. <Link to="/dashboard">See it on your dashboard</Link>
        </p>
      </Warning>
    )
  return <ConflictNotice autosave={autosave} state={state} />
}

/** The first answer that was changed here and elsewhere; what was typed here stands until the person chooses. */
function ConflictNotice({ autosave, state }: SavingNoticeProps) {
  const [conflict] = state.conflicts
  if (conflict === undefined) return null
  const { question, field } = questionOf(conflict.key)
  const { label } = questionWords(question, lawYear(state.answers))
  const mine = answerInWords(field, conflict.mine)
  const theirs = answerInWords(field, conflict.theirs)
  return (
    <Warning alert title="This draft was changed in another tab.">
      <p>{`${label} is ${theirs} there and ${mine} here. Choose which to keep.`}</p>
      <Actions>
        <Button kind="line" onClick={() => autosave.settleConflict(conflict.key)}>
          Keep {mine}
        </Button>
        <Button
          kind="link"
          onClick={() => {
            autosave.settleConflict(conflict.key)
            autosave.change({ answers: { ...state.answers, [conflict.key]: conflict.theirs ?? null } })
          }}
        >
          Use {theirs}
        </Button>
      </Actions>
    </Warning>
  )
}
