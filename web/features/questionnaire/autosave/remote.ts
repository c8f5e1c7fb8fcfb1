import type { Draft } from '../../../../api/contract/index.ts'
import { createDraft, updateDraft } from '../../../api/calls.ts'
import type { DraftRemote } from './autosave.ts'

/**
 * The calls that save this draft. Creating it twice gives the same draft; updates answer without the answers.
 * @param onSaved is told the draft as the server now has it.
 */
export function draftRemote(id: string, onSaved: (draft: Draft) => void): DraftRemote {
  return {
    create: async (content) => {
      const draft = await createDraft({ id, ...content })
      onSaved(draft)
      return draft
    },
    update: async (content, version, leaving) => {
      const saved = await updateDraft(
        id,
        { ...content, version },
        { keepalive: leaving, headers: { Prefer: 'return=minimal' } },
      )
      onSaved({ ...saved, answers: content.answers })
      return saved
    },
  }
}
