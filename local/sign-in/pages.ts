import { baseStyle, html, htmlPage, type Html } from '../html.ts'

/** The style sheet of the sign-in pages. */
export const style = `${baseStyle}
body { max-width: 28rem }
.check { display: flex; gap: .75rem; align-items: center; min-height: 2.75rem; margin-bottom: 1rem; font-weight: 400 }
.check input { width: 1.25rem; height: 1.25rem; min-height: 0; margin: 0 }
`

const page = (title: string, body: Html): string => htmlPage(title, html`<main>${body}</main>`)

/** Where a person types who they are; `query` carries the request along. */
export function signInPage(title: string, query: string, asksVerified: boolean): string {
  const verified = html`<label class="check"
    ><input type="checkbox" name="verified" value="yes" checked />The address is verified</label
  >`
  return page(
    `Sign in with ${title}`,
    html`<h1>Sign in with ${title}</h1>
      <p>This stands in for ${title} on this machine. Type any address; no password.</p>
      <form method="post" action="/authorize?${query}">
        <label for="email">Email</label>
        <input id="email" name="email" type="email" required maxlength="254" autocomplete="email" />
        ${asksVerified ? verified : html``}
        <button>Sign in</button>
        <button class="line" name="cancel" value="yes" formnovalidate>Cancel</button>
      </form>`,
  )
}

/** A request that no product of ours would make. */
export function refusedPage(title: string, reason: string): string {
  return page(
    `Sign in with ${title}`,
    html`<h1>This sign-in cannot go on</h1>
      <p>${reason}</p>`,
  )
}

/** What stands at the stand-in's own address. */
export function aboutPage(title: string, issuer: string): string {
  return page(
    `Sign in with ${title}`,
    html`<h1>Sign in with ${title}</h1>
      <p>
        This stands in for ${title} on this machine, as an OpenID Connect provider with the issuer ${issuer}.
        Open the app’s login page to use it.
      </p>`,
  )
}
