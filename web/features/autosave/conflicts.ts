import { sameAnswer, type Conflict, type DraftAnswers } from './content.ts'

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
