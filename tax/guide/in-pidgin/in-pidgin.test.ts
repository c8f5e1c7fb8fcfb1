import { expect, it, test } from 'vitest'
import { unknownFigures } from '../../testing/figures.ts'
import { articleOf } from '../index.ts'
import { inPidgin } from './index.ts'

test.each(Object.entries(inPidgin))('%s says in Pidgin no figure that its article lacks', (id, text) => {
  const article = articleOf(id)
  expect(article).toBeDefined()
  expect(unknownFigures(text, article)).toEqual([])
  const figures = text.match(/₦[\d,]*\d|\d+%/g) ?? []
  expect(figures.filter((figure) => !article?.body.join(' ').includes(figure))).toEqual([])
})

it('is in Pidgin, in whole sentences', () => {
  for (const text of Object.values(inPidgin)) {
    expect(text).toMatch(/^[A-Z0-9].*\.$/)
    expect(` ${text} `).toMatch(/ (?:di|dey|na|no|wey|dem|don|fit|go) |Na |years\.|Write/)
  }
})
