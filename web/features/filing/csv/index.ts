import { lazyPart } from '../../../shell/lazy.ts'

/** Rows of a list from a file, and into one: fetched beside the form. */
export const CsvImport = lazyPart(
  () => import('./lazy/CsvImport.tsx'),
  (parts) => parts.CsvImport,
)
