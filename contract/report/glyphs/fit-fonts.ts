import { mapTexts, type Report } from '../report.ts'
import { covers, type FontSet } from './coverage.ts'

/** A report whose characters are all in the chosen font set. */
export interface FittedReport {
  readonly report: Report
  readonly set: FontSet
}

/**
 * Chooses the smaller font set when it has every character, else the larger; characters missing there are
 * transliterated.
 */
export function fitFonts(report: Report): FittedReport {
  let isSmall = true
  const fitted = mapTexts(report, (text) => {
    const drawn = substitute(text)
    isSmall &&= covers('small', drawn)
    return drawn
  })
  return { report: fitted, set: isSmall ? 'small' : 'large' }
}

const marks = /\p{M}+/gu
const space = /\p{Z}/u
/** Replaces a character that cannot be transliterated, in place of the font's empty box. */
const unknown = '?'
/** Latin look-alikes of letters without a Unicode decomposition. */
const lookAlikes: ReadonlyMap<string, string> = new Map([
  ['Ə', 'Ǝ'],
  ['″', '"'],
])

/** Transliterates each character that the larger set lacks. */
function substitute(text: string): string {
  if (covers('large', text)) return text
  return Array.from(text, (character) => (covers('large', character) ? character : transliterated(character)))
    .join('')
    .normalize('NFC')
}

function transliterated(character: string): string {
  const equivalent = lookAlikes.get(character) ?? ajami.get(character)
  if (equivalent !== undefined) return equivalent
  if (space.test(character)) return ' '
  const plain = character.normalize('NFKD').replace(marks, '')
  return covers('large', plain) ? plain : unknown
}

/** Latin equivalents of the Arabic letters (Ajami) in which Hausa and Fulfulde are also written. */
const ajami: ReadonlyMap<string, string> = new Map(
  Object.entries({
    ا: 'a',
    أ: 'a',
    إ: 'i',
    آ: 'a',
    ب: 'b',
    پ: 'p',
    ت: 't',
    ث: 'ts',
    ج: 'j',
    چ: 'c',
    ح: 'h',
    خ: 'kh',
    د: 'd',
    ذ: 'z',
    ر: 'r',
    ز: 'z',
    ژ: 'zh',
    س: 's',
    ش: 'sh',
    ص: 's',
    ض: 'd',
    ط: 'ɗ',
    ظ: 'z',
    ع: 'ʼ',
    غ: 'g',
    ڠ: 'ng',
    ف: 'f',
    ڢ: 'f',
    ق: 'ƙ',
    ڧ: 'ƙ',
    ك: 'k',
    گ: 'g',
    ل: 'l',
    م: 'm',
    ن: 'n',
    ه: 'h',
    ة: 'a',
    و: 'w',
    ي: 'y',
    ى: 'a',
    ء: 'ʼ',
  }),
)
