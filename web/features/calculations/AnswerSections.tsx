import type { Draft } from '../../../contract/http/index.ts'
import { questionWords, sectionWords, type Section } from '../../../tax/index.ts'
import { Fact, Facts } from '../../components/lists.tsx'
import { PageSection } from '../../components/PageSection.tsx'
import { answerSections } from './rows.ts'
import { lawYear } from './compute.ts'

const sectionNotes: Partial<Record<Section, string>> = {
  income: 'For the year, in naira, before tax',
  benefits: 'For the year, in naira',
  deductions: 'What you paid yourself in the year',
}

/** All answers that apply, in sections. */
export function AnswerSections({ answers }: { answers: Draft['answers'] }) {
  const year = lawYear(answers)
  return answerSections(answers).map(({ section, rows }) => (
    <PageSection key={section} heading={sectionWords[section]} note={sectionNotes[section]}>
      <Facts sums={rows.some(({ isAmount }) => isAmount)}>
        {rows.map(({ question, value, note }) => (
          <Fact key={question.id} label={questionWords(question, year).label} note={note}>
            {value}
          </Fact>
        ))}
      </Facts>
    </PageSection>
  ))
}
