import type { Draft } from '../../../contract/http/index.ts'
import { createDraft, updateDraft } from '../../api/calls.ts'
import type { DraftRemote } from './autosave-types.ts'

/**
 * The calls that save this draft, each naming the account whose draft it is. Creating it twice gives the same
 * draft; updates answer without the answers.
 * @param onSaved is told the draft as the server now has it.
 */
export function draftRemote(
  accountId: string,
  id: string,
  onSaved: (draft: Draft) => void = () => undefined,
): DraftRemote {
  return {
    create: async (content, leaving) => {
      const draft = await createDraft({ id, ...content, accountId }, { keepalive: leaving })
      onSaved(draft)
      return draft
    },
    update: async (content, version, leaving) => {
      const saved = await updateDraft(
        id,
        { ...content, version, accountId },
        { keepalive: leaving, headers: { Prefer: 'return=minimal' } },
      )
      onSaved({ ...saved, answers: content.answers })
      return saved
    },
  }
}
