import type { Draft } from '../../../contract/http/index.ts'
import { questionWords, sectionWords, type Section } from '../../../tax/index.ts'
import { ButtonLink } from '../../components/Button.tsx'
import { Fact, Facts } from '../../components/lists.tsx'
import { PageSection } from '../../components/PageSection.tsx'
import { answerSections } from './rows.ts'
import { lawYear } from './compute.ts'

const sectionNotes: Partial<Record<Section, string>> = {
  income: 'For the year, in naira, before tax',
  benefits: 'For the year, in naira',
  deductions: 'What you paid yourself in the year',
}

/**
 * All answers that apply, in sections.
 * @param changeAt address at which a question is changed: each line then ends with a Change link.
 * @param aboutNote text under "About you" that says where the answers come from.
 */
export function AnswerSections({
  answers,
  changeAt,
  aboutNote,
}: {
  answers: Draft['answers']
  changeAt?: (questionId: string) => string
  aboutNote?: string | undefined
}) {
  const year = lawYear(answers)
  return answerSections(answers).map(({ section, rows }) => (
    <PageSection
      key={section}
      heading={sectionWords[section]}
      note={section === 'about' ? aboutNote : sectionNotes[section]}
    >
      <Facts sums={rows.some(({ isAmount }) => isAmount)}>
        {rows.map((row) => {
          const { label } = questionWords(row.question, year)
          return (
            <Fact
              key={row.question.id}
              label={label}
              note={row.note}
              action={
                changeAt && <Change to={changeAt(row.question.id)} id={row.question.id} label={label} />
              }
            >
              {row.value}
            </Fact>
          )
        })}
      </Facts>
    </PageSection>
  ))
}

/** Id of the Change link of a question, the target of an error summary. */
export function changeLinkId(questionId: string): string {
  return `change-${questionId}`
}

function Change({ to, id, label }: { to: string; id: string; label: string }) {
  return (
    <ButtonLink kind="link" id={changeLinkId(id)} to={to}>
      Change<span className="hide"> {label}</span>
    </ButtonLink>
  )
}
