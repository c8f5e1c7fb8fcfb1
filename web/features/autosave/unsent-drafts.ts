import { browserStorage } from '../../session/account-storage.ts'
import { statusInWords, yearInWords } from '../calculations/index.ts'
import { changedAnswers, type DraftContent } from './content.ts'
import { combineLocalDrafts, emptyContent, hasUnsentChanges, readLocalDrafts } from './local-drafts.ts'

/** A draft with answers that are on this device and not in the account. */
export interface UnsentDraft {
  id: string
  content: DraftContent
  /** Whether the server never had this draft. */
  isNew: boolean
  /** How many answers differ from the account's. */
  answers: number
  /** When they were last stored here, ISO 8601. */
  keptAt: string
}

/** The drafts of an account with unsent answers, newest first. */
export function unsentDrafts(account: string, storage = browserStorage()): UnsentDraft[] {
  const stored = readLocalDrafts(account, storage).filter(hasUnsentChanges)
  const ids = [...new Set(stored.map(({ draftId }) => draftId))]
  return ids
    .flatMap((id) => {
      const copies = stored.filter(({ draftId }) => draftId === id)
      const unsent = combineLocalDrafts(copies)
      if (unsent === undefined) return []
      const { content, base } = unsent
      return {
        id,
        content,
        isNew: base === null,
        answers: changedAnswers(content, base ?? emptyContent).length,
        keptAt: copies[copies.length - 1]?.keptAt ?? '',
      }
    })
    .sort((a, b) => b.keptAt.localeCompare(a.keptAt))
}

/**
 * The unsent drafts in words: "Tax Year 2026, Employee: 3 answers". A draft without an unsent answer, whose current
 * question alone has changed, is left out.
 */
export function unsentInWords(account: string, storage = browserStorage()): string[] {
  return unsentDrafts(account, storage)
    .filter(({ answers }) => answers > 0)
    .map(({ content, answers }) => {
      const name = [yearInWords(content.answers), statusInWords(content.answers)].filter(Boolean).join(', ')
      return `${name}: ${answers} ${answers === 1 ? 'answer' : 'answers'}`
    })
}
