import type { Article } from './article.ts'

/** Words that say nothing of what is meant, in English and in Pidgin. */
const stopWords = new Set(
  'a an and are as at be by can do does dey di for from go how i if in is it its me my na no of on or so that the to wan was moni wetin what when where which who why will with wey you your am abeg please tell about i’m pay get have make us we they this there any much many money dem una don but must should tax taxes taxed taxable'.split(
    ' ',
  ),
)

/** Spoken words and what the guide calls it: a Map, for which `constructor` is a word like any other. */
const synonyms: ReadonlyMap<string, string> = new Map([
  ['pikin', 'children'],
  ['selling', 'sell'],
  ['sold', 'sell'],
  ['sells', 'sell'],
  ['sale', 'sell'],
  ['won', 'win'],
  ['winnings', 'win'],
  ['bought', 'buy'],
  ['lost', 'lose'],
  ['hawk', 'hawker'],
  ['hawking', 'hawker'],
  ['working', 'work'],
  ['expat', 'expatriate'],
  ['oga', 'employer'],
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

const plainOf = (word: string) => word.toLowerCase().replace(/[’']s$/, '')

function termOf(word: string): string {
  const plain = plainOf(word)
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

/** Where MiniSearch cuts a text into words. */
const betweenWords = /[\n\r\p{Z}\p{P}]+/u

/** A word with two neighbouring letters changed about, once for each pair: "retn" becomes "rent" among others. */
function swapsOf(term: string): string[] {
  return Array.from({ length: term.length - 1 }, (_, at) =>
    [term.slice(0, at), term.charAt(at + 1), term.charAt(at), term.slice(at + 2)].join(''),
  )
}

/**
 * How words are searched while they are typed: a part of a word is enough, and a word that no article has may have a slip
 * of the finger. A whole question may be typed, so words that say nothing weigh next to nothing.
 * @param articles those of the index.
 */
export function typedSearchOf(articles: readonly Article[]) {
  const texts = articles.flatMap((article) => guideIndex.fields.map((field) => textOf(article, field)))
  const known = new Set(texts.flatMap((text) => text.split(betweenWords).map(termOf)))
  const isKnown = (term: string) => known.has(term) || [...known].some((word) => word.startsWith(term))
  return {
    processTerm: (word: string) => {
      const term = termOf(word)
      return isKnown(term) ? [term] : [term, ...swapsOf(term)]
    },
    prefix: true,
    fuzzy: (term: string) => (isKnown(term) || term.length < 4 ? false : 0.2),
    boostTerm: (term: string) => (stopWords.has(term) ? 0.02 : 1),
  }
}
