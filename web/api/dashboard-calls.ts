import type { Query } from './calls.ts'
import { call, type CallOptions } from './client.ts'

// Calls of the dashboard, which no other page downloads.
export const listDrafts = (query: Query<'listDrafts'> = {}, options: CallOptions = {}) =>
  call('listDrafts', { query, ...options })
export const deleteDraft = (id: string) => call('deleteDraft', { params: { id } })
export const deleteSubmission = (id: string) => call('deleteSubmission', { params: { id } })
