import type { Language } from './reading.ts'

interface LanguageRow {
  /** Words and phrases of tax, money and asking that no English sentence has. */
  readonly sure: readonly string[]
  /** Short words of grammar: three of them, or a share of the text, decide. */
  readonly often: readonly string[]
  /** Letters that no other of the languages writes. */
  readonly letters: RegExp
}

const rows: Readonly<Record<'yo' | 'ha' | 'ig', LanguageRow>> = {
  yo: {
    sure: [
      'owo ori',
      'owo osu',
      'elo ni',
      'elo lo',
      'e jowo',
      'ejo',
      'bawo ni',
      'mo n gba',
      'mo fe',
      'se mo',
      'ki ni',
      'nibo ni',
      'ni osu',
      'lodun',
      'losu',
      'ni odun',
      'san owo',
      'mo gbodo',
      'ekaaro',
      'e kaabo',
      'bawo',
    ],
    often: [
      'mo',
      'ni',
      'ti',
      'fun',
      'mi',
      'lati',
      'wa',
      'awon',
      'ati',
      'ori',
      'owo',
      'elo',
      'ose',
      'osu',
      'odun',
      'naa',
      'kan',
      'fe',
      'maa',
      'san',
      'gba',
      'ile',
      'ise',
      'sise',
    ],
    letters: /[ẹṣ]/u,
  },
  ha: {
    sure: [
      'haraji',
      'harajin',
      'albashi',
      'albashina',
      'nawa ne',
      'nawa zan',
      'nawa za',
      'duk wata',
      'a wata',
      'a shekara',
      'don allah',
      'ina so',
      'ina samun',
      'ina karbar',
      'zan biya',
      'yaya zan',
      'kudin haya',
      'sannu',
      'ina kwana',
      'barka da',
      'kowane wata',
      'ina son',
      'yaya ake',
    ],
    often: [
      'ina',
      'da',
      'na',
      'ne',
      'ce',
      'zan',
      'za',
      'biya',
      'wata',
      'nawa',
      'kudi',
      'shekara',
      'yaya',
      'shin',
      'dole',
      'akan',
      'cikin',
      'aiki',
      'samun',
      'ake',
      'wannan',
      'kuma',
      'haya',
      'gida',
    ],
    letters: /[ɗƙɓ]/u,
  },
  ig: {
    sure: [
      'utu isi',
      'ego ole',
      'ego onwa',
      'ego ugwo',
      'kedu',
      'kwa onwa',
      'n onwa',
      'na onwa',
      'biko gwa',
      'ana m',
      'a na m',
      'akwu utu',
      'ugwo onwa',
      'ga akwu',
      'm ga',
      'onwa obula',
      'kwa afo',
      'ututu oma',
      'ndewo',
      'ka m ga',
      'isi ego',
    ],
    often: [
      'm',
      'na',
      'ego',
      'onwa',
      'ole',
      'ka',
      'nke',
      'ndi',
      'bu',
      'biko',
      'ga',
      'afo',
      'utu',
      'isi',
      'akwu',
      'anyi',
      'gini',
      'maka',
      'enweta',
      'kwa',
      'ugwo',
      'oru',
      'ulo',
      'si',
    ],
    letters: /[ụ]/u,
  },
}

const pidgin =
  /\b(wetin|dey|una|abi|wey|dem|pipo|no be|i go|go pay|na so|make i|how much i|comot|pikin|moni|govment|sabi|abeg|na how|wan|don(?!['’])|sef|for my hand|shey|fit|na the|na di|wahala)\b/giu

/** A text in lower case without tone marks and dots, its words apart by one space. */
const plain = (text: string): string =>
  ` ${text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `

/** English words that an English or Pidgin question has, and the three languages do not. */
const english = /\b(?:the|is|my|how|much|what|tax|salary|pay|month|year|a|i|and|on|of|it|for|with)\b/gu

/**
 * The language of a question. One borrowed word in an English sentence does not change it. Two words of Pidgin make it
 * Pidgin, one does where it is short.
 */
export function languageOf(text: string): Language {
  const words = plain(text)
  const count = words.trim().split(' ').length
  const found = (Object.entries(rows) as [keyof typeof rows, LanguageRow][])
    .map(([language, { sure, often, letters }]) => {
      const phrases = sure.filter((phrase) => words.includes(` ${phrase} `)).length
      const short = often.filter((word) => words.includes(` ${word} `)).length
      return {
        language,
        phrases,
        score: 3 * phrases + short + (letters.test(text.normalize('NFC').toLowerCase()) ? 2 : 0),
      }
    })
    .sort((a, b) => b.score - a.score)[0]
  const spoken = words.match(english)?.length ?? 0
  if (
    found &&
    found.score >= 3 &&
    found.score > spoken * 1.5 &&
    (found.phrases > 0 || found.score >= count / 3)
  )
    return found.language
  const slang = text.match(pidgin)?.length ?? 0
  return slang >= 2 ||
    (slang === 1 && (count <= 12 || /\b(?:wetin|dey|wey|abeg|comot|pikin|sabi)\b/iu.test(text)))
    ? 'pcm'
    : 'en'
}
