import { expect, test } from 'vitest'
import { factKeys } from '../answers/facts.ts'
import { questionIds } from '../questionnaire/questions.ts'
import { helpText, isReviewed, languages } from './index.ts'
import { factHelpText } from './fact-help.ts'
import { doubtsOf } from './review.ts'
import { reviewPage } from './review-page.ts'
import { sheetHelpText, sheetTexts } from './sheet-help.ts'

const asked = languages.flatMap(({ code, name }) =>
  questionIds.flatMap((id) => doubtsOf(id, code).map((doubt) => ({ ...doubt, id, code, name }))),
)

test.each(asked)('"$words" stands in the help of $id in $name', ({ id, code, words, ask }) => {
  expect(helpText(id, code).text).toContain(words)
  expect(ask).toMatch(/^[\p{Lu}“].*\?$/u)
})

const askedOfFacts = languages.flatMap(({ code, name }) =>
  factKeys.flatMap((key) => doubtsOf(key, code).map((doubt) => ({ ...doubt, key, code, name }))),
)

test.each(askedOfFacts)('"$words" stands in the help of $key in $name', ({ key, code, words, ask }) => {
  expect(factHelpText(key, code).text).toContain(words)
  expect(ask).toMatch(/^[\p{Lu}“].*\?$/u)
})

const askedOfSheets = languages.flatMap(({ code, name }) =>
  sheetTexts().flatMap(({ path }) => doubtsOf(path, code).map((doubt) => ({ ...doubt, path, code, name }))),
)

test.each(askedOfSheets)('"$words" stands in the help of $path in $name', ({ path, code, words, ask }) => {
  expect(sheetHelpText(path, code).text).toContain(words)
  expect(ask).toMatch(/^[\p{Lu}“].*\?$/u)
})

test('nothing is asked twice', () => {
  const each = [...asked, ...askedOfFacts, ...askedOfSheets].map(
    ({ id, code, words }) => `${code} ${id} ${words}`,
  )
  expect(new Set(each).size).toBe(each.length)
})

test('a language that a native speaker has read has no questions left', () => {
  expect([...asked, ...askedOfFacts, ...askedOfSheets].filter(({ code }) => isReviewed(code))).toEqual([])
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
