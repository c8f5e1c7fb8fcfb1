import * as z from 'zod/mini'
import { endpoint, idParams } from './endpoint.ts'

/**
 * `none`: nobody asked within a day, or what it showed has changed since; `preparing`: being printed; `ready`: to be
 * downloaded; `failed`: it could not be printed, ask again.
 */
const status = z.enum(['none', 'preparing', 'ready', 'failed'])

const reportStatus = z.object({
  status,
  /** Where the file is, once it is ready: the path of this same API. */
  url: z.nullable(z.string()),
})
export type ReportStatus = z.infer<typeof reportStatus>

export const askReport = endpoint({
  method: 'POST',
  path: '/submissions/:id/report',
  access: 'verified',
  limits: [{ name: 'LIMIT_FILES', by: 'account' }],
  summary:
    'Have the report of a calculation printed as the plan shows it. While one is being printed, or is ready and still right, nothing new is started.',
  status: 202,
  params: idParams,
  answer: z.object({ status }),
  errors: ['report_not_ready'],
})

export const readReport = endpoint({
  method: 'GET',
  path: '/submissions/:id/report',
  access: 'verified',
  summary: 'How far the report is, and where to fetch it.',
  status: 200,
  params: idParams,
  answer: reportStatus,
})

export const downloadReport = endpoint({
  method: 'GET',
  path: '/submissions/:id/report.pdf',
  access: 'verified',
  limits: [{ name: 'LIMIT_FILES', by: 'account', counts: 'files made anew' }],
  summary:
    'The report as a PDF file, kept for a day. 409 report_not_ready while it is being printed; a file that no longer fits the plan or the answers is not given but printed anew.',
  status: 200,
  params: idParams,
  answerType: 'application/pdf',
  /** The bytes of the file. */
  answer: z.custom<Uint8Array>((value) => value instanceof Uint8Array),
  errors: ['report_not_ready'],
})

export const mailReport = endpoint({
  method: 'POST',
  path: '/submissions/:id/report/email',
  access: 'verified',
  limits: [{ name: 'LIMIT_FILES', by: 'account' }],
  summary: 'Mail the report, as the plan shows it, to the account’s own address.',
  status: 202,
  params: idParams,
  answer: z.object({ ok: z.literal(true) }),
  errors: ['report_not_ready'],
})
