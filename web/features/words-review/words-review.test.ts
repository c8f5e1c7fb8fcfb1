import { expect, test } from 'vitest'
import { factKeys, questionIds, sheetTexts } from '../../../tax/index.ts'
import { countsInWords } from './index.tsx'

test('says how many texts wait for a reader of each language', () => {
  const all = questionIds.length + factKeys.length + sheetTexts().length
  expect(countsInWords()).toBe(
    `${all} questions, each with a text in 3 languages. Not yet read by a native speaker: ${all} in Yorùbá and ${all} in Pidgin.`,
  )
})
