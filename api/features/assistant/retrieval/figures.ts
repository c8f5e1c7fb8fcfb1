import { articleOf } from '../../../../tax/guide/index.ts'
import type { ReadAmount } from '../reading/index.ts'
import { find } from './find.ts'
import { termsOf } from './terms.ts'

function figuresOf(id: string): readonly string[] {
  const { title = '', body = [] } = articleOf(id) ?? {}
  return termsOf([title, ...body].join('\n'))
}

/** Whether an article answers what a question says without its amounts, and has every one of them as its own figure, or the bands do. */
export function findsFigures(
  question: string,
  amounts: readonly Pick<ReadAmount, 'words' | 'value' | 'isPercent'>[],
): boolean {
  const rest = amounts.reduce((text, { words }) => text.replace(words, ' '), question)
  const found = find(question)
  if (find(rest) === undefined || found === undefined) return false
  const figures = new Set([...figuresOf(found.id), ...figuresOf('tax-bands')])
  return amounts.every(({ value, isPercent }) => figures.has(isPercent ? `${value}%` : String(value)))
}
