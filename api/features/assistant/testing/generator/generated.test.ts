import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { missesOf, questionsOf, score, type Scored } from '../scoring/index.ts'
import { generated } from './index.ts'

const failed = readFileSync(new URL('failed-questions.jsonl', import.meta.url), 'utf8').trim()

/** A share of what the bench runs: the same ones every time, so that a failure is of the change and not of the day. */
const share = Array.from({ length: 400 }, (_, index) => generated(index + 1))

const scored = score(share)

const wrongOf = (all: readonly Scored[]) =>
  missesOf(all.filter(({ judged }) => judged.verdict === 'WRONG figure'))

describe('questions that are generated', () => {
  test('are the same for the same seed, and others for another', () => {
    expect(generated(7)).toEqual(generated(7))
    expect(new Set(share.map(({ ask, after }) => [...after, ask].join('\n'))).size).toBeGreaterThan(395)
  })

  test('get no wrong figure where one came before', () => {
    expect(wrongOf(failed === '' ? [] : score(questionsOf(failed)))).toEqual([])
  })

  test('get no wrong figure', () => {
    expect(wrongOf(scored)).toEqual([])
  })

  test('are mostly answered', () => {
    const right = scored.filter(({ judged }) => judged.verdict === 'right')
    expect(right.length / share.length).toBeGreaterThan(0.8)
  })
})
