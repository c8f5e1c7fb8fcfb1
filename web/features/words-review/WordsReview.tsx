import { product } from '../../../contract/http/index.ts'
import { questions, sectionWords, type Section } from '../../../tax/index.ts'
import { PageSection } from '../../components/PageSection.tsx'
import { Page } from '../../components/Page.tsx'
import { countsInWords } from './counts.ts'
import { QuestionTexts } from './QuestionTexts.tsx'

const sections: readonly Section[] = ['about', 'income', 'benefits', 'deductions']

/** Every help text in its languages, side by side, for native speakers to read (SPEC section 1). */
export function WordsReview() {
  return (
    <Page title="Words to review">
      <meta name="robots" content="noindex" />
      <PageSection level={1} tone="bare" heading="Words to review" note={countsInWords()}>
        <p className="prose">
          Do you speak Yorùbá or Pidgin at home? Read a text as a neighbour would hear it. Where you would say
          it otherwise, write to <a href={`mailto:${product.supportAddress}`}>{product.supportAddress}</a>{' '}
          with the question and your words. Names of laws, forms and choices stay in English, as papers have
          them.
        </p>
      </PageSection>
      {sections.map((section) => (
        <PageSection key={section} heading={sectionWords[section]}>
          <ul>
            {questions
              .filter((question) => question.section === section)
              .map((question) => (
                <QuestionTexts key={question.id} question={question} />
              ))}
          </ul>
        </PageSection>
      ))}
    </Page>
  )
}
