import type { Doubt, TextId } from './doubt.ts'
import type { Language } from './language.ts'
import { doubtsInPidgin } from './pcm/doubts.ts'
import { sheetDoubtsInPidgin } from './pcm/worksheets/doubts.ts'
import { doubtsInYoruba } from './yo/doubts.ts'
import { sheetDoubtsInYoruba } from './yo/worksheets/doubts.ts'

/** The doubts of each language that is translated, in the order of the questions. */
const doubts: Readonly<Record<Exclude<Language, 'en'>, readonly Doubt[]>> = {
  yo: [...doubtsInYoruba, ...sheetDoubtsInYoruba],
  pcm: [...doubtsInPidgin, ...sheetDoubtsInPidgin],
}

/** What a native speaker is asked about one text; nothing of English. */
export function doubtsOf(id: TextId, language: Language): readonly Doubt[] {
  return language === 'en' ? [] : doubts[language].filter((doubt) => doubt.id === id)
}
