import { renderSample, samples } from '../email/index.ts'
import { renderReport, sampleReport } from '../report/index.ts'

/** One answer of the preview: what it is and its text. */
export interface PreviewPage {
  type: 'text/html' | 'text/plain'
  body: string
}

/** Both faces of the report, as the browser prints them. */
const reports: Readonly<Record<string, () => string>> = {
  '/report-full.html': () => renderReport(sampleReport({ paid: true })),
  '/report-masked.html': () => renderReport(sampleReport({ paid: false })),
}

function list(): PreviewPage {
  const rows = samples.map((sample) => {
    const { name } = sample
    return `<li>${renderSample(sample).subject} (${name}): <a href="/${name}.html">mail</a>, <a href="/${name}.txt">plain text</a></li>`
  })
  const links = Object.keys(reports).map((path) => `<li><a href="${path}">${path.slice(1)}</a></li>`)
  const body = `<!doctype html><html lang="en"><title>Mails and report</title><h1>Mails and report</h1><ul>${rows.join('')}${links.join('')}</ul></html>`
  return { type: 'text/html', body }
}

/** The page at an address: `/` lists what there is, `/report-….html` shows the report, `/<name>.html` and `/<name>.txt` show one with its sample. */
export function previewPage(path: string): PreviewPage | undefined {
  if (path === '/') return list()
  const report = Object.hasOwn(reports, path) ? reports[path] : undefined
  if (report) return { type: 'text/html', body: report() }
  const [, name, kind] = /^\/(.+)\.(html|txt)$/.exec(path) ?? []
  const sample = samples.find((one) => one.name === name)
  if (!sample) return undefined
  const { html, text } = renderSample(sample)
  return kind === 'html' ? { type: 'text/html', body: html } : { type: 'text/plain', body: text }
}
