/** The report model: what both renderers draw, the browser's and the server's, and how it is laid out. */
export { buildReport } from './build-report.ts'
export type { BandPicture, PictureStrip } from './band-picture.ts'
export { hatchSpacing } from './bands/bands.ts'
export {
  type Answer,
  type Column,
  type Fact,
  type Report,
  type Row,
  type Section,
  type SectionId,
} from './report.ts'
export { ReportError, type ReportSource } from './request/source.ts'
export { type Taxpayer, taxpayerOf } from './request/taxpayer.ts'
export { pageInWords, pageWords } from './words.ts'
