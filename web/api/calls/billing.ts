import * as billing from '../../../api/contract/billing.ts'
import { call } from '../client.ts'
import type { Options } from './options.ts'

export const readBillingStatus = (options: Options = {}) => call(billing.readBillingStatus, options)
