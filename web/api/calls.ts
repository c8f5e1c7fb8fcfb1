import type * as z from 'zod/mini'
import { endpoints } from '../../api/contract/index.ts'
import type { Endpoint } from '../../api/contract/endpoint.ts'
import { call, type CallParts } from './client.ts'

type Body<E extends Endpoint> = z.input<E['body']>
type Query<E extends Endpoint> = z.input<E['query']>
type Options = Pick<CallParts<Endpoint>, 'keepalive' | 'signal' | 'headers'>

// One function a call of SPEC section 7; each throws ApiError.

export const signup = (body: Body<typeof endpoints.signup>) => call(endpoints.signup, { body })
export const login = (body: Body<typeof endpoints.login>) => call(endpoints.login, { body })
export const logout = () => call(endpoints.logout, { keepalive: true })
export const forgotPassword = (email: string) => call(endpoints.forgotPassword, { body: { email } })
export const validateResetToken = (token: string) => call(endpoints.validateResetToken, { body: { token } })
export const resetPassword = (body: Body<typeof endpoints.resetPassword>) =>
  call(endpoints.resetPassword, { body })
export const resendVerification = (email: string) => call(endpoints.resendVerification, { body: { email } })
export const verifyEmail = (token: string) => call(endpoints.verify, { query: { token } })

export const readProfile = (options: Options = {}) => call(endpoints.readProfile, options)
export const updateProfile = (body: Body<typeof endpoints.updateProfile>) =>
  call(endpoints.updateProfile, { body })
export const deleteAccount = () => call(endpoints.deleteAccount, {})

export const listDrafts = (query: Query<typeof endpoints.listDrafts> = {}, options: Options = {}) =>
  call(endpoints.listDrafts, { query, ...options })
export const createDraft = (body: Body<typeof endpoints.createDraft>, options: Options = {}) =>
  call(endpoints.createDraft, { body, ...options })
export const readDraft = (id: string, options: Options = {}) =>
  call(endpoints.readDraft, { params: { id }, ...options })
export const updateDraft = (id: string, body: Body<typeof endpoints.updateDraft>, options: Options = {}) =>
  call(endpoints.updateDraft, { params: { id }, body, ...options })
export const deleteDraft = (id: string) => call(endpoints.deleteDraft, { params: { id } })

export const listSubmissions = (query: Query<typeof endpoints.listSubmissions> = {}, options: Options = {}) =>
  call(endpoints.listSubmissions, { query, ...options })
export const createSubmission = (body: Body<typeof endpoints.createSubmission>) =>
  call(endpoints.createSubmission, { body })
export const readSubmission = (id: string, options: Options = {}) =>
  call(endpoints.readSubmission, { params: { id }, ...options })
export const updateSubmission = (id: string, body: Body<typeof endpoints.updateSubmission>) =>
  call(endpoints.updateSubmission, { params: { id }, body })
export const deleteSubmission = (id: string) => call(endpoints.deleteSubmission, { params: { id } })

export const readBillingStatus = (options: Options = {}) => call(endpoints.readBillingStatus, options)
