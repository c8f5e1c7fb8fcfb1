import { baseStyle, html, htmlPage } from '../html.ts'

/** The style sheet of the sign-in pages. */
export const style = `${baseStyle}
body { max-width: 28rem }
.check { display: flex; gap: .75rem; align-items: center; min-height: 2.75rem; margin-bottom: 1rem; font-weight: 400 }
.check input { width: 1.25rem; height: 1.25rem; min-height: 0; margin: 0 }
`

/** The form in which a person types an address. @param query the request's own, passed on with the form. */
export function signInPage(title: string, query: string, asksVerified: boolean): string {
  const verified = html`<label class="check"
    ><input type="checkbox" name="verified" value="yes" checked />The address is verified</label
  >`
  return htmlPage(
    `Sign in with ${title}`,
    html`<main>
      <h1>Sign in with ${title}</h1>
      <p>This stands in for ${title} on this machine. Type any address; no password.</p>
      <form method="post" action="/authorize?${query}">
        <label for="email">Email</label>
        <input id="email" name="email" type="email" required maxlength="254" autocomplete="email" />
        ${asksVerified ? verified : html``}
        <button>Sign in</button>
        <button class="line" name="cancel" value="yes" formnovalidate>Cancel</button>
      </form>
    </main>`,
  )
}
