import { helpText, languages, questionWords, type Question } from '../../../tax/index.ts'
import { currentYear } from '../calculations/index.ts'
import styles from './QuestionTexts.module.css'

/** The help under one question in every language, each marked until a native speaker has read it. */
export function QuestionTexts({ question }: { question: Question }) {
  const { heading, helpTitle } = questionWords(question, currentYear())
  return (
    <li className={styles.question}>
      <h3>{heading}</h3>
      <p className="small">{helpTitle}</p>
      <dl className={styles.texts}>
        {languages.map(({ code, name }) => {
          const { text, language, reviewed } = helpText(question.id, code)
          return (
            <div key={code}>
              <dt>
                <b lang={code}>{name}</b>
                {!reviewed && <span className="note">not yet reviewed by a native speaker</span>}
              </dt>
              <dd lang={language}>{text}</dd>
            </div>
          )
        })}
      </dl>
    </li>
  )
}
