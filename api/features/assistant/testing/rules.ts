import { readFileSync } from 'node:fs'
import { read } from '../reading/index.ts'
import { askingPart } from '../retrieval/of-rule.ts'
import type { Weights } from '../retrieval/matter.ts'
import { countOf, share } from './matter.ts'
import { questionsOf, type ScoredQuestion } from './scoring/index.ts'

/** A text with amounts of which it is known what it asks for. */
export interface AskedWithAmounts {
  readonly text: string
  readonly set: string
  /** A rule is asked for, and no sum of the amounts. */
  readonly isRule: boolean
}

/** What is right as an answer: words alone, or first of all; a figure or a question back; undefined where it is neither. */
function ruleIsRight({ expect }: ScoredQuestion): boolean | undefined {
  const kinds = expect.map(({ kind }) => kind)
  if (kinds[0] === 'facts' || (kinds.includes('facts') && !kinds.includes('figure'))) return true
  return kinds.includes('figure') || kinds.every((kind) => kind === 'asks') ? false : undefined
}

/** The questions that were blind once and name amounts, each told by what an honest expert would answer to it. */
export const askedWithAmounts = (): AskedWithAmounts[] =>
  questionsOf(readFileSync(new URL('once-blind-questions.jsonl', import.meta.url), 'utf8')).flatMap(
    (question) => {
      const isRule = ruleIsRight(question)
      const hasAmounts = read(question.ask, { currentYear: 2026 }).amounts.length > 0
      const set = question.id.split('-')[0] ?? question.id
      return hasAmounts && isRule !== undefined ? [{ text: question.ask, set, isRule }] : []
    },
  )

/** A word in fewer texts, a pair in fewer, says nothing. */
const leastTexts = { word: 2, pair: 3 } as const

/** What the words in which a text asks weigh for a rule, by how many texts of either kind have them, to a tenth. */
export function learnedOfRules(asked: readonly AskedWithAmounts[]): Weights {
  const texts = (isRule: boolean) =>
    asked.filter((each) => each.isRule === isRule).map(({ text }) => askingPart(text))
  const [rules, sums] = [texts(true), texts(false)]
  const [inRules, inSums] = [countOf(rules), countOf(sums)]
  const weights = new Map<string, number>()
  for (const part of new Set([...inRules.keys(), ...inSums.keys()])) {
    const [ofRules, ofSums] = [inRules.get(part) ?? 0, inSums.get(part) ?? 0]
    if (ofRules + ofSums < leastTexts[part.includes(' ') ? 'pair' : 'word']) continue
    const odds = share(ofRules, rules.length) / share(ofSums, sums.length)
    const weight = Math.round(Math.log(odds) * 10) / 10
    if (weight !== 0) weights.set(part, weight)
  }
  return weights
}
