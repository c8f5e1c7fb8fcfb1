import { call, type CallOptions } from '../client.ts'
import type { Body, Query } from './options.ts'

export const listSubmissions = (query: Query<'listSubmissions'> = {}, options: CallOptions = {}) =>
  call('listSubmissions', { query, ...options })
export const createSubmission = (body: Body<'createSubmission'>) => call('createSubmission', { body })
export const readSubmission = (id: string, options: CallOptions = {}) =>
  call('readSubmission', { params: { id }, ...options })
export const mailReport = (id: string) => call('mailReport', { params: { id } })
export const askReport = (id: string) => call('askReport', { params: { id } })
export const readReport = (id: string) => call('readReport', { params: { id } })
export const deleteSubmission = (id: string) => call('deleteSubmission', { params: { id } })
