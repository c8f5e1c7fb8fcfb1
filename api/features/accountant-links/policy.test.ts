import { describe, expect, it } from 'vitest'
import { linkDays } from '../../../contract/http/accountant-links.ts'
import { endOf, linkClosed, linkLimit, linksArePro, stateOf } from './policy.ts'

const now = new Date('2026-11-21T09:00:00Z')
const later = new Date('2026-11-21T09:00:01Z')

it('a link is over to the second after the days it was made for', () => {
  expect(linkDays.map((days) => endOf(days, now).toISOString())).toEqual([
    '2026-11-28T09:00:00.000Z',
    '2026-12-21T09:00:00.000Z',
    '2027-02-19T09:00:00.000Z',
  ])
})

describe('a link stands as', () => {
  const running = { endedAt: null, endedBecause: null, expiresAt: later }

  it.each([
    ['open', running, true],
    ['paused', running, false],
    ['expired', { ...running, expiresAt: now }, true],
    ['expired', { ...running, expiresAt: now }, false],
    ['ended', { ...running, endedAt: now, endedBecause: 'owner' as const }, true],
    ['ended', { ...running, expiresAt: now, endedAt: now, endedBecause: 'owner' as const }, false],
    ['ended-for-safety', { ...running, endedAt: now, endedBecause: 'reset' as const }, true],
  ])('%s', (state, link, paid) => {
    expect(stateOf(link as Parameters<typeof stateOf>[0], { paid, now })).toBe(state)
  })
})

describe('a refusal tells', () => {
  it('that links are part of Pro', () => {
    expect(linksArePro()).toMatchObject({ status: 402, code: 'plan_required' })
  })

  it('how many may run at once', () => {
    expect(linkLimit()).toMatchObject({ status: 409, code: 'link_limit' })
    expect(linkLimit().message).toMatch(/^10 links /)
  })

  it('the same of every link that does not open', () => {
    expect(linkClosed()).toMatchObject({ status: 404, code: 'link_closed' })
  })
})
