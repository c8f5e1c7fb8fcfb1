import { expect, it } from 'vitest'
import type { Account } from '../../../db/stores/accounts.ts'
import type { Worksheet } from '../../../db/stores/worksheets.ts'
import { requirePro, staleWorksheet } from './policy.ts'

const now = new Date('2026-11-21T09:00:00Z')
const account = (subscriptionActiveUntil: Date | null) => ({ subscriptionActiveUntil }) as Account

it('worksheets are for those who have Pro now', () => {
  expect(() => requirePro(account(new Date(now.getTime() + 1)), now)).not.toThrow()
  for (const ended of [null, now])
    expect(() => requirePro(account(ended), now)).toThrow(
      expect.objectContaining({ status: 402, code: 'plan_required' }),
    )
})

it('a worksheet that was changed elsewhere is answered with what stands there, whole', () => {
  const kept = { kind: 'pay', content: { rows: [] }, version: 4, updatedAt: now } as unknown as Worksheet
  const error = staleWorksheet(kept)
  expect(error).toMatchObject({ status: 409, code: 'stale_worksheet' })
  expect(error.details).toEqual({
    worksheet: { kind: 'pay', content: { rows: [] }, version: 4, updatedAt: now.toISOString() },
  })
})
