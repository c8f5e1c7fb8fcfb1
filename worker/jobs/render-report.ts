import { reportFiles } from '../../db/stores/reports.ts'
import { presentReport, printReport } from '../reports/print-report.ts'
import type { JobHandler, WorkerServices } from './job.ts'
import { renderFile } from './render-file.ts'

/** Prints a requested report and stores it. */
export function renderReport(services: WorkerServices): JobHandler<'render-report'> {
  return renderFile(services, {
    files: reportFiles,
    present: (given, of) => Promise.resolve(presentReport(given, of)),
    render: printReport,
  })
}
