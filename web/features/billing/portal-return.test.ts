import { expect, it } from 'vitest'
import { memoryStorage } from '../../session/memory-storage.ts'
import { awaitsChange, forgetLeaving, noteLeaving } from './portal-return.ts'

const plan = {
  paid: true,
  activeUntil: '2027-11-20T09:00:00.000Z',
  renewal: 'automatic' as const,
  periodEnd: '2027-11-20T09:00:00.000Z',
}

it('awaits a change from the way to the payment provider until the plan has changed', () => {
  const tab = memoryStorage()
  expect(awaitsChange(plan, tab)).toBe(false)
  noteLeaving(plan, tab)
  expect(awaitsChange({ ...plan }, tab)).toBe(true)
  expect(awaitsChange(undefined, tab)).toBe(false)
})

it.each([
  { renewal: 'cancelled' as const },
  { renewal: null },
  { paid: false },
  { activeUntil: '2026-11-27T09:00:00.000Z' },
  { periodEnd: null },
])('hears of a change: %j', (changed) => {
  const tab = memoryStorage()
  noteLeaving(plan, tab)
  expect(awaitsChange({ ...plan, ...changed }, tab)).toBe(false)
})

it('awaits nothing after it was forgotten, nor of a plan that was not known', () => {
  const tab = memoryStorage()
  noteLeaving(undefined, tab)
  expect(awaitsChange(plan, tab)).toBe(false)
  noteLeaving(plan, tab)
  forgetLeaving(tab)
  expect(awaitsChange(plan, tab)).toBe(false)
})
