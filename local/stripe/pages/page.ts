import { html, type Html } from '../../inbox/html.ts'

/** A page of the stand-in. */
export function page(title: string, body: Html): string {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>${title}</title>
        <link rel="stylesheet" href="/style.css" />
      </head>
      <body>
        <main>${body}</main>
      </body>
    </html>`.html
}

/** A page that says one thing. */
export function saying(title: string, words: string): string {
  return page(
    title,
    html`<h1>${title}</h1>
      <p>${words}</p>`,
  )
}

const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'Africa/Lagos' })

/** A day in Nigeria. @param seconds since 1970. */
export function dayOf(seconds: number): string {
  return day.format(new Date(seconds * 1000))
}

/** "$10.00". */
export function dollars(cents: number): string {
  return `$${(cents / 100).toFixed(2)}`
}
