import { expect, test } from 'vitest'
import { reminderKinds } from '../../../contract/jobs/reminders.ts'
import { remindersInWords } from './reminder-words.ts'

test('the card offers every kind once, with its day and its lead', () => {
  expect(remindersInWords).toHaveLength(reminderKinds.length)
  expect(new Set(remindersInWords.map(({ kind }) => kind))).toEqual(new Set(reminderKinds))
  const [employer, own, renewal, law] = remindersInWords
  expect(employer?.label).toContain('31 January')
  expect(own?.label).toContain('31 March')
  for (const dated of [employer, own]) expect(dated?.note).toContain('14 days and 3 days before')
  expect(own?.note).toMatch(
    /reported \(Taiwo Oyedele.*section 13, does not name it.*can be moved.*reported too/,
  )
  expect(renewal?.note).toContain('30 days before')
  expect(law?.note).toContain('no amounts')
})
