import { baseStyle, htmlPage, html, type Html } from '../html.ts'
import type { Mail } from './mail.ts'

/** The inbox's style sheet. */
export const style = `${baseStyle}
:root { --line: #cdd7cf }
@media (prefers-color-scheme: dark) { :root { --line: #2c3a32 } }
body { max-width: 60rem; padding: 1rem }
h1 { margin: .5rem 0 1rem }
p, dd { margin: 0 }
p { color: inherit }
.quiet, dt, time { color: var(--ink-2); font-size: .9375rem }
.mails { margin: 0; padding: 0; list-style: none; border-top: 1px solid var(--line) }
.mails a { display: grid; gap: 0 1rem; padding: .75rem 0; border-bottom: 1px solid var(--line); color: inherit; text-decoration: none }
.mails a:hover strong { text-decoration: underline }
@media (min-width: 40rem) { .mails a { grid-template-columns: 1fr auto } .mails span { grid-column: 1 } .mails time { grid-area: 1 / 2 } }
dl { display: grid; grid-template-columns: auto 1fr; gap: .25rem 1rem; margin: 0 0 1rem }
iframe { width: 100%; height: 75vh; border: 1px solid var(--line); background: #fff }
pre { margin: 0; padding: 1rem; border: 1px solid var(--line); background: var(--sheet); font: .9375rem/1.5 ui-monospace, monospace; white-space: pre-wrap }
section { margin-top: 1.5rem }
section h2 { margin: 0 0 .5rem; font-size: 1.25rem }
.back { display: inline-flex; align-items: center; min-height: 2.75rem }
`

/** Reloads the list when another mail has arrived. @param base path of the inbox. */
export const script = (base: string): string => `
const list = document.querySelector('[data-latest]')
setInterval(async () => {
  if (document.hidden) return
  const answer = await fetch('${base}/latest').catch(() => undefined)
  if (answer?.ok && (await answer.text()) !== list.dataset.latest) location.reload()
}, 2000)
`

const moment = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'medium' })

function time(mail: Mail): Html {
  return html`<time datetime="${mail.date}">${moment.format(new Date(mail.date))}</time>`
}

/** The list of mails, newest first; `latest` lets the page notice a new one. @param base path of the inbox. */
export function listPage(
  base: string,
  mails: readonly Mail[],
  { to, latest }: { to: string | undefined; latest: string },
): string {
  const rows = mails.map(
    (mail) =>
      html`<li>
        <a href="${base}/mails/${mail.id}">
          <strong>${mail.subject || '(no subject)'}</strong
          ><span class="quiet">to ${mail.to}</span>${time(mail)}
        </a>
      </li>`,
  )
  const empty = to
    ? html`<p>No mail to ${to}. <a href="${base}">All mails</a></p>`
    : html`<p>No mail yet. What the product sends appears here by itself.</p>`
  return htmlPage(
    'Inbox - NaijaTax',
    html`<main data-latest="${latest}">
        <h1>Inbox</h1>
        ${
          rows.length > 0
            ? html`<ol class="mails">
                ${rows}
              </ol>`
            : empty
        }
      </main>
      <script type="module" src="${base}/list.js"></script>`,
  )
}

function attachments(base: string, mail: Mail): Html {
  if (mail.attachments.length === 0) return html``
  const items = mail.attachments.map(
    (file, index) =>
      html`<li>
        <a href="${base}/mails/${mail.id}/attachments/${index}">${file.filename}</a>
        <span class="quiet">${file.contentType}, ${Math.ceil(file.size / 1024)} KB</span>
      </li>`,
  )
  return html`<section>
    <h2>Attachments</h2>
    <ul>
      ${items}
    </ul>
  </section>`
}

/** Plain text with its web addresses as links. */
function linked(text: string): Html[] {
  return text
    .split(/(https?:\/\/[^\s<>"]+)/)
    .map((part, index) =>
      index % 2 === 1 ? html`<a href="${part}" target="_blank" rel="noreferrer">${part}</a>` : html`${part}`,
    )
}

/** One mail: its HTML in a frame of its own that may run nothing, its text below. @param base path of the inbox. */
export function mailPage(base: string, mail: Mail): string {
  const framed = html`<iframe
    title="The mail"
    src="${base}/mails/${mail.id}/html"
    sandbox="allow-popups allow-popups-to-escape-sandbox"
    referrerpolicy="no-referrer"
  ></iframe>`
  return htmlPage(
    `${mail.subject || '(no subject)'} - Inbox`,
    html`<a class="back" href="${base}">All mails</a>
      <main>
        <h1>${mail.subject || '(no subject)'}</h1>
        <dl>
          <dt>From</dt>
          <dd>${mail.from}</dd>
          <dt>To</dt>
          <dd>${mail.to}</dd>
          <dt>Came</dt>
          <dd>${time(mail)}</dd>
        </dl>
        ${mail.html ? framed : html``}
        ${
          mail.text
            ? html`<section>
                <h2>Text</h2>
                <pre>${linked(mail.text)}</pre>
              </section>`
            : html``
        }
        ${attachments(base, mail)}
      </main>`,
  )
}

/** The HTML of the frame: the mail's own, whose links open in another tab, with the addresses of its pictures. */
export function framedHtml(base: string, mail: Mail): string {
  const shown = mail.html.replaceAll(/cid:([^"'\s)>]+)/g, (whole, contentId: string) => {
    const index = mail.attachments.findIndex((file) => file.contentId === contentId)
    return index === -1 ? whole : `${base}/mails/${mail.id}/attachments/${index}`
  })
  return `<!doctype html><base target="_blank">${shown.replace(/^\s*<!doctype[^>]*>/i, '')}`
}
