import { expect, test } from 'vitest'
import { questionIds } from '../../../tax/index.ts'
import { countsInWords } from './index.tsx'

test('says how many texts wait for a reader of each language', () => {
  const all = questionIds.length
  expect(countsInWords()).toBe(
    `${all} questions, each with a help text in 3 languages. Not yet read by a native speaker: ${all} in Yorùbá and ${all} in Pidgin.`,
  )
})
