import { useQuery } from '@tanstack/react-query'
import { Fragment, useId, useState } from 'react'
import {
  helpEnglish,
  isReviewed,
  languages,
  loadHelp,
  type Language,
  type QuestionId,
} from '../../../../tax/index.ts'
import { readHelpLanguage, rememberHelpLanguage } from '../../calculations/index.ts'
import { GuideLink } from '../../../components/Help.tsx'
import styles from './HelpTexts.module.css'

/** A question whose help is shown; among several it is named. */
export interface Explained {
  id: QuestionId
  name?: string
}

/** What the help of a screen says. */
export interface HelpTextsProps {
  /** The questions that it explains; each is named where there are several. */
  about: readonly Explained[]
  /** Stands above them; not translated. */
  first?: string
  /** Address in the guide. */
  guide?: string
}

/** The help of a screen in the language last chosen; in English until that language is loaded. */
export function HelpTexts({ about, first, guide }: HelpTextsProps) {
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
  return (
    <>
      <LanguageChoice offered={languages} chosen={language} onChoose={choose} />
      {first !== undefined && <p lang="en">{first}</p>}
      {about.map(({ id, name }) => (
        <p key={id} lang={texts === undefined ? 'en' : language}>
          {name !== undefined && <b lang="en">{name}. </b>}
          {texts?.[id] ?? helpEnglish[id]}
        </p>
      ))}
      {texts !== undefined && !isReviewed(language) && (
        <p className="note">A native speaker has not checked this translation yet.</p>
      )}
      {guide !== undefined && (
        <p>
          <GuideLink to={guide} />
        </p>
      )}
      {isError && <p role="status">This language could not be loaded: check your network.</p>}
    </>
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
