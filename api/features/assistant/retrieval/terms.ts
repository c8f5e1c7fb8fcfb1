import { tokensOf } from '../reading/numbers/index.ts'
import { ideas } from './ideas/index.ts'
import { saysNothing } from './idle-words.ts'
import { stemOf } from './stem.ts'
import { isBeside, wordMeant } from './vocabulary.ts'

/** A text's words in order: what it is compared as, and whether it says something alone. Null where a sentence is cut. */
type Piece = { readonly key: string; readonly isIdle: boolean } | null

/** Figures are compared by value, so that "800k" is "₦800,000". */
function pieceOf({ kind, text, word, value, isPercent }: ReturnType<typeof tokensOf>[number]): Piece {
  if (kind === 'mark') return /^[-'’%#]$/.test(word) ? { key: word, isIdle: true } : null
  if (kind === 'word') {
    const meant = wordMeant(text)
    return { key: stemOf(meant), isIdle: saysNothing(meant) || isBeside(meant) || meant.length < 2 }
  }
  if (kind === 'identifier') return { key: word, isIdle: true }
  if (isPercent) return { key: `${value}%`, isIdle: false }
  return { key: String(value), isIdle: kind === 'count' && value < 100 }
}

const piecesOf = (text: string): readonly Piece[] =>
  tokensOf(text.toLowerCase().replaceAll('’', "'")).map(pieceOf)

/** Ideas by the words that say them. */
const phrases = new Map<string, string[]>()
let longest = 1
for (const [name, words] of Object.entries(ideas))
  for (const phrase of words.split(', ')) {
    const keys = piecesOf(phrase).flatMap((piece) => (piece === null ? [] : [piece.key]))
    const key = keys.join(' ')
    longest = Math.max(longest, keys.length)
    phrases.set(key, [...(phrases.get(key) ?? []), `*${name}`])
  }

/** Ideas that begin at a place, whatever their length, and how many words the longest takes. */
function ideasAt(pieces: readonly Piece[], at: number): { names: string[]; words: number } {
  const names = new Set<string>()
  let words = 0
  let key = ''
  for (let length = 1; length <= longest; length += 1) {
    const piece = pieces[at + length - 1]
    if (piece === undefined || piece === null) break
    key = length === 1 ? piece.key : `${key} ${piece.key}`
    const found = phrases.get(key)
    if (found === undefined) continue
    for (const name of found) names.add(name)
    words = length
  }
  return { names: [...names], words }
}

/** What a text is searched by: its ideas, its figures, and the words that no idea has; as often as they are said. */
export function termsOf(text: string): string[] {
  const pieces = piecesOf(text)
  let coveredTo = 0
  return pieces.flatMap((piece, at) => {
    if (piece === null) return []
    const { names, words } = ideasAt(pieces, at)
    coveredTo = Math.max(coveredTo, at + words)
    return at < coveredTo || piece.isIdle ? names : [...names, piece.key]
  })
}
