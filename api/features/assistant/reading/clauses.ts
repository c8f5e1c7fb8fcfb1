import { isAmount, isStop, type Unit } from './units.ts'

const breaks = new Set([
  ',',
  'and',
  'but',
  'while',
  'plus',
  '&',
  '+',
  ';',
  ':',
  'then',
  'though',
  'whereas',
  'because',
  'since',
  'so',
  'if',
])

/** Units of the part of a sentence around a place: from a comma, "and", "but" or a stop to the next. */
export function clauseAround(units: readonly Unit[], from: number, to: number): { from: number; to: number } {
  let start = from
  while (start > 0 && !isBreak(units[start - 1])) start -= 1
  let end = to
  while (end < units.length && !isBreak(units[end])) end += 1
  return { from: start, to: end }
}

const isBreak = (unit: Unit | undefined): boolean =>
  unit === undefined || isStop(unit) || breaks.has(unit.word)

/** Number of the sentence that each unit stands in. */
export function sentencesOf(units: readonly Unit[]): number[] {
  let sentence = 0
  return units.map((unit, i) => {
    const here = sentence
    if (isStop(unit) && i + 1 < units.length) sentence += 1
    return here
  })
}

/** Whether any of the words stands in a stretch of the units. */
export const says = (units: readonly Unit[], from: number, to: number, words: ReadonlySet<string>): boolean =>
  units.slice(Math.max(0, from), to).some(({ word }) => words.has(word))

/** Place of the nearest amount behind a place, with nothing between but the words given; undefined without one. */
export function amountBehind(
  units: readonly Unit[],
  from: number,
  through: ReadonlySet<string>,
): number | undefined {
  for (let i = from; i < units.length; i++) {
    const unit = units[i]
    if (unit && isAmount(unit)) return i
    if (!unit || !through.has(unit.word)) return undefined
  }
  return undefined
}
