/** The report on paper, as the server makes it: what it shows, and the document that is printed. */
export { renderReport } from './html/render-report.ts'
export { sampleReport } from './sample.ts'
export { reportOf, type ReportOf } from './report-of.ts'
export { returnPackOf, type ReturnPackOf } from './return-pack-of.ts'
