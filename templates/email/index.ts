/** Mails as React components: what the worker renders and hands over. */
export type { RenderedMail } from './mail-template.ts'
export { mailNames, type MailModel } from './mails.ts'
export { renderMail, renderSample } from './render-mail.ts'
