import * as submissions from '../../../api/contract/submissions.ts'
import { call } from '../client.ts'
import type { Body, Options, Query } from './options.ts'

export const listSubmissions = (
  query: Query<typeof submissions.listSubmissions> = {},
  options: Options = {},
) => call(submissions.listSubmissions, { query, ...options })
export const createSubmission = (body: Body<typeof submissions.createSubmission>) =>
  call(submissions.createSubmission, { body })
export const readSubmission = (id: string, options: Options = {}) =>
  call(submissions.readSubmission, { params: { id }, ...options })
export const deleteSubmission = (id: string) => call(submissions.deleteSubmission, { params: { id } })
