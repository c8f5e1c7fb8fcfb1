import type { ReportStatus } from '../../../contract/http/index.ts'
import type { Standing } from './policy.ts'

/** How a report stands, as its owner is told; an outdated one is as good as none. */
export function presentStanding(standing: Standing): ReportStatus['status'] {
  return standing === 'outdated' ? 'none' : standing
}

/** The same, with where the file is once it is ready. */
export function presentReport(submissionId: string, standing: Standing): ReportStatus {
  return {
    status: presentStanding(standing),
    url: standing === 'ready' ? `/api/submissions/${submissionId}/report.pdf` : null,
  }
}
