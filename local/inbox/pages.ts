import { html, type Html } from './html.ts'
import type { Mail } from './mail.ts'

function page(title: string, body: Html): string {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>${title}</title>
        <link rel="stylesheet" href="/style.css" />
      </head>
      <body>
        ${body}
      </body>
    </html>`.html
}

const moment = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'medium' })

function time(mail: Mail): Html {
  return html`<time datetime="${mail.date}">${moment.format(new Date(mail.date))}</time>`
}

/** The list of mails, newest first; `latest` lets the page notice a new one. */
export function listPage(mails: readonly Mail[], to: string | undefined, latest: string): string {
  const rows = mails.map(
    (mail) =>
      html`<li>
        <a href="/mails/${mail.id}">
          <strong>${mail.subject || '(no subject)'}</strong
          ><span class="quiet">to ${mail.to}</span>${time(mail)}
        </a>
      </li>`,
  )
  const empty = to
    ? html`<p>No mail to ${to}. <a href="/">All mails</a></p>`
    : html`<p>No mail yet. What the product sends appears here by itself.</p>`
  return page(
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
      <script type="module" src="/list.js"></script>`,
  )
}

function attachments(mail: Mail): Html {
  if (mail.attachments.length === 0) return html``
  const items = mail.attachments.map(
    (file, index) =>
      html`<li>
        <a href="/mails/${mail.id}/attachments/${index}">${file.filename}</a>
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

/** One mail: its HTML in a frame of its own that may run nothing, its text below. */
export function mailPage(mail: Mail): string {
  const framed = html`<iframe
    title="The mail"
    src="/mails/${mail.id}/html"
    sandbox="allow-popups allow-popups-to-escape-sandbox"
    referrerpolicy="no-referrer"
  ></iframe>`
  return page(
    `${mail.subject || '(no subject)'} - Inbox`,
    html`<a class="back" href="/">All mails</a>
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
        ${attachments(mail)}
      </main>`,
  )
}

/** What the frame shows: the mail's HTML with links that open beside the inbox and its own pictures. */
export function framedHtml(mail: Mail): string {
  const shown = mail.html.replaceAll(/cid:([^"'\s)>]+)/g, (whole, contentId: string) => {
    const index = mail.attachments.findIndex((file) => file.contentId === contentId)
    return index === -1 ? whole : `/mails/${mail.id}/attachments/${index}`
  })
  return `<!doctype html><base target="_blank">${shown.replace(/^\s*<!doctype[^>]*>/i, '')}`
}
