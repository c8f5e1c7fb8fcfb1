import * as users from '../../../api/contract/users.ts'
import { call } from '../client.ts'
import type { Body, Options } from './options.ts'

export const readProfile = (options: Options = {}) => call(users.readProfile, options)
export const updateProfile = (body: Body<typeof users.updateProfile>) => call(users.updateProfile, { body })
export const deleteAccount = () => call(users.deleteAccount, {})
