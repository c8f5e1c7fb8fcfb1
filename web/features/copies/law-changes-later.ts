import { lazyPart } from '../../shell/lazy.ts'

/** What changed in the law between two years; fetched when it is shown, with the rules that it reads. */
export const LawChanges = lazyPart(
  () => import('./lazy/LawChanges.tsx'),
  (m) => m.LawChanges,
)
