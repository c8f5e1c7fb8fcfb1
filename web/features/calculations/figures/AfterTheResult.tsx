import { ButtonLink } from '../../../components/Button.tsx'
import { Fold } from '../../../components/Fold.tsx'

/** Leads on from a result: what was paid already, what else there was, what to hand in. */
export function AfterTheResult({ submissionId }: { submissionId: string }) {
  const at = `/submissions/${submissionId}/return`
  return (
    <Fold heading="What do I still owe?" outcome="Your return">
      <p className="prose">
        Take off what was paid already, add what a result cannot ask, and get what to hand in by when. All of
        it is optional.
      </p>
      <ul className="listed prose">
        {questions.map(([worksheet, words]) => (
          <li key={worksheet}>
            <ButtonLink kind="link" to={`${at}/${worksheet}`}>
              {words}
            </ButtonLink>
          </li>
        ))}
      </ul>
      <ButtonLink kind="line" to={at}>
        Go to your return
      </ButtonLink>
    </Fold>
  )
}

const questions = [
  ['payments', 'Already paid?'],
  ['business', 'Run a business?'],
  ['gains', 'Sold something?'],
] as const
