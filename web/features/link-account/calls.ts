import { call } from '../../api/client.ts'

export const readPendingLink = () => call('readPendingLink', {})
export const proveLinkByPassword = (password: string) => call('proveLinkByPassword', { body: { password } })
export const proveLinkByMail = (token: string) => call('proveLinkByMail', { body: { token } })
export const mailLinkProof = () => call('mailLinkProof', {})
