import type { Draft } from '../../../contract/http/index.ts'

export type DraftAnswers = Draft['answers']

/** What autosave keeps of a draft: the answers as typed and the question the person is at. */
export interface DraftContent {
  answers: DraftAnswers
  /** Index in the full fixed list of questions. */
  currentStep: number
}

/** An answer that was changed here and elsewhere to different values: what was typed here was kept. */
export interface Conflict {
  key: keyof DraftAnswers
  mine: DraftAnswers[keyof DraftAnswers]
  theirs: DraftAnswers[keyof DraftAnswers]
}

function keysOf(...records: DraftAnswers[]): (keyof DraftAnswers)[] {
  return [...new Set(records.flatMap((record) => Object.keys(record)))] as (keyof DraftAnswers)[]
}

/** An answer that was never given and one that was emptied are the same. */
function sameAnswer(a: DraftAnswers[keyof DraftAnswers], b: DraftAnswers[keyof DraftAnswers]): boolean {
  return (a ?? '') === (b ?? '')
}

/** The answers that differ between the two. */
export function changedAnswers(a: DraftContent, b: DraftContent): (keyof DraftAnswers)[] {
  return keysOf(a.answers, b.answers).filter((key) => !sameAnswer(a.answers[key], b.answers[key]))
}

/** Whether nothing would change by writing `a` over `b`. */
export function sameContent(a: DraftContent, b: DraftContent): boolean {
  return a.currentStep === b.currentStep && changedAnswers(a, b).length === 0
}

/**
 * Lays what was typed here over what the server has now: each field changed here since `base` keeps the value
 * typed here, every other one takes the server's (DESIGN section 4, Drafts).
 * @param base what both sides last agreed on.
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

/** The conflicts that are still open after the answers became these: mine is what stands here now. */
export function openConflicts(conflicts: readonly Conflict[], answers: DraftAnswers): Conflict[] {
  return conflicts
    .filter(({ key, theirs }) => !sameAnswer(answers[key], theirs))
    .map(({ key, theirs }) => ({ key, mine: answers[key], theirs }))
}

/** Older conflicts with newer ones: the newest word about an answer counts. */
export function addConflicts(older: readonly Conflict[], newer: readonly Conflict[]): Conflict[] {
  const news = new Set(newer.map(({ key }) => key))
  return [...older.filter(({ key }) => !news.has(key)), ...newer]
}
