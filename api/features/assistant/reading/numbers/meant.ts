import { articles } from '../../../../../tax/guide/index.ts'
import { isIdle } from '../everyday/index.ts'
import { shortForms } from './short-forms.ts'
import { lookalikes } from './lookalikes.ts'
import { corrected } from './slips.ts'

/** Every word of the guide: none of them is a slip. */
const guideWords: ReadonlySet<string> = new Set(
  articles.flatMap(({ title, body, calledAlso = '' }) =>
    `${title} ${body.join(' ')} ${calledAlso}`.toLowerCase().split(/[^\p{L}']+/u),
  ),
)

/** The word that was meant: a short form written out, a slip mended. @param word in lower case. */
export function meantWord(word: string): string {
  const short = shortForms.get(word)
  if (short !== undefined) return short
  return isIdle(word) || guideWords.has(word) || lookalikes.has(word) ? word : corrected(word)
}
