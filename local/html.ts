/** Text that is HTML already. */
export interface Html {
  readonly html: string
}

type Value = Html | string | number | readonly Html[]

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

function asHtml(value: Value): string {
  if (typeof value === 'object') return 'html' in value ? value.html : value.map((one) => one.html).join('')
  return String(value).replaceAll(/[&<>"']/g, (character) => escapes[character] ?? character)
}

/** Template tag: escapes every value unless this tag made it. */
export function html(parts: TemplateStringsArray, ...values: readonly Value[]): Html {
  return { html: parts.map((part, index) => part + asHtml(values[index] ?? '')).join('') }
}

/** A page of a stand-in; its style sheet is served at /style.css. */
export function htmlPage(title: string, body: Html): string {
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

/** A page of a stand-in that has a heading and a paragraph. @param title of the window, the heading by default. */
export function messagePage(heading: string, text: string, title = heading): string {
  return htmlPage(
    title,
    html`<main>
      <h1>${heading}</h1>
      <p>${text}</p>
    </main>`,
  )
}

/** The beginning of the style sheets of all stand-ins: the product's colours, text and forms. */
export const baseStyle = `
:root { color-scheme: light dark; --ground: #f8faf6; --sheet: #fff; --ink: #0f1f18; --ink-2: #45544c; --line: #65756c; --green: #0b5238; --on-green: #fff; --red: #a1260d }
@media (prefers-color-scheme: dark) {
  :root { --ground: #0c1411; --sheet: #121c17; --ink: #edf4ef; --ink-2: #adbdb3; --line: #8a9a90; --green: #8fdcb7; --on-green: #0c1411; --red: #ff9d85 }
}
* { box-sizing: border-box }
body { max-width: 32rem; margin: 0 auto; padding: 2rem 1rem; background: var(--ground); color: var(--ink); font: 1.0625rem/1.5 system-ui, sans-serif; overflow-wrap: anywhere }
h1 { margin: 0 0 .5rem; font-size: 1.75rem; line-height: 1.15; letter-spacing: -.02em }
p { margin: 0 0 1.5rem; color: var(--ink-2) }
a { color: var(--green) }
label { display: block; font-weight: 600 }
input { width: 100%; min-height: 3rem; margin: .25rem 0 1rem; padding: 0 .75rem; border: 1px solid var(--line); background: var(--sheet); color: inherit; font: inherit }
button, .line { width: 100%; min-height: 3rem; margin-bottom: .75rem; border: 1px solid var(--green); background: var(--green); color: var(--on-green); font: inherit; font-weight: 600; cursor: pointer }
.line { background: none; color: var(--green) }
:focus-visible { outline: 3px solid var(--ink); outline-offset: 2px }
`
