export { type FileOutcome, makeOrFetch, saveOrFetch } from './hand-over.ts'
export { ReportButton } from './ReportButton.tsx'
export { loadPackMaker } from './load-pack-maker.ts'
