import type * as z from 'zod/mini'
import { isAnswerOf, type EndpointOf, type RouteName } from './routes.ts'
import { call, type CallOptions } from './client.ts'
import type { Draft } from '../../contract/http/index.ts'
import type { WorksheetKind } from '../../tax/worksheets/kind-names.ts'

/** What a call sends, before the contract's schema reads it. */
export type Body<Name extends RouteName> = z.input<EndpointOf<Name>['body']>
export type Query<Name extends RouteName> = z.input<EndpointOf<Name>['query']>

export const readPublicConfig = () => call('readPublicConfig', {})

export const readProfile = (options: CallOptions = {}) => call('readProfile', options)
export const updateProfile = (body: Body<'updateProfile'>) => call('updateProfile', { body })

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
export const askReturnPack = (id: string) => call('askReturnPack', { params: { id } })
export const readReturnPack = (id: string) => call('readReturnPack', { params: { id } })
export const deleteSubmission = (id: string) => call('deleteSubmission', { params: { id } })

export const listWorksheets = (id: string, options: CallOptions = {}) =>
  call('listWorksheets', { params: { id }, ...options })
export const saveWorksheet = (id: string, kind: WorksheetKind, body: Body<'saveWorksheet'>) =>
  call('saveWorksheet', { params: { id, kind }, body })

export const readBillingStatus = (options: CallOptions = {}) => call('readBillingStatus', options)

/** Whether this page is the one that celebrates the Pro that runs. */
export const celebratePro = () => call('celebratePro', {})

/** Where to pay for Pro; the browser is sent there. */
export const openCheckout = (options: CallOptions = {}) => call('createCheckoutSession', options)

/** Where to manage the subscription; the browser is sent there. */
export const openPortal = (options: CallOptions = {}) => call('createPortalSession', options)
