import { addConflicts, openConflicts } from './conflicts.ts'
import { mergeContent, type DraftContent } from './content.ts'
import type { Unsent } from './shelf.ts'

const nothing: DraftContent = { answers: {}, currentStep: 0 }

/**
 * Lays what several visits left unsent over where the draft stands: each brings the answers that it changed itself.
 * @param start what the server has, or what one of the visits left when the server cannot be asked.
 * @param kept oldest first: the last one typed wins.
 */
export function fold(start: Unsent, kept: readonly Unsent[]): Unsent {
  return kept.reduce((stand, { content, base, conflicts }) => {
    const merged = mergeContent(base ?? nothing, content, stand.content)
    const known = addConflicts(addConflicts(stand.conflicts, conflicts), merged.conflicts)
    return {
      content: merged.content,
      base: stand.base,
      conflicts: openConflicts(known, merged.content.answers),
    }
  }, start)
}

/** What several visits left of one draft, as one, without asking the server. Undefined when they left nothing. */
export function foldAlone(kept: readonly Unsent[]): Unsent | undefined {
  const [newest] = [...kept].sort((a, b) => (b.base?.version ?? 0) - (a.base?.version ?? 0))
  return (
    newest &&
    fold(
      newest,
      kept.filter((other) => other !== newest),
    )
  )
}
