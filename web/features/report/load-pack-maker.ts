/** Loads what draws and zips a return pack. */
export const loadPackMaker = () => import('./drawing/make-pack.ts')
