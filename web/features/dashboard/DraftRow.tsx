import { Button, ButtonLink } from '../../components/Button.tsx'
import { Row } from '../../components/lists.tsx'
import { useUser } from '../../session/index.ts'
import { momentInWords, progressInWords, statusInWords, yearInWords } from '../calculations/index.ts'
import type { DraftEntry } from './draft-rows.ts'

const keptHere = {
  none: undefined,
  newer: 'Newer answers kept on this device',
  only: 'Kept on this device',
} as const satisfies Record<DraftEntry['onDevice'], string | undefined>

export function DraftRow({ draft, onDelete }: { draft: DraftEntry; onDelete: () => void }) {
  const user = useUser()
  const status = statusInWords(draft.answers)
  const name = (
    <span className="hide">{` draft for ${[draft.answers.taxYear, status].filter(Boolean).join(', ')}`}</span>
  )
  const kept = keptHere[draft.onDevice]
  return (
    <Row
      title={yearInWords(draft.answers)}
      about={status ?? 'Employment status not answered yet'}
      aside={
        <p className="small">
          {progressInWords(draft.answers, draft.currentStep, user)}
          <br />
          {draft.changedAt !== '' && momentInWords(draft.changedAt)}
          {kept !== undefined && (
            <>
              <br />
              <b>{kept}</b>
            </>
          )}
          {draft.calculatedAt !== undefined && (
            <>
              <br />
              <b>Result kept on this device only</b>
            </>
          )}
        </p>
      }
      actions={
        <>
          <ButtonLink kind="line" to={`/questionnaire?draft=${draft.id}`} state={{ draft }}>
            Resume{name}
          </ButtonLink>
          {draft.calculatedAt !== undefined && (
            <ButtonLink kind="link" to="/results" state={handedOf(draft, user.id)}>
              See result{name}
            </ButtonLink>
          )}
          <Button kind="redLink" onClick={onDelete}>
            Delete{name}
          </Button>
        </>
      }
    />
  )
}

/** What the questionnaire would hand to /results: opening it tries to save it once more. */
const handedOf = ({ id, answers, calculatedAt }: DraftEntry, accountId: string) => ({
  answers,
  calculationId: id,
  completedAt: calculatedAt,
  accountId,
})
