import { describe, expect, test } from 'vitest'
import { product } from '../../contract/http/product.ts'
import { securityEventNames } from '../../contract/jobs/security-events.ts'
import { renderMail, renderSample, samples } from './index.ts'
import { endedInWords, eventWords } from './security-words.ts'

const linksOf = (html: string): string[] =>
  [...html.matchAll(/href="([^"]+)"/g)].map(([, link]) => link ?? '')
const isLink = (value: unknown): value is string => typeof value === 'string' && value.startsWith('https:')

describe.each(samples)('$name', (sample) => {
  const { subject, html, text } = renderSample(sample)
  const given = Object.values(sample.model).filter(isLink)

  test('HTML and plain text carry the links of the model and no others', () => {
    expect(new Set(linksOf(html))).toEqual(new Set(given))
    for (const link of given) expect(text).toContain(link)
    expect(text).not.toMatch(/[<>]|&[a-z]+;/)
  })

  test('one line of subject, one button where there is a link, nothing that runs or loads', () => {
    expect(subject).toMatch(/^[ -~]{10,60}$/)
    expect(html.split('class="on-button"')).toHaveLength(given.length > 0 ? 2 : 1)
    expect(html).not.toMatch(/<script|<img|http-equiv="refresh"|onclick/i)
  })

  test('no refunds are told with when there is one', () => {
    const told = text
      .replaceAll(/\s+/g, ' ')
      .split(/\bno refunds?\b/i)
      .slice(1)
    for (const after of told) expect(after.startsWith(`, ${product.refundException}`), after).toBe(true)
  })

  test('a time of day is at, a day is on', () => {
    expect(text).not.toMatch(/\b(?:on|in)\s+\d\d:\d\d/i)
    expect(text).not.toMatch(/\bat\s+\d{1,2} [A-Z][a-z]+ \d{4}/i)
  })

  test('nothing is smaller than 16 px but the hidden preview', () => {
    const sizes = [...html.matchAll(/font-size:(\d+)px/g)].map(([, size]) => Number(size))
    expect(sizes.filter((size) => size > 1 && size < 16)).toEqual([])
  })
})

test('a code stands in its mail, and in no subject', () => {
  const { subject, text } = renderMail('confirm-code', { code: 'ABCD-EFGH', expiresAt: new Date(0) })
  expect(text).toContain('ABCD-EFGH')
  expect(subject).not.toContain('ABCD')
})

describe('what is told of an event', () => {
  const at = new Date('2026-11-21T09:00:00Z')
  const link = 'https://naijatax.example/forgot-password'
  const detail = { oldEmail: 'old@example.test', newEmail: 'new@example.test', wayIn: 'passkey' } as const

  test.each(securityEventNames)('%s: what, when, where, what to do, and no address', (event) => {
    for (const to of [undefined, 'old address'] as const) {
      const { text } = renderMail('security-notice', {
        event,
        at,
        browser: 'Firefox on KaiOS',
        detail,
        to,
        link,
      })
      expect(text).toContain(eventWords(event, detail, to).heading)
      expect(text).toContain('10:00 on 21 November 2026, Lagos time')
      expect(text).toContain('Firefox on KaiOS')
      const { isAskedFor } = eventWords(event, detail, to)
      expect(text).toContain(isAskedFor ? 'Did you not ask for it?' : 'Not you?')
      expect(text).toContain(link)
      expect(text).not.toMatch(/@example\.test/)
    }
  })

  test('no two events say the same', () => {
    const headings = securityEventNames.map((event) => eventWords(event, {}).heading)
    expect(new Set(headings).size).toBe(securityEventNames.length)
  })

  test('what ended is counted', () => {
    const nothing = { sessions: 0, waysIn: [], changes: 0 }
    expect(endedInWords(nothing)).toEqual([])
    expect(endedInWords({ ...nothing, sessions: 1 })).toEqual(['Ended with it: one signed-in browser.'])
    expect(endedInWords({ ...nothing, links: 2 })).toEqual([
      'Ended with it: 2 links that you gave to readers.',
    ])
    expect(endedInWords({ ...nothing, sessions: 1, links: 1 })).toEqual([
      'Ended with it: one signed-in browser and a link that you gave to a reader.',
    ])
    expect(
      endedInWords({ sessions: 3, waysIn: ['google', 'passkey', 'passkey', 'authenticator'], changes: 1 }),
    ).toEqual([
      'Ended with it: 3 signed-in browsers, Google, 2 passkeys, an authenticator app and a change that waited.',
    ])
  })
})

test('a mail to an address that nobody proved names nobody', () => {
  const { text } = renderMail('change-email', { link: 'https://naijatax.example/', expiresAt: new Date(0) })
  expect(text).not.toMatch(/@(?!naijatax)/)
})

test('what stands in a model shows as text, never as markup', () => {
  const { html } = renderMail('reset-password', {
    link: 'https://naijatax.example/?a=1&b="><script>alert(1)</script>',
    expiresAt: new Date('2026-11-21T10:00:00Z'),
  })
  expect(html).not.toContain('<script>')
})

test('the time a link ends is told in Lagos', () => {
  expect(
    renderMail('verify-email', {
      link: 'https://naijatax.example/',
      expiresAt: new Date('2026-11-22T09:00:00Z'),
    }).text,
  ).toContain('10:00 on 22 November 2026, Lagos time')
})
