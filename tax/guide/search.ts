import type { Article } from './article.ts'

/** Words that say nothing of what is meant, in English and in Pidgin. */
const stopWords = new Set(
  'a an and are as at be by can do does dey di for from go how i if in is it its me my na no of on or so that the to wan was wetin what when where which who why will with wey you your am abeg please tell about i’m pay get have make us we they this there any much many tax taxes taxed taxable'.split(
    ' ',
  ),
)

/** Spoken words and what the guide calls it: a Map, for which `constructor` is a word like any other. */
const synonyms: ReadonlyMap<string, string> = new Map([
  ['pikin', 'children'],
  ['oga', 'employer'],
  ['moni', 'income'],
  ['comot', 'deductions'],
  ['retrenched', 'redundancy'],
  ['fired', 'sacked'],
  ['japa', 'abroad'],
  ['usd', 'dollar'],
  ['dollars', 'dollar'],
  ['houserent', 'rent'],
  ['kids', 'children'],
  ['wife', 'married'],
  ['husband', 'married'],
])

function termOf(word: string): string {
  const plain = word.toLowerCase().replace(/[’']s$/, '')
  return synonyms.get(plain) ?? plain
}

function textOf(article: Article, field: string): string {
  const { id, title, calledAlso = '', body, sections } = article
  const texts: Readonly<Record<string, string>> = {
    id,
    title,
    calledAlso,
    body: body.join(' '),
    sections: sections.join(' '),
  }
  return texts[field] ?? ''
}

/**
 * The index of the guide's articles, as options of MiniSearch: the help page and the assistant build the same one. The
 * law imports no package, so who searches brings the library.
 */
export const guideIndex = {
  fields: ['title', 'calledAlso', 'body', 'sections'],
  storeFields: ['title'],
  extractField: textOf,
  processTerm: termOf,
  searchOptions: { boost: { title: 4, calledAlso: 3 } },
}

const isLong = (term: string) => term.length > 4

/** How words are searched while they are typed: a part of a word and a slip of the finger are enough. */
export const typedSearch = { prefix: true, fuzzy: 0.2 }

/** How a whole question is searched: by the words that say something, slips in long ones only. */
export const questionSearch = {
  processTerm: (word: string) => {
    const plain = word.toLowerCase().replace(/[’']s$/, '')
    return stopWords.has(plain) || plain.length < 2 ? null : termOf(word)
  },
  prefix: isLong,
  fuzzy: (term: string) => (isLong(term) ? 0.2 : false),
  weights: { fuzzy: 0.25, prefix: 0.375 },
}
