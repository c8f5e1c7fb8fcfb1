import { lazyPart } from '../../shell/lazy.ts'

/** The questions after the result with their words, in one file: fetched when they are opened. */
const load = () => import('./exact/index.ts')

export const MakeExact = lazyPart(load, (parts) => parts.MakeExact)
export const GivenFacts = lazyPart(load, (parts) => parts.GivenFacts)
