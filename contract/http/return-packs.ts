import { endpoint, idParams } from './endpoint.ts'
import { askedFile, fileBytes, fileStatus } from './made-file.ts'

export const askReturnPack = endpoint({
  method: 'POST',
  path: '/submissions/:id/return-pack',
  access: 'verified',
  limits: [{ name: 'LIMIT_FILES', by: 'account' }],
  summary:
    'Have the return pack of a calculation made as the plan shows it: what to copy into a return, as PDF and ZIP. While one is being made, or is ready and still right, nothing new is started.',
  status: 202,
  params: idParams,
  answer: askedFile,
  errors: ['report_not_ready'],
})

export const readReturnPack = endpoint({
  method: 'GET',
  path: '/submissions/:id/return-pack',
  access: 'verified',
  summary: 'How far the return pack is, and where to fetch its ZIP; its PDF is beside it.',
  status: 200,
  params: idParams,
  answer: fileStatus,
})

/** What fetching either file has in common. */
const download = {
  method: 'GET',
  access: 'verified',
  limits: [{ name: 'LIMIT_FILES', by: 'account', counts: 'files made anew' }],
  status: 200,
  params: idParams,
  answer: fileBytes,
  errors: ['report_not_ready'],
} as const

export const downloadReturnPaper = endpoint({
  ...download,
  path: '/submissions/:id/return-pack.pdf',
  summary:
    'The return pack as a PDF file, kept for a day. 409 report_not_ready while it is being made; one that no longer fits the plan, the answers or the worksheets is not given but made anew.',
  answerType: 'application/pdf',
})

export const downloadReturnPack = endpoint({
  ...download,
  path: '/submissions/:id/return-pack.zip',
  summary:
    'The return pack as a ZIP: its PDF, return.json (docs/return-pack.md names its keys), a CSV for each list, and the papers to attach. As the PDF otherwise.',
  answerType: 'application/zip',
})
