import { describe, expect, it } from 'vitest'
import { judgedQuestions, outcomeOf } from '../testing/calibration.ts'
import { thresholds } from './thresholds.ts'

const questions = judgedQuestions()

describe.each([false, true])('calibration questions, held back: %s', (isHeldBack) => {
  const part = questions.filter((question) => question.isHeldBack === isHeldBack)
  const { right, wrong, unanswered, refused, astray } = outcomeOf(part, thresholds)

  it('on something else are refused', () => {
    expect(refused + astray).toBeGreaterThan(50)
    expect(refused / (refused + astray)).toBeGreaterThanOrEqual(0.95)
  })

  it('on the guide are answered by a wrong article seldom, and by the right one mostly', () => {
    const all = right + wrong + unanswered
    expect(wrong / all).toBeLessThanOrEqual(0.05)
    expect(right / all).toBeGreaterThanOrEqual(isHeldBack ? 0.65 : 0.85)
  })
})
