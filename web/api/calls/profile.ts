import { call, type CallOptions } from '../client.ts'
import type { Body } from './options.ts'

export const readProfile = (options: CallOptions = {}) => call('readProfile', options)
export const updateProfile = (body: Body<'updateProfile'>) => call('updateProfile', { body })
export const deleteAccount = () => call('deleteAccount', {})
/** All that is kept of a person may be long, and the line slow. */
export const exportData = (format: 'json' | 'csv') =>
  call('exportData', { query: { format }, patience: 300_000 })
export const askEmailChange = (email: string) => call('askEmailChange', { body: { email } })
export const readEmailChange = () => call('readEmailChange', {})
export const cancelEmailChange = () => call('cancelEmailChange', {})
