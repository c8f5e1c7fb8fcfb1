import { describe, expect, it } from 'vitest'
import { showResult } from '../../../contract/http/index.ts'
import { calculate } from '../../../tax/index.ts'
import { maskShown, pollIntervalMs, planStep } from './plan-change.ts'

const now = '2026-11-23T08:00:00.000Z'
const free = { paid: false, activeUntil: null }
const pro = { paid: true, activeUntil: '2027-11-23T08:00:00.000Z' }
const fresh = { returned: false }
const returned = { returned: true }

describe('what an answer about the plan changes on the page', () => {
  it('nothing before the first answer', () => {
    expect(planStep(undefined, undefined, returned)).toEqual({ changed: false, began: false })
  })
  it('nothing for someone who had Pro when the page opened', () => {
    expect(planStep(undefined, pro, fresh)).toEqual({ changed: false, began: false })
    expect(planStep(pro, pro, fresh)).toEqual({ changed: false, began: false })
  })
  it('a celebration when Pro begins while the page is open', () => {
    expect(planStep(free, pro, fresh)).toEqual({ changed: true, began: true })
  })
  it('a celebration when Pro is active on the return from paying', () => {
    expect(planStep(undefined, pro, returned)).toEqual({ changed: false, began: true })
  })
  it('nothing for upgraded=1 without a payment', () => {
    expect(planStep(undefined, free, returned)).toEqual({ changed: false, began: false })
  })
  it('reads everything again, without a celebration, when Pro ends', () => {
    expect(planStep(pro, free, fresh)).toEqual({ changed: true, began: false })
  })
})

describe('the plan is asked again', () => {
  it('every few seconds for a minute after paying', () => {
    expect(pollIntervalMs(free, 0, now)).toBe(3_000)
    expect(pollIntervalMs(undefined, 59_000, now)).toBe(3_000)
  })
  it('every few seconds for a minute after a visit to the subscription, on any plan', () => {
    for (const plan of [free, pro]) {
      expect(pollIntervalMs(plan, 0, now, 'change')).toBe(3_000)
      expect(pollIntervalMs(plan, 60_000, now, 'change')).toBeGreaterThanOrEqual(20_000)
    }
  })
  it('within a minute otherwise', () => {
    expect(pollIntervalMs(free, undefined, now)).toBe(30_000)
    expect(pollIntervalMs(free, 60_000, now)).toBe(30_000)
  })
  it('of Pro well within half a minute, and at its end', () => {
    expect(pollIntervalMs(pro, 0, now)).toBe(20_000)
    expect(pollIntervalMs({ ...pro, activeUntil: '2026-11-23T08:00:03.000Z' }, undefined, now)).toBe(3_500)
    // The device's clock is ahead of the server's.
    expect(pollIntervalMs({ ...pro, activeUntil: '2026-11-23T07:00:00.000Z' }, undefined, now)).toBe(20_000)
  })
})

const result = calculate(
  { taxYear: 2026, status: 'employee', salary: 6_000_000, rentPaidBySelf: 1_000_000 },
  { currentYear: 2026 },
)

it('masks a result as the server would have', () => {
  expect(maskShown(showResult(result, true))).toEqual(showResult(result, false))
})
it('leaves a masked result alone', () => {
  expect(maskShown(showResult(result, false))).toEqual(showResult(result, false))
})
