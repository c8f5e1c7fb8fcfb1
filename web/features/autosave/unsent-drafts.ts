import { browserStorage } from '../../session/account-storage.ts'
import { statusInWords, yearInWords } from '../calculations/index.ts'
import { changedAnswers, type DraftContent } from './content.ts'
import { foldAlone, isWaiting, keptOf } from './local-drafts.ts'

/** A draft of which this device has answers that the account does not. */
export interface UnsentDraft {
  id: string
  content: DraftContent
  /** The account has never had it, or does not have it any more when it is missing there. */
  isNew: boolean
  /** How many answers are on this device only. */
  answers: number
  /** When they were last kept here, ISO 8601. */
  keptAt: string
}

/** The drafts of an account with unsent answers, newest first. */
export function unsentDrafts(account: string, storage = browserStorage()): UnsentDraft[] {
  const waiting = keptOf(account, storage).filter(isWaiting)
  const ids = [...new Set(waiting.map(({ draftId }) => draftId))]
  return ids
    .flatMap((id) => {
      const kept = waiting.filter(({ draftId }) => draftId === id)
      const unsent = foldAlone(kept)
      if (unsent === undefined) return []
      const { content, base } = unsent
      return {
        id,
        content,
        isNew: base === null,
        answers: changedAnswers(content, base ?? { answers: {}, currentStep: 0 }).length,
        keptAt: kept[kept.length - 1]?.keptAt ?? '',
      }
    })
    .sort((a, b) => b.keptAt.localeCompare(a.keptAt))
}

/** What would be lost with them: "Tax Year 2026, Employee: 3 answers". A place in a draft without an answer is no loss. */
export function unsentInWords(account: string, storage = browserStorage()): string[] {
  return unsentDrafts(account, storage)
    .filter(({ answers }) => answers > 0)
    .map(({ content, answers }) => {
      const name = [yearInWords(content.answers), statusInWords(content.answers)].filter(Boolean).join(', ')
      return `${name}: ${answers} ${answers === 1 ? 'answer' : 'answers'}`
    })
}
