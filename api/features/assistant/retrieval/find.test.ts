import { expect, it, test } from 'vitest'
import { articles } from '../../../../tax/guide/index.ts'
import { find } from './index.ts'

test.each(articles)('$id is found by its title', ({ id, title }) => {
  const found = find(title)
  expect([found?.id, ...(found?.others ?? [])]).toContain(id)
})

test.each([
  ['rent-relief', 'rent releif how e dey work'],
  ['marriage-and-children', 'I get five pikin, relief dey?'],
  ['tax-bands', 'what percent do the very rich pay on what is over 50m'],
  ['late-filing', 'three months late with my return, penalty?'],
  ['which-state', 'I live in Ogun, office is in Lagos: which state'],
])('%s: %s', (id, question) => {
  expect(find(question)?.id).toBe(id)
})

test.each([
  'who won the match yesterday',
  'best jollof recipe',
  'asdfgh qwerty',
  '',
  '?',
  '₦₦₦',
  'x'.repeat(2_000),
])('"%s" is not answered', (question) => {
  expect(find(question)).toBeUndefined()
})

it('takes a bounded time for whatever is typed', () => {
  find('warm')
  for (const text of [
    'pension '.repeat(60),
    'a b '.repeat(500),
    '12 '.repeat(600),
    'rentt relieff '.repeat(140),
  ]) {
    const from = performance.now()
    find(text.slice(0, 2_000))
    expect(performance.now() - from).toBeLessThan(100)
  }
})
