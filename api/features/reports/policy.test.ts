import { describe, expect, it } from 'vitest'
import type { ReportError } from '../../../contract/report/index.ts'
import type { MadeFile as Report } from '../../../db/stores/made-files.ts'
import { fileFailed, fileOutdated, filePreparing, isUpToDate, notMakeable, standingOf } from './policy.ts'

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

it('tells of the file that was asked for why it is not there, and when to ask again', () => {
  for (const name of ['report', 'return pack'] as const) {
    for (const refused of [filePreparing(name), fileOutdated(name), fileFailed(name)]) {
      expect(refused).toMatchObject({ status: 409, code: 'report_not_ready' })
      expect(refused.message).toContain(` ${name} `)
    }
    expect(filePreparing(name).retryAfter).toBe(2)
    expect(fileOutdated(name).retryAfter).toBe(2)
    expect(fileFailed(name).retryAfter).toBeUndefined()
  }
  expect(notMakeable({ message: 'No result.' } as ReportError)).toMatchObject({
    status: 409,
    code: 'report_not_ready',
    message: 'No result.',
  })
})
