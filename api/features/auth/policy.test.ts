import { describe, expect, it, test } from 'vitest'
import type { MailToken } from '../../../db/stores/mail-tokens.ts'
import { isOpen, mayVerify, notices } from './policy.ts'
import { createHash } from 'node:crypto'
import { privacy } from '../../../web/front/legal/privacy.ts'
import { terms } from '../../../web/front/legal/terms.ts'

const now = new Date('2026-11-21T09:00:00Z')
const later = new Date(now.getTime() + 1)

const token = (given: Partial<MailToken> = {}): MailToken => ({
  id: '0196f6e0-0000-7000-8000-000000000000',
  accountId: '0196f6e0-0000-7000-8000-000000000001',
  purpose: 'reset-password',
  tokenHash: Buffer.alloc(32),
  createdAt: now,
  expiresAt: later,
  usedAt: null,
  supersededAt: null,
  ...given,
})

describe('a mailed link', () => {
  it('that does something once is open until it did it, was replaced, or its time is over', () => {
    expect(isOpen(token(), now)).toBe(true)
    expect(isOpen(token({ usedAt: now }), now)).toBe(false)
    expect(isOpen(token({ supersededAt: now }), now)).toBe(false)
    expect(isOpen(token({ expiresAt: now }), now)).toBe(false)
  })

  it('that verifies may be opened again within its time', () => {
    expect(mayVerify(token({ usedAt: now }), now)).toBe(true)
    expect(mayVerify(token({ supersededAt: now }), now)).toBe(false)
    expect(mayVerify(token({ expiresAt: now }), now)).toBe(false)
  })
})

const pages = { terms, privacy }

test.each(notices)('the words of $notice are those of version $version', ({ notice, textHash }) => {
  const words = createHash('sha256').update(JSON.stringify(pages[notice])).digest('hex')
  expect(words, 'the page has other words: give policy.ts this hash and a new version').toBe(textHash)
})
