import { mailNames, renderSample, type MailName } from '../email/index.ts'

/** One answer of the preview: what it is and its text. */
export interface PreviewPage {
  type: 'text/html' | 'text/plain'
  body: string
}

const isMail = (name: string): name is MailName => (mailNames as string[]).includes(name)

function list(): PreviewPage {
  const rows = mailNames.map(
    (name) =>
      `<li>${renderSample(name).subject}: <a href="/${name}.html">mail</a>, <a href="/${name}.txt">plain text</a></li>`,
  )
  const body = `<!doctype html><html lang="en"><title>Mails</title><h1>Mails</h1><ul>${rows.join('')}</ul></html>`
  return { type: 'text/html', body }
}

/** The page at an address: `/` lists the mails, `/<name>.html` and `/<name>.txt` show one with its sample. */
export function previewPage(path: string): PreviewPage | undefined {
  if (path === '/') return list()
  const [, name = '', kind] = /^\/([a-z-]+)\.(html|txt)$/.exec(path) ?? []
  if (!isMail(name)) return undefined
  const { html, text } = renderSample(name)
  return kind === 'html' ? { type: 'text/html', body: html } : { type: 'text/plain', body: text }
}
