import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import {
  englishHelp,
  isReviewed,
  languages,
  loadHelp,
  type Language,
  type Question,
} from '../../../tax/index.ts'
import { GuideLink, Help } from '../../components/Help.tsx'
import { readHelpLanguage, rememberHelpLanguage } from './help-language.ts'
import { LanguageChoice } from './LanguageChoice.tsx'

/** Help that opens in place, in the language last chosen; until that has come it stands in English. */
export function QuestionHelp({ question, title }: { question: Question; title: string }) {
  const [language, setLanguage] = useState(readHelpLanguage)
  const { data: texts, isError } = useQuery({
    queryKey: ['code', 'help', language],
    queryFn: () => loadHelp(language),
    enabled: language !== 'en',
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnReconnect: true,
  })
  const shown = texts === undefined ? 'en' : language
  const choose = (code: Language) => {
    setLanguage(code)
    rememberHelpLanguage(code)
  }
  return (
    <Help summary={title}>
      <LanguageChoice offered={languages} chosen={language} onChoose={choose} />
      <p lang={shown}>{(texts ?? englishHelp)[question.id]}</p>
      {!isReviewed(shown) && <p className="note">A native speaker has not checked this translation yet.</p>}
      {question.id !== 'name' && (
        <p>
          <GuideLink to={`/help#${question.id}`} />
        </p>
      )}
      {isError && <p role="status">This language could not be loaded: check your network.</p>}
    </Help>
  )
}
