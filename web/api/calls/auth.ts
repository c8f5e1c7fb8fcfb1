import * as auth from '../../../api/contract/auth.ts'
import { call } from '../client.ts'
import type { Body } from './options.ts'

export const signup = (body: Body<typeof auth.signup>) => call(auth.signup, { body })
export const login = (body: Body<typeof auth.login>) => call(auth.login, { body })
export const forgotPassword = (email: string) => call(auth.forgotPassword, { body: { email } })
export const validateResetToken = (token: string) => call(auth.validateResetToken, { body: { token } })
export const resetPassword = (body: Body<typeof auth.resetPassword>) => call(auth.resetPassword, { body })
export const resendVerification = (email: string) => call(auth.resendVerification, { body: { email } })
export const verifyEmail = (token: string) => call(auth.verify, { query: { token } })
