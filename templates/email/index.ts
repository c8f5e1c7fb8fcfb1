/** Mails as React components: what the worker renders and hands over. */
export type { RenderedMail } from './mail-page.tsx'
export { mailNames, type MailModel, renderMail, renderSample } from './render-mail.ts'
