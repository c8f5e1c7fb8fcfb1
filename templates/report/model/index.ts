/** The report model: what both renderers draw, the browser's and the server's. */
export { buildReport } from './build-report.ts'
export type { BandPicture, PictureStrip } from './cloth/band-picture.ts'
export { threadSpacing } from './cloth/thread-spacing.ts'
export type { Answer, Column, Fact, Report, Row, Section, SectionId } from './report.ts'
export { ReportError } from './report-error.ts'
export type { ReportSource } from './source.ts'
export { type Taxpayer, taxpayerOf } from './taxpayer.ts'
export { pageInWords } from './words.ts'
