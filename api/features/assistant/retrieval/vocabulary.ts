import { articles } from '../../../../tax/guide/index.ts'
import { askedAs } from '../../../../tax/guide/asked-as/index.ts'
import { isIdle } from '../reading/everyday/index.ts'
import { shortForms } from '../reading/numbers/short-forms.ts'
import { distance } from '../reading/numbers/slips.ts'
import { ideas } from './ideas/index.ts'
import { idleWords } from './idle-words.ts'

/** Every word that the guide, the classes of words and the questions on it have, in lower case. */
const known: ReadonlySet<string> = new Set(
  [
    ...articles.map(({ title, body, calledAlso = '' }) => `${title} ${body.join(' ')} ${calledAlso}`),
    ...Object.values(askedAs).flat(),
    ...Object.values(ideas),
    idleWords,
  ].flatMap((text) =>
    text
      .toLowerCase()
      .replaceAll('’', "'")
      .split(/[^\p{L}\p{N}']+/u),
  ),
)

const byFirst = new Map<string, string[]>()
for (const word of known)
  if (word.length >= 4) byFirst.set(word.charAt(0), [...(byFirst.get(word.charAt(0)) ?? []), word])

/** The known word that a slip of one letter makes of it, of two from nine letters on; itself where none or several are as near. */
function mended(word: string): string {
  if (word.length < 5 || word.length > 14) return word
  const most = word.length >= 9 ? 2 : 1
  let near = word
  let least = most + 1
  let isAlone = true
  for (const meant of byFirst.get(word.charAt(0)) ?? []) {
    const far = distance(word, meant, most)
    if (far > least || far > most) continue
    isAlone = far < least
    near = meant
    least = far
  }
  return isAlone ? near : word
}

/** The word that was meant: the word itself where the guide knows it, a short form written out, a slip mended. */
export function wordMeant(word: string): string {
  return known.has(word) || isIdle(word) ? word : (shortForms.get(word) ?? mended(word))
}

/** Whether a word is one of daily life that the guide never uses: it tells nothing of which article is meant. */
export const isBeside = (word: string): boolean => isIdle(word) && !known.has(word)
