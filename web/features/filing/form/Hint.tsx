import { withYears } from '../../../../tax/index.ts'
import { Translated } from '../../calculations/index.ts'
import type { Translation } from './shown-words.ts'

/** A hint in English, with the translation under it for whoever reads help in another language. */
export function Hint({
  words,
  taxYear,
  translation,
}: {
  words: string
  taxYear: number
  translation: Translation | undefined
}) {
  return (
    <>
      {withYears(words, taxYear)}
      {translation && <Translated language={translation.language}>{translation.text}</Translated>}
    </>
  )
}
