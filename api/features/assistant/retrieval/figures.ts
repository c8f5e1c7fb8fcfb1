import { articleOf } from '../../../../tax/guide/index.ts'
import type { ReadAmount } from '../reading/index.ts'
import { find } from './find.ts'
import { termsOf } from './terms.ts'

/** Whether an article answers what a question says without its amounts, and has every one of them as its own figure. */
export function findsFigures(
  question: string,
  amounts: readonly Pick<ReadAmount, 'words' | 'value' | 'isPercent'>[],
): boolean {
  const rest = amounts.reduce((text, { words }) => text.replace(words, ' '), question)
  const article = articleOf(find(rest)?.id ?? '')
  if (article === undefined || find(question)?.id !== article.id) return false
  const figures = new Set(termsOf(`${article.title}\n${article.body.join('\n')}`))
  return amounts.every(({ value, isPercent }) => figures.has(isPercent ? `${value}%` : String(value)))
}
