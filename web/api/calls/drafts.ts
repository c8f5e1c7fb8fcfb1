import type { Draft } from '../../../contract/http/index.ts'
import { call, type CallOptions } from '../client.ts'
import { isAnswerOf, routes } from '../routes.ts'
import type { Body, Query } from './options.ts'

export const listDrafts = (query: Query<'listDrafts'> = {}, options: CallOptions = {}) =>
  call('listDrafts', { query, ...options })
export const createDraft = (body: Body<'createDraft'>, options: CallOptions = {}) =>
  call('createDraft', { body, ...options })
export const readDraft = (id: string, options: CallOptions = {}) =>
  call('readDraft', { params: { id }, ...options })
export const updateDraft = (id: string, body: Body<'updateDraft'>, options: CallOptions = {}) =>
  call('updateDraft', { params: { id }, body, ...options })
export const deleteDraft = (id: string) => call('deleteDraft', { params: { id } })

/** Whether this is a draft, as a refused save carries the server's own. */
export const isDraft = (value: unknown): value is Draft => isAnswerOf(routes.readDraft, value)
