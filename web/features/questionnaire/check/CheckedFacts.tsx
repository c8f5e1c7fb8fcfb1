import { questionWords } from '../../../../tax/index.ts'
import { ButtonLink } from '../../../components/Button.tsx'
import { Fact, Facts } from '../../../components/lists.tsx'
import type { DraftAnswers } from '../../autosave/index.ts'
import { lawYear, type AnswerRow } from '../../calculations/index.ts'

/** Answers, each with its Change link. @param changeAt address at which a question is changed. */
export function CheckedFacts({
  rows,
  answers,
  changeAt,
  sums = false,
}: {
  rows: readonly AnswerRow[]
  answers: DraftAnswers
  changeAt: (questionId: string) => string
  sums?: boolean
}) {
  const year = lawYear(answers)
  return (
    <Facts dense sums={sums}>
      {rows.map(({ question: { id, ...question }, value, note }) => {
        const { label } = questionWords({ id, ...question }, year)
        return (
          <Fact
            key={id}
            label={label}
            note={note}
            action={
              <ButtonLink kind="link" id={changeLinkId(id)} to={changeAt(id)}>
                Change<span className="hide"> {label}</span>
              </ButtonLink>
            }
          >
            {value}
          </Fact>
        )
      })}
    </Facts>
  )
}

/** Id of the Change link of a question, the target of an error summary. */
export function changeLinkId(questionId: string): string {
  return `change-${questionId}`
}
