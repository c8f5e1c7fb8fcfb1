import { Actions, Button } from '../../components/Button.tsx'
import { Warning } from '../../components/notices.tsx'
import type { AutosaveState } from '../autosave/index.ts'
import { useLeftAnswers } from './use-left-answers.ts'

/** The draft that is being answered was deleted or finished elsewhere: its answers are this page's alone. */
export function OverNotice({
  draftId,
  state,
  isGone,
}: {
  draftId: string
  state: AutosaveState
  isGone: boolean
}) {
  const { startAnother, letGo } = useLeftAnswers(draftId)
  const { answers, currentStep } = state
  return (
    <Warning
      alert
      title={
        isGone
          ? 'This draft was deleted in another tab or on another device.'
          : 'This draft was finished in another tab or on another device.'
      }
    >
      <p>
        What you change here is kept on this device only. You can go on with these answers in a new draft, or
        let them go.
      </p>
      <Actions>
        <Button kind="line" onClick={() => startAnother({ answers, currentStep })}>
          Go on in a new draft
        </Button>
        <Button kind="link" onClick={letGo}>
          Let them go
        </Button>
      </Actions>
    </Warning>
  )
}
