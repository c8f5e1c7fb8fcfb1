import { baseStyle, html, htmlPage, type Html } from '../html.ts'
import type { ProviderKind } from './kinds.ts'

/** The style sheet of the sign-in pages. */
export const style = `${baseStyle}
body { max-width: 28rem }
select { width: 100%; min-height: 3rem; margin: .25rem 0 1rem; padding: 0 .75rem; border: 1px solid var(--line); background: var(--sheet); color: inherit; font: inherit }
summary { display: flex; align-items: center; min-height: 2.75rem; margin-bottom: .5rem; color: var(--green); cursor: pointer; text-decoration: underline }
.check { display: flex; gap: .75rem; align-items: center; min-height: 2.75rem; margin-bottom: 1rem; font-weight: 400 }
.check input { width: 1.25rem; height: 1.25rem; min-height: 0; margin: 0 }
`

const select = (name: string, label: string, options: readonly (readonly [string, string])[]): Html =>
  html`<label for="${name}">${label}</label>
    <select id="${name}" name="${name}">
      ${options.map(([value, words]) => html`<option value="${value}">${words}</option>`)}
    </select>`

const input = (name: string, label: string, hint: string): Html =>
  html`<label for="${name}">${label}</label>
    <input id="${name}" name="${name}" placeholder="${hint}" autocomplete="off" spellcheck="false" />`

const googleFields = html`<label class="check"
    ><input type="checkbox" name="verified" value="yes" checked />The address is verified</label
  >
  ${select('hd', 'Account', [
    ['auto', 'Workspace account of the address’s domain'],
    ['', 'Personal account'],
  ])}`

const microsoftFields = html`${input('tid', 'Tenant', 'personal accounts')}
${select('xms_edov', 'The tenant has proved the domain (xms_edov)', [
  ['true', 'true'],
  ['1', '1'],
  ['"1"', '"1"'],
  ['false', 'false'],
  ['', 'not said'],
])}
${input('idp', 'Home of a guest (idp)', 'no guest')}`

const authTime = input('auth_time', 'Seconds since the last sign-in (auth_time)', 'just now; none: not said')

/** The form in which a person types an address. @param query the request's own, passed on with the form. */
export function signInPage({ title, name }: ProviderKind, query: URLSearchParams): string {
  const again = html`<p>The app asks you to sign in once more.</p>`
  return htmlPage(
    `Sign in with ${title}`,
    html`<main>
      <h1>Sign in with ${title}</h1>
      <p>This stands in for ${title} on this machine. Type any address; no password.</p>
      ${query.get('prompt') === 'login' ? again : html``}
      <form method="post" action="/authorize?${query.toString()}">
        <label for="email">Email</label>
        <input id="email" name="email" type="email" required maxlength="254" autocomplete="email" />
        <button>Sign in</button>
        <button class="line" name="cancel" value="yes" formnovalidate>Cancel</button>
        <details>
          <summary>What ${title} says about the account</summary>
          ${name === 'google' ? googleFields : microsoftFields}${authTime}
        </details>
      </form>
    </main>`,
  )
}
