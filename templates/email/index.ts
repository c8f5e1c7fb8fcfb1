/** Mails as React components: what the worker renders and hands over. */
export type { RenderedMail } from './mail-page.tsx'
export type { Standing } from './standing.ts'
export { type MailModel, renderMail, renderSample, samples } from './render-mail.ts'
