import type { ReactElement } from 'react'
import { dash } from '../../../../contract/http/mask.ts'
import type { Answer as AnswerModel } from '../../../../contract/report/index.ts'
import { Amount } from './Amount.tsx'

/** What everything leads to: the tax that is due, or the box of a person who owes none. */
export function Answer({ answer }: { answer: AnswerModel }): ReactElement {
  if (answer.kind === 'exempt')
    return (
      <div className="exempt">
        <h2>{answer.label}</h2>
        <p>{answer.reason}</p>
      </div>
    )
  return (
    <div className="due">
      <h2>{answer.label}</h2>
      <p className={answer.amount === dash ? 'hidden' : undefined}>
        <Amount text={answer.amount} />
      </p>
    </div>
  )
}
