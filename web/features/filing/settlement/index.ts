import { lazyPart } from '../../../shell/lazy.ts'

/** What was paid and what is due, fetched when it is shown. */
export const Settlement = lazyPart(
  () => import('./Settlement.tsx'),
  (m) => m.Settlement,
)
