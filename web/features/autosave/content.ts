import type { Draft } from '../../../contract/http/index.ts'
import { isFactKey, mergeHad, parseAmount, questionOf } from '../../../tax/index.ts'

export type DraftAnswers = Draft['answers']

/** What autosave saves of a draft: the answers as typed and the current question. */
export interface DraftContent {
  answers: DraftAnswers
  /** Index in the full fixed list of questions. */
  currentStep: number
}

/** An answer that was changed to different values here and elsewhere. The value typed here stands until the person chooses. */
export interface Conflict {
  key: keyof DraftAnswers
  mine: DraftAnswers[keyof DraftAnswers]
  theirs: DraftAnswers[keyof DraftAnswers]
  /** Whether another tab of this browser sent the other value; otherwise another device did. */
  inTab?: true
}

function keysOf(...records: DraftAnswers[]): (keyof DraftAnswers)[] {
  return [...new Set(records.flatMap((record) => Object.keys(record)))] as (keyof DraftAnswers)[]
}

/** Answers that are compared letter by letter: every other one is a figure, or a choice from a list. */
const isText = (key: keyof DraftAnswers) =>
  !isFactKey(key) && ['name', 'tin', 'ticks'].includes(questionOf(key).field.kind)

/**
 * Whether two values of an answer say the same. A missing one equals an emptied one, and the layout of a figure is no
 * difference: "6000000", "6,000,000" and "₦6 000 000" are one answer.
 */
function sameAnswer(
  key: keyof DraftAnswers,
  a: DraftAnswers[keyof DraftAnswers],
  b: DraftAnswers[keyof DraftAnswers],
): boolean {
  const [one, other] = [String(a ?? '').trim(), String(b ?? '').trim()]
  if (one === other) return true
  if (isText(key)) return false
  const [mine, theirs] = [parseAmount(one), parseAmount(other)]
  return mine.kind === 'amount' && theirs.kind === 'amount' && mine.naira === theirs.naira
}

/** The keys of the answers that differ between two contents. */
export function changedAnswers(a: DraftContent, b: DraftContent): (keyof DraftAnswers)[] {
  return keysOf(a.answers, b.answers).filter((key) => !sameAnswer(key, a.answers[key], b.answers[key]))
}

/** Whether two contents have equal answers and the same current question. */
export function sameContent(a: DraftContent, b: DraftContent): boolean {
  return a.currentStep === b.currentStep && changedAnswers(a, b).length === 0
}

/** Whether two contents are equal letter by letter. */
export function identicalContent(a: DraftContent, b: DraftContent): boolean {
  return (
    a.currentStep === b.currentStep &&
    keysOf(a.answers, b.answers).every((key) => (a.answers[key] ?? '') === (b.answers[key] ?? ''))
  )
}

/** The answers of `after` that say something else than those of `before`. */
export function changesBetween(before: DraftContent, after: DraftContent): DraftAnswers {
  return Object.fromEntries(changedAnswers(before, after).map((key) => [key, after.answers[key] ?? null]))
}

/** What this browser sent of a draft, as far as this writer knows. */
export interface SentHere {
  /** Contents that this writer sent without hearing whether they arrived. */
  unheard?: readonly DraftContent[] | undefined
  /** Answers that other tabs sent or brought, oldest first. */
  byTabs?: readonly DraftAnswers[] | undefined
}

/** How much is remembered of other tabs; the oldest is forgotten first. */
const mostHeard = 20

/** What other tabs sent, with what one of them sends now. */
export function heardAlso(byTabs: readonly DraftAnswers[], answers: DraftAnswers): readonly DraftAnswers[] {
  return Object.keys(answers).length === 0 ? byTabs : [...byTabs, answers].slice(-mostHeard)
}

/** Whether another tab of this browser sent this answer. */
function isByTab(
  byTabs: readonly DraftAnswers[],
  key: keyof DraftAnswers,
  value: DraftAnswers[keyof DraftAnswers],
): boolean {
  return byTabs.some((answers) => key in answers && sameAnswer(key, answers[key], value))
}

/**
 * Three-way merge by field: an answer changed here since `base` keeps the value typed here, every other one takes
 * the server's [spec 6.13] [decision 0015]. What the server has from a request of this writer is no other side's.
 * @param base the content that both sides last agreed on.
 */
export function mergeContent(
  base: DraftContent,
  mine: DraftContent,
  theirs: DraftContent,
  { unheard = [], byTabs = [] }: SentHere = {},
): { content: DraftContent; conflicts: Conflict[] } {
  const answers: DraftAnswers = { ...theirs.answers }
  const conflicts: Conflict[] = []
  const earlier = [base, ...unheard].map((content) => content.answers)
  for (const key of keysOf(mine.answers, ...earlier)) {
    const isSame = (other: DraftAnswers, value: DraftAnswers) => sameAnswer(key, other[key], value[key])
    const isChangedHere = !earlier.every((content) => isSame(content, mine.answers))
    const agrees = isSame(theirs.answers, mine.answers)
    if (!isChangedHere && (!agrees || mine.answers[key] === undefined)) continue
    if (key === 'had' && !agrees) {
      // Both sides' ticks stay, so there is nothing to ask.
      const agreed = earlier.find((content) => isSame(content, theirs.answers)) ?? base.answers
      answers.had = mergeHad(agreed.had, mine.answers.had, theirs.answers.had)
      continue
    }
    answers[key] = mine.answers[key] ?? null
    if (agrees || earlier.some((content) => isSame(content, theirs.answers))) continue
    const inTab = isByTab(byTabs, key, theirs.answers[key])
    conflicts.push({
      key,
      mine: mine.answers[key],
      theirs: theirs.answers[key],
      ...(inTab && { inTab }),
    })
  }
  return { content: { answers, currentStep: mine.currentStep }, conflicts }
}

/** The conflicts whose answers still differ from the other side's; `mine` becomes the current answer. */
export function openConflicts(conflicts: readonly Conflict[], answers: DraftAnswers): Conflict[] {
  return conflicts
    .filter(({ key, theirs }) => !sameAnswer(key, answers[key], theirs))
    .map((conflict) => ({ ...conflict, mine: answers[conflict.key] }))
}

/** The conflicts, with those marked whose other value a tab of this browser sent. */
export function markTabs(conflicts: readonly Conflict[], byTabs: readonly DraftAnswers[]): Conflict[] {
  return conflicts.map((conflict) =>
    isByTab(byTabs, conflict.key, conflict.theirs) ? { ...conflict, inTab: true } : conflict,
  )
}

/** The conflicts whose answers stand as they were: the others were changed again on the other side. */
export function standingConflicts(
  conflicts: readonly Conflict[],
  before: DraftContent,
  after: DraftContent,
): Conflict[] {
  const changed = new Set(changedAnswers(before, after))
  return conflicts.filter(({ key }) => !changed.has(key))
}

/** Both lists of conflicts as one; of two about the same answer the newer one stays. */
export function addConflicts(older: readonly Conflict[], newer: readonly Conflict[]): Conflict[] {
  const news = new Set(newer.map(({ key }) => key))
  return [...older.filter(({ key }) => !news.has(key)), ...newer]
}
