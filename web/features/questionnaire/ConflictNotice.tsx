import { questionOf, questionWords } from '../../../tax/index.ts'
import { Actions, Button } from '../../components/Button.tsx'
import { Warning } from '../../components/notices.tsx'
import type { Autosave, AutosaveState } from '../autosave/index.ts'
import { answerInWords, lawYear } from '../calculations/index.ts'

/** The first answer that was changed here and elsewhere; what was typed here stands until the person chooses. */
export function ConflictNotice({ autosave, state }: { autosave: Autosave; state: AutosaveState }) {
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
