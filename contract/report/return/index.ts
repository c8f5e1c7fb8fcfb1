/** The return pack: what a person hands in, as paper and as files. */
export { packFileName, packReport } from './build-pack.ts'
export { packFiles } from './files/files.ts'
export { type PackFile, paperIn, zipPack } from './files/zip.ts'
export { missingOf, type Missing } from './missing.ts'
export { openPack, type Pack } from './pack.ts'
export type { PackPerson, PackSource, YearOfPack } from './source.ts'
