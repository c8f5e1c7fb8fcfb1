import type { Convention } from '../deciding/asking/convention.ts'
import type { Decision } from '../deciding/decision.ts'
import type { Language, ReadAmount } from '../reading/index.ts'
import { figuresOf } from './figures.ts'
import { type OwnContext, ownInWords } from './own.ts'
import { sumInWords } from './sum.ts'
import { wordsIn } from './words/index.ts'

/** The decisions that come to figures, to a rule, or to a question back. */
export type Figured = Extract<Decision, { kind: 'sum' | 'rule' | 'ask' | 'own' }>

/** What is said: paragraphs, and the articles that stand behind them. */
export interface Said {
  readonly text: string
  readonly articles: readonly string[]
}

const paragraphs = (parts: readonly string[]) => parts.filter((part) => part !== '').join('\n\n')

const ownArticles = {
  result: ['tax-bands', 'taxable-income'],
  bands: ['tax-bands', 'taxable-income'],
  net: ['monthly-tax'],
  saving: ['deductions-list'],
  changes: ['deductions-list'],
  oldLaw: ['old-law'],
  paye: ['monthly-tax'],
  lines: ['taxable-income'],
  part: ['tax-bands', 'taxable-income'],
  whatIf: ['tax-bands'],
} as const satisfies Record<Extract<Decision, { kind: 'own' }>['about'], readonly string[]>

function rule(
  { rules, naira, alone, articles }: Extract<Decision, { kind: 'rule' }>,
  language: Language,
  currentYear: number,
): Said {
  const words = wordsIn(language).rules
  const tax = alone === null ? null : figuresOf(alone.answers, currentYear).tax
  return { text: paragraphs(rules.map(({ rule: id, said }) => words[id](said, naira, tax))), articles }
}

/** What is told beside an answer: what was supposed for it, and what a correction changed. */
export interface Notes {
  readonly supposed: Convention | undefined
  readonly correction: { readonly from: ReadAmount; readonly to: ReadAmount } | undefined
}

/** An answer with its notes, behind the figure. */
export function withNotes(text: string, { supposed, correction }: Notes, language: Language): string {
  const { asks } = wordsIn(language)
  const [answer = '', ...rest] = text.split('\n\n')
  const notes = [
    ...(correction ? [asks.corrected(correction.from, correction.to)] : []),
    ...(supposed ? [asks.supposed[supposed]] : []),
  ]
  return [answer, ...(notes.length > 0 ? [notes.join(' ')] : []), ...rest].join('\n\n')
}

/** A decision in words, in the language of the person. */
export function inWords(decision: Figured, language: Language, context: OwnContext): Said {
  const words = wordsIn(language)
  if (decision.kind === 'ask') return { text: decision.ask.question, articles: [] }
  if (decision.kind === 'rule') return rule(decision, language, context.currentYear)
  if (decision.kind === 'sum')
    return {
      text: paragraphs(sumInWords(decision.sum, decision.remarks, words, context.currentYear)),
      articles: decision.articles,
    }
  return {
    text: paragraphs(ownInWords(decision, context, words)),
    articles: context.own === undefined ? [] : ownArticles[decision.about],
  }
}
