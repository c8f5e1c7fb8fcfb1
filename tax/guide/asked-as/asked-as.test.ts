import { expect, it, test } from 'vitest'
import { articles } from '../index.ts'
import { askedAs } from './index.ts'

test.each(articles)('$id is asked for in people’s own words', ({ id, title }) => {
  const questions = askedAs[id] ?? []
  expect(questions.length).toBeGreaterThan(0)
  expect(questions).not.toContain(title)
})

it('names articles that exist, and asks each question once', () => {
  const ids = new Set(articles.map(({ id }) => id))
  expect(Object.keys(askedAs).filter((id) => !ids.has(id))).toEqual([])
  const all = Object.values(askedAs).flat()
  expect(all.filter((question, at) => all.indexOf(question) !== at)).toEqual([])
})
