import * as z from 'zod/mini'
import { endpoint, idParams } from './endpoint.ts'
import { askedFile, fileBytes, fileStatus } from './made-file.ts'

export const askReport = endpoint({
  method: 'POST',
  path: '/submissions/:id/report',
  access: 'verified',
  limits: [{ name: 'LIMIT_FILES', by: 'account' }],
  summary:
    'Have the report of a calculation printed as the plan shows it. While one is being printed, or is ready and still right, nothing new is started.',
  status: 202,
  params: idParams,
  answer: askedFile,
  errors: ['report_not_ready'],
})

export const readReport = endpoint({
  method: 'GET',
  path: '/submissions/:id/report',
  access: 'verified',
  summary: 'How far the report is, and where to fetch it.',
  status: 200,
  params: idParams,
  answer: fileStatus,
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
  answer: fileBytes,
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
