import { lazyPart } from '../../../shell/lazy.ts'

/** The return pack of a calculation, fetched when it is shown. */
export const ReturnPack = lazyPart(
  () => import('./ReturnPack.tsx'),
  (m) => m.ReturnPack,
)
