import type { Body } from './calls.ts'
import type { CallOptions } from './exchange.ts'
import { call } from './client.ts'

// Calls of the pages of sign-in, of mailed links and of the account, which no other page downloads.
export const signup = (body: Body<'signup'>) => call('signup', { body })
export const login = (body: Body<'login'>) => call('login', { body })
export const forgotPassword = (email: string) => call('forgotPassword', { body: { email } })
export const validateResetToken = (token: string) => call('validateResetToken', { body: { token } })
export const resetPassword = (body: Body<'resetPassword'>) => call('resetPassword', { body })
export const resendVerification = (email: string) => call('resendVerification', { body: { email } })
export const verifyEmail = (token: string) => call('verify', { query: { token } })
export const askEmailChange = (email: string) => call('askEmailChange', { body: { email } })
export const readEmailChange = (options: CallOptions) => call('readEmailChange', options)
export const cancelEmailChange = () => call('cancelEmailChange', {})
export const mailKnownBrowser = (email: string) => call('mailKnownBrowser', { body: { email } })
export const makeBrowserKnown = (body: Body<'makeBrowserKnown'>) => call('makeBrowserKnown', { body })

export const askForNewPasskey = () => call('askForNewPasskey', {})
export const addPasskey = (body: Body<'addPasskey'>) => call('addPasskey', { body })
export const askForPasskeyLogin = () => call('askForPasskeyLogin', {})
export const passkeyLogin = (body: Body<'passkeyLogin'>) => call('passkeyLogin', { body })
export const beginAuthenticator = () => call('beginAuthenticator', {})
export const confirmAuthenticator = (code: string) => call('confirmAuthenticator', { body: { code } })
export const renewRecoveryCodes = () => call('renewRecoveryCodes', {})
export const stepUp = (body: Body<'stepUp'>) => call('stepUp', { body })
export const mailStepUpCode = () => call('mailStepUpCode', {})
export const askForStepUpPasskey = () => call('askForStepUpPasskey', {})
export const askRegain = (token: string) => call('askRegain', { body: { token } })

export const changePassword = (body: Body<'changePassword'>) => call('changePassword', { body })
export const endOtherSessions = () => call('endOtherSessions', {})
export const readSecurity = (options: CallOptions) => call('readSecurity', options)
export const endDevice = (id: string) => call('endDevice', { params: { id } })
export const checkMayAdd = () => call('checkMayAdd', {})
export const removeWayIn = (id: string) => call('removeWayIn', { params: { id } })
export const stopWaiting = (id: string) => call('stopWaiting', { params: { id } })

export const deleteAccount = () => call('deleteAccount', {})
/** All that is kept of a person may be long, and the line slow. */
export const exportData = (format: 'json' | 'csv') =>
  call('exportData', { query: { format }, patience: 300_000 })

export const updateProfile = (body: Body<'updateProfile'>) => call('updateProfile', { body })
