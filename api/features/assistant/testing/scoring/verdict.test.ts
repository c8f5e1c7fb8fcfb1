import { describe, expect, test } from 'vitest'
import type { Reply, ReplyKind } from '../../answering/reply.ts'
import type { Outcome } from './outcome.ts'
import { verdictOf } from './verdict.ts'

const reply = (kind: ReplyKind, text: string, ...articles: string[]): Reply => ({
  kind,
  text,
  sources: articles.map((article) => ({ article, title: article, sections: [] })),
  reading: null,
  language: 'en',
})

const tax: Outcome = { kind: 'figure', naira: 438_000 }
const wants = (expected: Outcome, ...never: number[]) => ({ expect: [expected], never })

describe('the verdict on an answer', () => {
  test.each<[string, ReturnType<typeof wants>, Reply, string]>([
    ['the figure', wants(tax), reply('calculated', 'The tax is ₦438,000 a year.'), 'right'],
    ['another figure', wants(tax), reply('calculated', 'The tax is ₦4,380,000 a year.'), 'WRONG figure'],
    ['a figure that begins with it', wants(tax), reply('calculated', 'Tax: ₦438,000,000.'), 'WRONG figure'],
    [
      'a tempting figure first',
      wants(tax, 36_000),
      reply('calculated', 'Tax: ₦36,000.\n\nOr ₦438,000.'),
      'WRONG figure',
    ],
    [
      'a tempting figure beside',
      wants(tax, 36_000),
      reply('calculated', 'Tax: ₦438,000.\n\nNot ₦36,000.'),
      'right',
    ],
    [
      'none due in words',
      wants({ kind: 'figure', naira: 0 }),
      reply('calculated', 'No tax is due.'),
      'right',
    ],
    ['none due, but some is', wants(tax), reply('calculated', 'No tax is due.'), 'WRONG figure'],
    ['a question back', wants(tax), reply('asked', 'A month or a year?'), 'asked'],
    ['a question that is right', wants({ kind: 'asks' }), reply('asked', 'At which rate?'), 'right'],
    ['a refusal', wants(tax), reply('unknown', 'I do not know that.'), 'refused'],
    ['an article for a figure', wants(tax), reply('looked-up', 'Rent relief is 20%.'), 'wrong article'],
    ['an article', wants({ kind: 'article', ids: ['nhis'] }), reply('looked-up', 'Yes.', 'nhis'), 'right'],
    [
      'all facts',
      wants({ kind: 'facts', says: [['20%'], ['500k', '500,000']] }),
      reply('looked-up', '20%, at most ₦500,000'),
      'right',
    ],
    [
      'a fact left out',
      wants({ kind: 'facts', says: [['20%'], ['500,000']] }),
      reply('looked-up', '20%'),
      'wrong article',
    ],
    [
      'a topic that nobody listed',
      wants({ kind: 'topic', about: 'weather' }),
      reply('looked-up', 'Yes.', 'nhis'),
      'to judge',
    ],
    [
      'a figure for what is not for it',
      wants({ kind: 'declines' }),
      reply('calculated', '₦5'),
      'WRONG figure',
    ],
  ])('%s', (_, wanted, first, verdict) => {
    expect(verdictOf(wanted, { first })).toEqual({ verdict, isConfirmed: false })
  })

  test('a reading that is shown first and comes to another figure was misread, and is never right', () => {
    const first = reply('read', 'I read: pay ₦36,000 a month.')
    expect(verdictOf(wants(tax), { first, confirmed: reply('calculated', '₦36,000') }).verdict).toBe(
      'misread, shown',
    )
    expect(verdictOf(wants(tax), { first, confirmed: reply('calculated', '₦438,000') })).toEqual({
      verdict: 'right',
      isConfirmed: true,
    })
  })
})
