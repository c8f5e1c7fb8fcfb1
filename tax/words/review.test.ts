import { expect, test } from 'vitest'
import { questionIds } from '../questionnaire/questions.ts'
import { helpText, isReviewed, languages } from './index.ts'
import { doubtsOf } from './review.ts'
import { reviewPage } from './review-page.ts'

const asked = languages.flatMap(({ code, name }) =>
  questionIds.flatMap((id) => doubtsOf(id, code).map((doubt) => ({ ...doubt, code, name }))),
)

test.each(asked)('"$words" stands in the help of $id in $name', ({ id, code, words, ask }) => {
  expect(helpText(id, code).text).toContain(words)
  expect(ask).toMatch(/^[\p{Lu}“].*\?$/u)
})

test('nothing is asked twice', () => {
  const each = asked.map(({ id, code, words }) => `${code} ${id} ${words}`)
  expect(new Set(each).size).toBe(each.length)
})

test('a language that a native speaker has read has no questions left', () => {
  expect(asked.filter(({ code }) => isReviewed(code))).toEqual([])
})

test.each(languages.filter(({ code }) => !isReviewed(code)))(
  '$name has questions to a native speaker on most of its texts',
  ({ code }) => {
    const texts = new Set(asked.filter((doubt) => doubt.code === code).map(({ id }) => id))
    expect(texts.size).toBeGreaterThan(questionIds.length / 2)
  },
)

test('docs/translation-review.md has every text that waits, with the English beside it and the questions', async () => {
  await expect(reviewPage()).toMatchFileSnapshot('../../docs/translation-review.md')
})
