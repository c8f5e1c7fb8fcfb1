import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { StaticRouter } from '../router.ts'
import { NavLink, Page } from './Page.tsx'

const markup = renderToStaticMarkup(
  <StaticRouter location="/login">
    <Page title="Login" nav={<NavLink to="/signup">Sign up</NavLink>}>
      <h1>Login</h1>
    </Page>
  </StaticRouter>,
)

it('starts with the skip link, then pattern border, header, main and footer', () => {
  expect(
    markup.replace(/<(a|header|main|footer)\b/g, '\n$1 ').match(/^(a|header|main|footer) .*$/gm)?.[0],
  ).toContain('Skip to main content')
  expect(markup).toMatch(/<header.*<nav aria-label="Account">.*<\/header><main id="main" tabindex="-1"/)
})

it('says the words of [spec 11.3] in the footer', () => {
  expect(markup).toContain('NaijaTax is owned and operated by a UK company.')
  for (const path of ['/pricing', '/terms', '/privacy', '/eula', '/disclaimer'])
    expect(markup).toContain(`href="${path}"`)
})

it('carries no inline style', () => {
  expect(markup).not.toMatch(/style=/)
})
