import { call } from '../client.ts'
import type { Body } from './options.ts'

export const signup = (body: Body<'signup'>) => call('signup', { body })
export const login = (body: Body<'login'>) => call('login', { body })
export const forgotPassword = (email: string) => call('forgotPassword', { body: { email } })
export const validateResetToken = (token: string) => call('validateResetToken', { body: { token } })
export const resetPassword = (body: Body<'resetPassword'>) => call('resetPassword', { body })
export const resendVerification = (email: string) => call('resendVerification', { body: { email } })
export const verifyEmail = (token: string) => call('verify', { query: { token } })
export const readPublicConfig = () => call('readPublicConfig', {})
export const changePassword = (body: Body<'changePassword'>) => call('changePassword', { body })
export const listSessions = () => call('listSessions', {})
export const endOtherSessions = () => call('endOtherSessions', {})
