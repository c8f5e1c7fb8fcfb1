import type * as z from 'zod/mini'
import { isAnswerOf, type EndpointOf, type RouteName } from './routes.ts'
import { call, type CallOptions } from './client.ts'
import type { Draft } from '../../contract/http/index.ts'

/** What a call sends, before the contract's schema reads it. */
export type Body<Name extends RouteName> = z.input<EndpointOf<Name>['body']>
export type Query<Name extends RouteName> = z.input<EndpointOf<Name>['query']>

export const readPublicConfig = () => call('readPublicConfig', {})

export const readProfile = (options: CallOptions = {}) => call('readProfile', options)

export const createDraft = (body: Body<'createDraft'>, options: CallOptions = {}) =>
  call('createDraft', { body, ...options })
export const readDraft = (id: string, options: CallOptions = {}) =>
  call('readDraft', { params: { id }, ...options })
export const updateDraft = (id: string, body: Body<'updateDraft'>, options: CallOptions = {}) =>
  call('updateDraft', { params: { id }, body, ...options })

/** Whether this is a draft, as a refused save carries the server's own. */
export const isDraft = (value: unknown): value is Draft => isAnswerOf('readDraft', value)

export const listSubmissions = (query: Query<'listSubmissions'> = {}, options: CallOptions = {}) =>
  call('listSubmissions', { query, ...options })
export const createSubmission = (body: Body<'createSubmission'>) => call('createSubmission', { body })
export const readSubmission = (id: string, options: CallOptions = {}) =>
  call('readSubmission', { params: { id }, ...options })
export const updateSubmission = (id: string, body: Body<'updateSubmission'>) =>
  call('updateSubmission', { params: { id }, body })
export const copySubmission = (id: string, body: Body<'copySubmission'>) =>
  call('copySubmission', { params: { id }, body })
export const labelSubmission = (id: string, body: Body<'labelSubmission'>) =>
  call('labelSubmission', { params: { id }, body })
export const mailReport = (id: string) => call('mailReport', { params: { id } })
export const askReport = (id: string) => call('askReport', { params: { id } })
export const readReport = (id: string) => call('readReport', { params: { id } })

export const readBillingStatus = (options: CallOptions = {}) => call('readBillingStatus', options)
