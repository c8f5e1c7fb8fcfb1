import { call, type CallOptions } from '../client.ts'

export const readBillingStatus = (options: CallOptions = {}) => call('readBillingStatus', options)
