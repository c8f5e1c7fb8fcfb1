import { call, type CallOptions } from '../client.ts'
import type { Body } from './options.ts'

export const readProfile = (options: CallOptions = {}) => call('readProfile', options)
export const updateProfile = (body: Body<'updateProfile'>) => call('updateProfile', { body })
export const deleteAccount = () => call('deleteAccount', {})
export const exportData = (format: 'json' | 'csv') => call('exportData', { query: { format } })
export const askEmailChange = (email: string) => call('askEmailChange', { body: { email } })
export const readEmailChange = () => call('readEmailChange', {})
export const cancelEmailChange = () => call('cancelEmailChange', {})
