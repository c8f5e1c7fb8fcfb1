import { expect, test } from 'vitest'
import { mailNames, renderMail, renderSample } from './index.ts'
import { mails } from './render-mail.ts'

const linksOf = (html: string): string[] =>
  [...html.matchAll(/href="([^"]+)"/g)].map(([, link]) => link ?? '')

test.each(mailNames)('%s: HTML and plain text carry the links of the model and no others', (name) => {
  const { html, text } = renderSample(name)
  const values: readonly unknown[] = Object.values(mails[name].sample)
  const given = values.filter(
    (value): value is string => typeof value === 'string' && value.startsWith('http'),
  )
  expect(new Set(linksOf(html))).toEqual(new Set(given))
  for (const link of given) expect(text).toContain(link)
  expect(text).not.toMatch(/[<>]|&[a-z]+;/)
})

test.each(mailNames)(
  '%s: one line of subject, one button where it has a link, nothing that runs or loads',
  (name) => {
    const { subject, html } = renderSample(name)
    expect(subject).toMatch(/^[ -~]{10,60}$/)
    expect(html.match(/class="on-button"/g) ?? []).toHaveLength(linksOf(html).length > 0 ? 1 : 0)
    expect(html).not.toMatch(/<script|<img|http-equiv="refresh"|onclick/i)
  },
)

test.each(mailNames)('%s: nothing is smaller than 16 px but the hidden preview', (name) => {
  const sizes = [...renderSample(name).html.matchAll(/font-size:(\d+)px/g)].map(([, size]) => Number(size))
  expect(sizes.filter((size) => size > 1 && size < 16)).toEqual([])
})

test('what stands in a model shows as text, never as markup', () => {
  const { html } = renderMail('reset-password', {
    link: 'https://naijatax.example/?a=1&b="><script>alert(1)</script>',
    expiresAt: new Date('2026-11-21T10:00:00Z'),
  })
  expect(html).not.toContain('<script>')
})

test('the time a link ends is told in Lagos', () => {
  expect(renderSample('verify-email').text).toContain('10:00 on 22 November 2026, Lagos time')
})
