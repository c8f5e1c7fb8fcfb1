import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { askAssistant, assistantBounds } from '../../../contract/http/assistant.ts'
import type { Turn } from './conversation.ts'
import { historyOf } from './history.ts'

/** The most that the API reads of a body (api/http/body.ts). */
const mostBytes = 64 * 1024

const turn = (longest: number) =>
  fc.record({
    by: fc.constantFrom('person' as const, 'assistant' as const),
    text: fc.oneof(
      fc.string({ maxLength: longest }),
      fc.integer({ min: 0, max: longest }).map((length) => '₦'.repeat(length)),
      fc.integer({ min: 0, max: longest / 2 }).map((length) => '😀'.repeat(length)),
      fc.integer({ min: 0, max: longest }).map((length) => '\u0001'.repeat(length)),
    ),
  })
const wordsOf = (list: readonly Turn[]) => list.filter(({ by }) => by === 'person').map(({ text }) => text)
const bodyOf = (turns: readonly Turn[], message: string) =>
  JSON.stringify({ message, history: historyOf(turns, message), consent: true })

it('whatever was said, the server takes the body', () => {
  fc.assert(
    fc.property(
      fc.array(turn(9000), { maxLength: 60 }),
      fc.string({ maxLength: assistantBounds.question }),
      (turns, typed) => {
        const body = bodyOf(turns, `${typed}?`.slice(-assistantBounds.question))
        expect(new TextEncoder().encode(body).length).toBeLessThanOrEqual(mostBytes)
        expect(askAssistant.body.safeParse(JSON.parse(body)).success).toBe(true)
      },
    ),
    { numRuns: 60 },
  )
})

it('short conversations go along whole, twenty questions with their answers', () => {
  const turns = Array.from({ length: 50 }, (_, at): Turn => ({
    by: at % 2 === 0 ? 'person' : 'assistant',
    text: `turn ${at}`,
  }))
  expect(historyOf(turns)).toEqual(turns.slice(-40))
})

it('answers make room before any word of the person goes, the oldest first', () => {
  const turns = Array.from({ length: 40 }, (_, at): Turn =>
    at % 2 === 0
      ? { by: 'person', text: `${at} ${'a'.repeat(1500)}` }
      : { by: 'assistant', text: `${at} ${'b'.repeat(3000)}` },
  )
  const history = historyOf(turns)
  expect(wordsOf(history)).toEqual(wordsOf(turns))
  const answers = history.filter(({ by }) => by === 'assistant').map(({ text }) => text.length)
  expect(answers[0]).toBe(120)
  expect(answers.slice(-1)[0]).toBeGreaterThan(3000)
})

it('the newest words stay where not even the person’s fit', () => {
  const turns = Array.from({ length: 40 }, (_, at): Turn => ({
    by: at % 2 === 0 ? 'person' : 'assistant',
    text: `${at}${'₦'.repeat(2000)}`,
  }))
  const history = historyOf(turns)
  expect(history.every(({ by }) => by === 'person')).toBe(true)
  expect(history.slice(-1)[0]?.text.startsWith('38')).toBe(true)
  expect(history.length).toBeGreaterThan(5)
})
