import { toPlainText } from '@react-email/render'
import { renderToStaticMarkup } from 'react-dom/server'
import type { MailTemplate, RenderedMail } from './mail-template.ts'
import type { MailName } from '../../contract/jobs/mails.ts'
import { mails, type MailModel } from './mails.ts'

/** Headings as they are written, and each address once. */
const plainText: Parameters<typeof toPlainText>[1] = {
  selectors: [
    { selector: 'h1', options: { uppercase: false } },
    { selector: 'a', options: { hideLinkHrefIfSameAsText: true, linkBrackets: false } },
  ],
}

/** Renders a mail: HTML, and plain text made of the same words. Whatever stands in the model shows as text. */
export function renderMail<Name extends MailName>(name: Name, model: MailModel<Name>): RenderedMail {
  // Each name has its own model type; inside this function they are one.
  const { subject, Body } = mails[name] as unknown as MailTemplate<unknown>
  const html = `<!doctype html>${renderToStaticMarkup(Body(model))}`
  return { subject, html, text: `${toPlainText(html, plainText).trim()}\n` }
}

/** A mail with its sample, for the preview page and for tests. */
export function renderSample(name: MailName): RenderedMail {
  return renderMail(name, mails[name].sample as MailModel<typeof name>)
}
