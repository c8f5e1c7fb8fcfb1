import { hasTerm, isKnown, isOwnAmount, search, weighed } from './guide-index.ts'
import { nearnessTo } from './nearness.ts'
import { termsOf } from './terms.ts'
import { isAboutTax, isShopping, tiesToTax } from './about-tax.ts'
import { isElsewhere, isOurs } from './matter.ts'
import { isOfOtherSum } from './other-sums.ts'
import { wordingOf } from './wording.ts'

/** What speaks for an article as the answer to a question. */
export interface Evidence {
  readonly id: string
  /** BM25 over fields, raised by nearness. */
  readonly score: number
  /** The share of what the question says that the guide has words for at all. */
  readonly known: number
  /** The share that the article has. */
  readonly coverage: number
  /** To the nearest question that is known of the article, 0 to 1. */
  readonly nearness: number
  /** How many times the score of the next best article. */
  readonly margin: number
  /** Whether the question names tax, or something that is only of tax. */
  readonly isAboutTax: boolean
  /** Whether its words are those of another matter. */
  readonly isElsewhere: boolean
}

/** So much of a question is looked at. */
export const longestQuestion = 500

/** Of the best by words, so many are looked at more closely. */
const looked = 12

/** How much the wording counts beside the ideas: words of a question are not independent of one another. */
const ofWording = 0.07

/** A word that the guide has not is of the person's own story where tax is named: it weighs no more than this. */
const mostUnknown = 2

/** The articles that a question may mean, best first, with what speaks for each. */
export function evidenceFor(question: string): Evidence[] {
  const terms = new Set(termsOf(question.slice(0, longestQuestion)).filter((term) => !isOwnAmount(term)))
  if (weighed(terms) === 0 || isShopping(question) || isOfOtherSum(question)) return []
  const ofTax = isAboutTax(question, terms)
  const ties = tiesToTax(question)
  const ours = isOurs(question)
  const elsewhere = isElsewhere(question, ofTax && ties === 'not' ? 'perhaps' : ties)
  const ofGuide = weighed([...terms].filter(isKnown))
  const unknown = [...terms].filter((term) => !isKnown(term))
  const whole =
    ofGuide + (ofTax ? Math.min(weighed(unknown), mostUnknown * unknown.length) : weighed(unknown))
  const known = ofGuide / whole
  const byTerms = search([...terms]).slice(0, looked)
  const wording = wordingOf(
    question.slice(0, longestQuestion),
    byTerms.map(({ id }) => id),
  )
  const likeliest = Math.max(...wording)
  const found = byTerms
    .map(({ id, score }, at) => {
      const nearness = nearnessTo(id, terms)
      return {
        id,
        score: score * (0.4 + nearness) * Math.exp(ofWording * ((wording[at] ?? 0) - likeliest)),
        known,
        coverage: weighed([...terms].filter((term) => hasTerm(id, term))) / whole,
        nearness,
        isAboutTax: ofTax || ours,
        isElsewhere: elsewhere,
      }
    })
    .sort((a, b) => b.score - a.score)
  return found.map((each, at) => ({ ...each, margin: each.score / Math.max(1, found[at + 1]?.score ?? 1) }))
}
