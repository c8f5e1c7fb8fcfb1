import type { Draft } from '../../../contract/http/index.ts'

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
}

function keysOf(...records: DraftAnswers[]): (keyof DraftAnswers)[] {
  return [...new Set(records.flatMap((record) => Object.keys(record)))] as (keyof DraftAnswers)[]
}

/** Whether two answers are equal; a missing one equals an emptied one. */
function sameAnswer(a: DraftAnswers[keyof DraftAnswers], b: DraftAnswers[keyof DraftAnswers]): boolean {
  return (a ?? '') === (b ?? '')
}

/** The keys of the answers that differ between two contents. */
export function changedAnswers(a: DraftContent, b: DraftContent): (keyof DraftAnswers)[] {
  return keysOf(a.answers, b.answers).filter((key) => !sameAnswer(a.answers[key], b.answers[key]))
}

/** Whether two contents have equal answers and the same current question. */
export function sameContent(a: DraftContent, b: DraftContent): boolean {
  return a.currentStep === b.currentStep && changedAnswers(a, b).length === 0
}

/**
 * Three-way merge by field: an answer changed here since `base` keeps the value typed here, every other one takes
 * the server's [spec 6.13] [decision 0015].
 * @param base the content that both sides last agreed on.
 */
export function mergeContent(
  base: DraftContent,
  mine: DraftContent,
  theirs: DraftContent,
): { content: DraftContent; conflicts: Conflict[] } {
  const answers: DraftAnswers = { ...theirs.answers }
  const conflicts: Conflict[] = []
  for (const key of keysOf(base.answers, mine.answers)) {
    if (sameAnswer(mine.answers[key], base.answers[key])) continue
    answers[key] = mine.answers[key] ?? null
    const changedThere = !sameAnswer(theirs.answers[key], base.answers[key])
    if (changedThere && !sameAnswer(theirs.answers[key], mine.answers[key]))
      conflicts.push({ key, mine: mine.answers[key], theirs: theirs.answers[key] })
  }
  return { content: { answers, currentStep: mine.currentStep }, conflicts }
}

/** The conflicts whose answers still differ from the other side's; `mine` becomes the current answer. */
export function openConflicts(conflicts: readonly Conflict[], answers: DraftAnswers): Conflict[] {
  return conflicts
    .filter(({ key, theirs }) => !sameAnswer(answers[key], theirs))
    .map(({ key, theirs }) => ({ key, mine: answers[key], theirs }))
}

/** Both lists of conflicts as one; of two about the same answer the newer one stays. */
export function addConflicts(older: readonly Conflict[], newer: readonly Conflict[]): Conflict[] {
  const news = new Set(newer.map(({ key }) => key))
  return [...older.filter(({ key }) => !news.has(key)), ...newer]
}
