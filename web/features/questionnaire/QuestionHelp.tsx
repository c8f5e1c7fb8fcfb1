import { useState } from 'react'
import { helpText, languages, type Language, type Question } from '../../../tax/index.ts'
import { Help } from '../../components/Help.tsx'
import { readHelpLanguage, rememberHelpLanguage } from './help-language.ts'
import { LanguageChoice } from './LanguageChoice.tsx'

/** Help that opens in place, in the language last chosen; only languages that have a text of their own are offered. */
export function QuestionHelp({ question, title }: { question: Question; title: string }) {
  const [language, setLanguage] = useState(readHelpLanguage)
  const offered = languages.filter(({ code }) => helpText(question.id, code).language === code)
  const help = helpText(question.id, language)
  const choose = (code: Language) => {
    setLanguage(code)
    rememberHelpLanguage(code)
  }
  return (
    <Help summary={title}>
      {offered.length > 1 && <LanguageChoice offered={offered} chosen={help.language} onChoose={choose} />}
      <p lang={help.language}>{help.text}</p>
      {!help.reviewed && <p className="note">A native speaker has not checked this translation yet.</p>}
    </Help>
  )
}
