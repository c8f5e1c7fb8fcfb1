export { createAutosave } from './autosave.ts'
export type { Autosave, AutosaveState, SavePhase } from './autosave-types.ts'
export { changedAnswers, type DraftAnswers, type DraftContent } from './content.ts'
export {
  applyLocalDrafts,
  combineLocalDrafts,
  draftStore,
  hasUnsentChanges,
  readLocalDrafts,
  type LocalDraft,
} from './local-drafts.ts'
export { draftRemote, readFailure } from './remote.ts'
export { hearTabs } from './tabs.ts'
export { holdWriterLock, lastAutosaveOf, savesSettled, sendUnsent, trackAutosave } from './send-unsent.ts'
export { unsentDrafts, unsentInWords, type UnsentDraft } from './unsent-drafts.ts'
