import { questionOf, type ContributionKey, listed } from '../../../../tax/index.ts'
import { Button, ButtonLink } from '../../../components/Button.tsx'
import type { DraftAnswers } from '../../autosave/index.ts'
import { changeLinkId } from './CheckedFacts.tsx'
import styles from './CheckAnswers.module.css'
import type { Assumed } from './check-rows.ts'

interface AssumptionsProps {
  /** At least one. */
  assumed: readonly Assumed[]
  answers: DraftAnswers
  changeAt: (questionId: string) => string
  /** Writes the answers that say that nothing was paid. */
  onNone: (change: Partial<Record<ContributionKey, string>>) => void
}

/** The contributions left empty, what comes off for them, and the two ways to put it right. */
export function Assumptions({ assumed, answers, changeAt, onNone }: AssumptionsProps) {
  const [first] = assumed
  if (first === undefined) return null
  const isMore = assumed.length > 1
  const names = listed(assumed.map(({ name }) => name))
  const shares = listed(assumed.map(({ percent }) => `${percent}%`))
  const isEmployed = answers.status === 'employee' || answers.status === 'both'
  const question = questionOf(first.key).question.id

  const none = () => {
    onNone(Object.fromEntries(assumed.map(({ key }) => [key, '0'])))
    // The box goes: focus moves to the row that it was about.
    document.getElementById(changeLinkId(question))?.focus()
  }

  return (
    <div className={styles.assumed}>
      <p>
        You left {names} empty, so {shares} of your income {isMore ? 'come' : 'comes'} off for{' '}
        {isMore ? 'them' : 'it'}. The Act takes off only what you paid.
      </p>
      <div className={styles.ways}>
        <Button kind="link" onClick={none}>
          {isEmployed ? 'Not on my payslip: count ₦0' : 'I paid nothing: count ₦0'}
        </Button>
        <ButtonLink kind="link" to={changeAt(question)}>
          Type the {isMore ? 'amounts' : 'amount'}
        </ButtonLink>
      </div>
    </div>
  )
}
