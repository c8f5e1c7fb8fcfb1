import type { Body } from './calls.ts'
import { call } from './client.ts'

// Calls of the pages of sign-in and of the change of address, which no other page downloads.
export const signup = (body: Body<'signup'>) => call('signup', { body })
export const login = (body: Body<'login'>) => call('login', { body })
export const forgotPassword = (email: string) => call('forgotPassword', { body: { email } })
export const validateResetToken = (token: string) => call('validateResetToken', { body: { token } })
export const resetPassword = (body: Body<'resetPassword'>) => call('resetPassword', { body })
export const resendVerification = (email: string) => call('resendVerification', { body: { email } })
export const verifyEmail = (token: string) => call('verify', { query: { token } })
export const askEmailChange = (email: string) => call('askEmailChange', { body: { email } })
export const readEmailChange = () => call('readEmailChange', {})
export const cancelEmailChange = () => call('cancelEmailChange', {})
