import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isKnownTo, KNOWN_SECONDS, makeDeviceCookie, readDeviceCookie } from './known-browser.ts'

const env = { TOKEN_KEY: 'a key of thirty-two letters or so for tests' }
const now = new Date('2026-05-04T09:00:00.123Z')
const later = (ms: number) => new Date(now.getTime() + ms)
const account = { id: '01890a5d-ac96-774b-bcce-b302099a8057', knownBrowsersSince: new Date(0) }
const made = makeDeviceCookie(env, account.id, now)

describe('a device cookie', () => {
  it('says whose it is and since when, and names the browser anew each time', () => {
    const read = readDeviceCookie(env, made, now)
    expect(read).toMatchObject({ accountId: account.id, issuedAt: now })
    expect(readDeviceCookie(env, makeDeviceCookie(env, account.id, now), now)?.nonce).not.toBe(read?.nonce)
  })

  it('is over after 180 days', () => {
    expect(readDeviceCookie(env, made, later(KNOWN_SECONDS * 1000 - 1))).toBeDefined()
    expect(readDeviceCookie(env, made, later(KNOWN_SECONDS * 1000))).toBeUndefined()
  })

  it('is nothing when a bit of it was changed, when a key made it that TOKEN_KEY has no more, or when it is something else', () => {
    const bytes = Buffer.from(made, 'base64url')
    for (let bit = 0; bit < bytes.length * 8; bit += 1) {
      const changed = Buffer.from(bytes)
      changed[bit >> 3] = (changed[bit >> 3] ?? 0) ^ (1 << (bit & 7))
      expect(readDeviceCookie(env, changed.toString('base64url'), now)).toBeUndefined()
    }
    expect(readDeviceCookie({ TOKEN_KEY: 'b'.repeat(32) }, made, now)).toBeUndefined()
    expect(readDeviceCookie({ TOKEN_KEY: `${'b'.repeat(32)},${env.TOKEN_KEY}` }, made, now)).toBeDefined()
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(readDeviceCookie(env, text, now)).toBeUndefined()
      }),
    )
  })

  it('makes a browser known to its account alone, until the account forgets its browsers', () => {
    const cookie = readDeviceCookie(env, made, now)
    if (!cookie) throw new Error('The cookie is not read')
    expect(isKnownTo(cookie, account)).toBe(true)
    expect(isKnownTo(cookie, { ...account, id: '01890a5d-ac96-774b-bcce-b302099a8058' })).toBe(false)
    expect(isKnownTo(cookie, { ...account, knownBrowsersSince: now })).toBe(true)
    expect(isKnownTo(cookie, { ...account, knownBrowsersSince: later(1) })).toBe(false)
  })
})
