import { readFileSync } from 'node:fs'
import { askedAs } from '../../../../tax/guide/asked-as/index.ts'
import { articles } from '../../../../tax/guide/index.ts'
import { partsOf, type Weights } from '../retrieval/matter.ts'
import { offTopic } from './off-topic.ts'
import { declinedFor } from '../scope/index.ts'
import { questionsOf } from './scoring/index.ts'

/** A text of which it is known whether it belongs here, and the set that it came with. */
export interface Told {
  readonly text: string
  readonly set: string
  readonly isOther: boolean
  /** Whether it goes on from what was said before. */
  readonly goesOn: boolean
}

const linesOf = (file: string) =>
  readFileSync(new URL(file, import.meta.url), 'utf8')
    .trim()
    .split('\n')

const ofMatter: ReadonlySet<string> = new Set(['figure', 'facts', 'asks', 'article', 'topic'])

/** Every text that people wrote, each told by what an honest expert would answer to it. */
export function toldTexts(): Told[] {
  const blind = questionsOf(linesOf('once-blind-questions.jsonl').join('\n')).flatMap(
    ({ id, ask, after, expect }) => {
      const isOther = !expect.some(({ kind }) => ofMatter.has(kind))
      const set = id.split('-')[0] ?? id
      const first = after[0] ?? ask
      return [ask, ...(isOther ? [] : after)].map((text) => ({ text, set, isOther, goesOn: text !== first }))
    },
  )
  // What is dishonest, or after other people's data, is declined before its matter is looked at.
  const ofMatters = blind.filter(
    ({ text, isOther }) => !isOther || declinedFor({ text, amounts: [] }) === undefined,
  )
  const calibration = linesOf('calibration-questions.jsonl').map((line, at) => {
    const { ask, articles } = JSON.parse(line) as { ask: string; articles: readonly string[] }
    return { text: ask, set: `calibration ${at % 5}`, isOther: articles.length === 0, goesOn: false }
  })
  const guide = articles.flatMap(({ id, title }, at) =>
    [title, ...(askedAs[id] ?? [])].map((text) => ({
      text,
      set: `guide ${at % 5}`,
      isOther: false,
      goesOn: false,
    })),
  )
  return [
    ...ofMatters,
    ...calibration,
    ...guide,
    ...offTopic.map((text) => ({ text, set: 'off-topic', isOther: true, goesOn: false })),
  ]
}

/** In how many texts each word and each pair stands. */
export const countOf = (texts: readonly string[]): ReadonlyMap<string, number> => {
  const count = new Map<string, number>()
  for (const text of texts) {
    const { words, pairs } = partsOf(text)
    for (const part of [...words, ...pairs]) count.set(part, (count.get(part) ?? 0) + 1)
  }
  return count
}

/** Half a text more of each kind, so that what one kind never said is unlikely and not impossible. */
const smoothing = 0.5

/** A pair that is in one text alone, or weighs less than this, is left to its words. */
const leastTexts = 2
const leastWeight = 1

const isPair = (part: string) => part.includes(' ')

/** The share of texts that have a part, with half a text more of each kind. */
export const share = (having: number, all: number): number => (having + smoothing) / (all + 2 * smoothing)

/** What words and pairs weigh by how many texts of either kind have them (naive Bayes), to a tenth. */
export function learned(told: readonly Told[]): Weights {
  const textsOf = (isOther: boolean) =>
    told.filter((each) => each.isOther === isOther).map(({ text }) => text)
  const [others, ours] = [textsOf(true), textsOf(false)]
  const [inOthers, inOurs] = [countOf(others), countOf(ours)]
  const weights = new Map<string, number>()
  for (const part of new Set([...inOthers.keys(), ...inOurs.keys()])) {
    const [ofOthers, ofOurs] = [inOthers.get(part) ?? 0, inOurs.get(part) ?? 0]
    const odds = share(ofOthers, others.length) / share(ofOurs, ours.length)
    const weight = Math.round(Math.log(odds) * 10) / 10
    if (!isPair(part) || (ofOthers + ofOurs >= leastTexts && Math.abs(weight) >= leastWeight))
      weights.set(part, weight)
  }
  return weights
}

const longestLine = 240

/** The weights as the lines of their file: what weighs the same together, the likeliest of another matter first. */
export function linesOfWeights(weights: Weights): string[] {
  const byWeight = Map.groupBy(
    [...weights].toSorted(([a], [b]) => (a < b ? -1 : 1)),
    ([, weight]) => weight,
  )
  return [...byWeight]
    .toSorted(([a], [b]) => b - a)
    .flatMap(([weight, entries]) => {
      const lines: string[] = []
      for (const [part] of entries) {
        const last = lines.at(-1)
        if (last !== undefined && last.length + part.length + 2 <= longestLine)
          lines[lines.length - 1] = `${last}, ${part}`
        else lines.push(`${weight}: ${part}`)
      }
      return lines
    })
}
