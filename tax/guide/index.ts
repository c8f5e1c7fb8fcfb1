import type { Article } from './article.ts'
import { bandArticles } from './articles/bands.ts'
import { benefitArticles } from './articles/benefits.ts'
import { deductionArticles } from './articles/deductions.ts'
import { dutyArticles } from './articles/duties.ts'
import { exemptArticles } from './articles/exempt.ts'
import { gainArticles } from './articles/gains.ts'
import { incomeArticles } from './articles/income.ts'
import { investmentArticles } from './articles/investments.ts'
import { lumpSumArticles } from './articles/lump-sums.ts'
import { lawArticles } from './articles/law.ts'
import { mistakeArticles } from './articles/mistakes.ts'
import { digitalArticles } from './articles/digital.ts'
import { notTakenOffArticles } from './articles/not-taken-off.ts'
import { nameArticles } from './articles/names.ts'
import { officeArticles } from './articles/office.ts'
import { payArticles } from './articles/pay.ts'
import { payingArticles } from './articles/paying.ts'
import { peopleArticles } from './articles/people.ts'
import { traderArticles } from './articles/traders.ts'
import { employmentArticles } from './articles/employment.ts'
import { productArticles } from './articles/product.ts'
import { statusArticles } from './articles/statuses.ts'

export { caveatsOf } from './article.ts'
export type { Article, Example } from './article.ts'

/** A part of the guide. */
export interface GuidePart {
  name: string
  articles: readonly Article[]
}

/** The guide to the Act, in the order in which a person would read it. */
export const guide: readonly GuidePart[] = [
  { name: 'You trade, ride or have a shop', articles: traderArticles },
  { name: 'The bands', articles: bandArticles },
  { name: 'Who you are', articles: [...statusArticles, ...peopleArticles] },
  {
    name: 'Income',
    articles: [
      ...employmentArticles,
      ...incomeArticles,
      ...investmentArticles,
      ...lumpSumArticles,
      ...payArticles,
    ],
  },
  { name: 'Selling things, crypto and prizes', articles: [...gainArticles, ...digitalArticles] },
  { name: 'Benefits from an employer', articles: benefitArticles },
  { name: 'Deductions and reliefs', articles: [...deductionArticles, ...notTakenOffArticles] },
  { name: 'Exempt', articles: exemptArticles },
  {
    name: 'The law, returns and records',
    articles: [...lawArticles, ...officeArticles, ...nameArticles, ...dutyArticles],
  },
  { name: 'Paying, and getting back', articles: payingArticles },
  { name: 'Common mistakes', articles: mistakeArticles },
  { name: 'This calculator', articles: productArticles },
]

/** Every article. */
export const articles: readonly Article[] = guide.flatMap((part) => part.articles)

const byId = new Map(articles.map((article) => [article.id, article]))

/** The article of an id; undefined when there is none. */
export function articleOf(id: string): Article | undefined {
  return byId.get(id)
}
