import { describe, expect, it } from 'vitest'
import type { MadeFile as Report } from '../../../db/stores/made-files.ts'
import { isUpToDate, standingOf } from './policy.ts'

const now = new Date('2026-11-21T09:00:00Z')
const basis = Buffer.alloc(32, 1)
const kept: Report = {
  submissionId: 'a submission',
  accountId: 'an account',
  status: 'ready',
  askedAt: now,
  madeAt: now,
  expiresAt: now,
  fileName: 'report.pdf',
  basis,
}
const minutesAgo = (minutes: number): Date => new Date(now.getTime() - minutes * 60_000)

describe('a report stands as', () => {
  it.each([
    ['none', undefined],
    ['preparing', { ...kept, status: 'preparing', askedAt: minutesAgo(5) } as const],
    ['failed', { ...kept, status: 'preparing', askedAt: minutesAgo(6) } as const],
    ['failed', { ...kept, status: 'failed' } as const],
    ['ready', kept],
    ['outdated', { ...kept, basis: Buffer.alloc(32, 2) }],
    ['outdated', { ...kept, basis: null }],
  ])('%s', (standing, report) => {
    expect(standingOf(report, basis, now)).toBe(standing)
  })
})

it('nothing is started while one is prepared, or one is ready that still fits', () => {
  const standings = ['none', 'preparing', 'ready', 'outdated', 'failed'] as const
  expect(standings.filter(isUpToDate)).toEqual(['preparing', 'ready'])
})
