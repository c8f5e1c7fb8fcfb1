import * as drafts from '../../../api/contract/drafts.ts'
import { call } from '../client.ts'
import type { Body, Options, Query } from './options.ts'

export const listDrafts = (query: Query<typeof drafts.listDrafts> = {}, options: Options = {}) =>
  call(drafts.listDrafts, { query, ...options })
export const createDraft = (body: Body<typeof drafts.createDraft>, options: Options = {}) =>
  call(drafts.createDraft, { body, ...options })
export const readDraft = (id: string, options: Options = {}) =>
  call(drafts.readDraft, { params: { id }, ...options })
export const updateDraft = (id: string, body: Body<typeof drafts.updateDraft>, options: Options = {}) =>
  call(drafts.updateDraft, { params: { id }, body, ...options })
export const deleteDraft = (id: string) => call(drafts.deleteDraft, { params: { id } })
