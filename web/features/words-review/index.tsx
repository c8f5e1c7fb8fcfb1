import { product } from '../../../contract/http/index.ts'
import {
  doubtsOf,
  factHelpText,
  factKeys,
  factWordsFor,
  type HelpText,
  helpText,
  languages,
  questionIds,
  questions,
  questionWords,
  sectionWords,
  sheetHelpText,
  sheetTexts,
  type TextId,
  withYears,
  worksheetKinds,
  wordsOfWorksheet,
  type Language,
  type Question,
  type Section,
} from '../../../tax/index.ts'
import { PageSection } from '../../components/PageSection.tsx'
import { Page } from '../../components/Page.tsx'
import { currentYear } from '../calculations/index.ts'
import styles from './words-review.module.css'

const sections: readonly Section[] = ['about', 'income', 'benefits', 'deductions']

/** Every help text in its languages, side by side, for native speakers to review [spec 1.9]. */
export function WordsReview() {
  return (
    <Page title="Words to review">
      <meta name="robots" content="noindex" />
      <PageSection level={1} tone="bare" heading="Words to review" note={countsInWords()}>
        <p className="prose">
          Do you speak Yorùbá or Pidgin at home? Read a text as a neighbour would hear it. Where you would say
          it otherwise, and where a text asks you something, write to{' '}
          <a href={`mailto:${product.supportAddress}`}>{product.supportAddress}</a> with the question and your
          words. Names of laws, forms and choices stay in English, as papers have them.
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
      <PageSection
        heading="Questions after the result"
        note="“{year}” stands for the tax year, “{before}” for the one before it."
      >
        <ul>
          {factKeys.map((key) => (
            <li key={key} className={styles.question}>
              <h3>{factWordsFor(key, currentYear()).heading}</h3>
              <Texts id={key} textIn={(code) => factHelpText(key, code)} />
            </li>
          ))}
        </ul>
      </PageSection>
      <PageSection heading="Worksheets behind the return" note="Open one. “{year}” stands for the tax year.">
        <div>
          {worksheetKinds.map((kind) => (
            <details key={kind} className="opens">
              <summary className={styles.worksheet}>{wordsOfWorksheet(kind).question}</summary>
              <ul>
                {sheetTexts(kind).map(({ path, heading }) => (
                  <li key={path} className={styles.question}>
                    <h3>{withYears(heading, currentYear())}</h3>
                    <p className="small">{path}</p>
                    <Texts id={path} textIn={(code) => sheetHelpText(path, code)} />
                  </li>
                ))}
              </ul>
            </details>
          ))}
        </div>
      </PageSection>
    </Page>
  )
}

/** The help of one question in every language; a text that no native speaker has reviewed is marked. */
function QuestionTexts({ question }: { question: Question }) {
  const { heading, helpTitle } = questionWords(question, currentYear())
  return (
    <li className={styles.question}>
      <h3>{heading}</h3>
      <p className="small">{helpTitle}</p>
      <Texts id={question.id} textIn={(code) => helpText(question.id, code)} />
    </li>
  )
}

/** One text in every language, with what is asked about it. */
function Texts({ id, textIn }: { id: TextId; textIn: (language: Language) => HelpText }) {
  return (
    <dl className={styles.texts}>
      {languages.map(({ code, name }) => {
        const { text, language, reviewed } = textIn(code)
        return (
          <div key={code}>
            <dt>
              <b lang={code}>{name}</b>
              {!reviewed && <span className="note">not yet reviewed by a native speaker</span>}
            </dt>
            <dd>
              <p lang={language}>{text}</p>
              <Doubts id={id} language={code} />
            </dd>
          </div>
        )
      })}
    </dl>
  )
}

/** The words of a text of which its writer is not sure, and what a native speaker is asked about them. */
function Doubts({ id, language }: { id: TextId; language: Language }) {
  const doubts = doubtsOf(id, language)
  if (doubts.length === 0) return null
  return (
    <ul className="small">
      {doubts.map(({ words, ask }) => (
        <li key={words}>
          <b lang={language}>{words}</b>: {ask}
        </li>
      ))}
    </ul>
  )
}

/** The number of texts and, by language, of those that wait for a review. */
export function countsInWords(): string {
  const unreviewed = languages
    .map(({ code, name }) => ({
      name,
      count: [
        ...questionIds.map((id) => helpText(id, code)),
        ...factKeys.map((key) => factHelpText(key, code)),
        ...sheetTexts().map(({ path }) => sheetHelpText(path, code)),
      ].filter(({ reviewed }) => !reviewed).length,
    }))
    .filter(({ count }) => count > 0)
  const total = `${questionIds.length + factKeys.length + sheetTexts().length} questions, each with a text in ${languages.length} languages.`
  if (unreviewed.length === 0) return `${total} Native speakers have read them all.`
  const counts = unreviewed.map(({ name, count }) => `${count} in ${name}`).join(' and ')
  return `${total} Not yet read by a native speaker: ${counts}.`
}
