import type { FactKey } from '../answers/facts.ts'
import type { QuestionId } from '../questionnaire/questions.ts'
import type { Doubt } from './doubt.ts'
import type { Language } from './language.ts'
import { doubtsInPidgin } from './pcm/doubts.ts'
import { doubtsInYoruba } from './yo/doubts.ts'

/** The doubts of each language that is translated, in the order of the questions. */
const doubts: Readonly<Record<Exclude<Language, 'en'>, readonly Doubt[]>> = {
  yo: doubtsInYoruba,
  pcm: doubtsInPidgin,
}

/** What a native speaker is asked about one text; nothing of English. */
export function doubtsOf(id: QuestionId | FactKey, language: Language): readonly Doubt[] {
  return language === 'en' ? [] : doubts[language].filter((doubt) => doubt.id === id)
}
