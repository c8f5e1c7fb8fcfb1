import { useQuery } from '@tanstack/react-query'
import { Fragment, useId, useState } from 'react'
import {
  englishHelp,
  isReviewed,
  languages,
  loadHelp,
  type Language,
  type Question,
  type QuestionId,
} from '../../../tax/index.ts'
import { GuideLink, Help } from '../../components/Help.tsx'
import styles from './QuestionHelp.module.css'

/** A question whose help is shown; among several it is named. */
export interface Explained {
  id: QuestionId
  name?: string
}

/** Help on one question, with the way to its article. */
export function QuestionHelp({ question: { id }, title }: { question: Question; title: string }) {
  return <QuestionsHelp of={[{ id }]} title={title} guide={id === 'name' ? undefined : `/help#${id}`} />
}

/** Help that opens in place, in the language last chosen; in English until that language is loaded. */
export function QuestionsHelp({
  of,
  also,
  title,
  guide,
}: {
  of: readonly Explained[]
  /** What stands above it and is not translated yet. */
  also?: string
  title: string
  /** The address of the guide's article. */
  guide?: string | undefined
}) {
  const [language, setLanguage] = useState(readHelpLanguage)
  const { data: texts, isError } = useQuery({
    queryKey: ['code', 'help', language],
    queryFn: () => loadHelp(language),
    enabled: language !== 'en',
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnReconnect: true,
  })
  const choose = (code: Language) => {
    setLanguage(code)
    rememberHelpLanguage(code)
  }
  const isTranslated = of.some(({ id }) => texts?.[id] !== undefined)
  return (
    <Help summary={title}>
      <LanguageChoice offered={languages} chosen={language} onChoose={choose} />
      {also !== undefined && <p lang="en">{also}</p>}
      {of.map(({ id, name }) => {
        const text = texts?.[id] ?? englishHelp[id]
        const spoken = texts?.[id] === undefined ? 'en' : language
        if (name === undefined)
          return (
            <p key={id} lang={spoken}>
              {text}
            </p>
          )
        return (
          <p key={id}>
            <b>{name}.</b> <span lang={spoken}>{text}</span>
          </p>
        )
      })}
      {isTranslated && !isReviewed(language) && (
        <p className="note">A native speaker has not checked this translation yet.</p>
      )}
      {guide !== undefined && (
        <p>
          <GuideLink to={guide} />
        </p>
      )}
      {isError && <p role="status">This language could not be loaded: check your network.</p>}
    </Help>
  )
}

/** Radio buttons for the languages of the help; the chosen one is bold with a gold underline. */
function LanguageChoice({
  offered,
  chosen,
  onChoose,
}: {
  offered: readonly { code: Language; name: string }[]
  chosen: Language
  onChoose: (language: Language) => void
}) {
  const group = useId()
  return (
    <fieldset className={styles.languages}>
      <legend className="hide">Language of this help</legend>
      {offered.map(({ code, name }) => (
        <Fragment key={code}>
          <input
            type="radio"
            id={`${group}-${code}`}
            name={group}
            checked={code === chosen}
            onChange={() => onChoose(code)}
          />
          <label htmlFor={`${group}-${code}`} lang={code}>
            {name}
          </label>
        </Fragment>
      ))}
    </fieldset>
  )
}

const key = 'naijatax:help-language'

/** The language of help chosen on this device; English by default. */
function readHelpLanguage(): Language {
  try {
    const stored = localStorage.getItem(key)
    return languages.find(({ code }) => code === stored)?.code ?? 'en'
  } catch {
    return 'en'
  }
}

/** Stores the choice for every question and visit. */
function rememberHelpLanguage(language: Language): void {
  try {
    localStorage.setItem(key, language)
  } catch {
    // Storage is forbidden: the choice applies to this question only.
  }
}
