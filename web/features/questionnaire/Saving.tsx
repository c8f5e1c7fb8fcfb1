import { Actions, Button } from '../../components/Button.tsx'
import { Warning } from '../../components/notices.tsx'
import { SaveState } from '../../components/BackBar.tsx'
import { useSession } from '../../session/index.ts'
import type { Autosave, AutosaveState, SavePhase } from '../autosave/index.ts'
import { ConflictNotice } from './ConflictNotice.tsx'
import { OverNotice } from './OverNotice.tsx'
import styles from './Saving.module.css'

/** Where the answers are, in the corner. What needs more words is in the notice. */
export function Saving({ phase }: { phase: SavePhase }) {
  const isPlain = phase === 'saved' || phase === 'saving' || phase === 'offline'
  return <SaveState state={isPlain ? phase : undefined} />
}

export interface SavingNoticeProps {
  draftId: string
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
        <p>Your account cannot be reached, and this browser keeps nothing on the device.</p>
      </Warning>
    )
  if (state.phase === 'gone' || state.phase === 'finished')
    return <OverNotice draftId={draftId} state={state} isGone={state.phase === 'gone'} />
  return <ConflictNotice autosave={autosave} state={state} />
}
