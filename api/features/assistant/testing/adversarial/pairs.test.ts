import { describe, expect, test } from 'vitest'
import { put } from '../scoring/index.ts'
import { states } from '../scoring/naira.ts'
import { brokenOf, pairsOf, plainQuestions } from './index.ts'

describe('one thing that changes the sum', () => {
  test.each(plainQuestions)('without it, its tax comes at once: $ask', ({ ask, tax }) => {
    const { first } = put({ ask, after: [], own: false })
    expect(first.kind).toBe('calculated')
    expect(states(first.text, tax)).toBe(true)
  })

  test('with it, the plain figure is gone', () => {
    expect(pairsOf(plainQuestions).length).toBeGreaterThan(250)
    expect(brokenOf(plainQuestions)).toEqual([])
  })
})
