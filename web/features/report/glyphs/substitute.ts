import { ajami } from './ajami.ts'
import { covers } from './coverage.ts'

const marks = /\p{M}+/gu
const space = /\p{Z}/u
/** Stands for what cannot be told in these letters: better than a box, which says nothing. */
const unknown = '?'
/** What its decomposition does not make a letter of the font. */
const alike: ReadonlyMap<string, string> = new Map([
  ['Ə', 'Ǝ'],
  ['″', '"'],
])

/** A text with each character that even the larger set lacks told in letters that it has. */
export function substitute(text: string): string {
  if (covers('large', text)) return text
  return Array.from(text, (character) => (covers('large', character) ? character : told(character)))
    .join('')
    .normalize('NFC')
}

function told(character: string): string {
  const known = alike.get(character) ?? ajami.get(character)
  if (known !== undefined) return known
  if (space.test(character)) return ' '
  const plain = character.normalize('NFKD').replace(marks, '')
  return covers('large', plain) ? plain : unknown
}
