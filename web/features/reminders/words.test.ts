import { expect, test } from 'vitest'
import { reminderKinds } from '../../../contract/jobs/reminders.ts'
import { doneIn, outcomeInWords } from './words.ts'

test('the page of the link says what ended, kind by kind, and that the others still come', () => {
  const words = reminderKinds.map((kind) => outcomeInWords('end', kind).words)
  expect(new Set(words).size).toBe(reminderKinds.length)
  for (const text of words) expect(text).toMatch(/^We no longer mail you the reminder .+ still come\.$/)
})

test('what ended all, or undid, names no kind: it is the same for each', () => {
  for (const change of ['end-all', 'undo'] as const)
    expect(new Set(reminderKinds.map((kind) => outcomeInWords(change, kind).words)).size).toBe(1)
})

test('what was done is read from the history, and nothing of an entry that holds only the token', () => {
  const done = { change: 'undo', kind: 'law' } as const
  expect(doneIn({ token: 'law.x', done })).toEqual(done)
  for (const state of [null, undefined, {}, { token: 'law.x' }]) expect(doneIn(state)).toBeUndefined()
})
