import { describe, expect, it } from 'vitest'
import { hashMailToken, mailLink, mailToken } from './mail-link.ts'

const env = { PUBLIC_URL: 'https://tax.example', TOKEN_KEY: 'a key' }
const id = '0196f6e0-0000-7000-8000-000000000000'

describe('a mailed token', () => {
  it('is the same each time it is made, 256 bits that fit an address', () => {
    const token = mailToken('a key', 'verify-email', id)
    expect(token).toMatch(/^[\w-]{43}$/)
    expect(mailToken('a key', 'verify-email', id)).toBe(token)
  })

  it('is another one for another purpose, row or key', () => {
    const tokens = [
      mailToken('a key', 'verify-email', id),
      mailToken('a key', 'reset-password', id),
      mailToken('a key', 'change-email', id),
      mailToken('a key', 'verify-email', id.replace('0196', '0197')),
      mailToken('other key', 'verify-email', id),
    ]
    expect(new Set(tokens).size).toBe(5)
    expect(new Set(tokens.map((token) => hashMailToken(token).toString('hex'))).size).toBe(5)
  })

  it('stands in a link to the page of its purpose, on the address of the environment', () => {
    expect(mailLink(env, 'verify-email', id)).toBe(
      `https://tax.example/verify?token=${mailToken('a key', 'verify-email', id)}`,
    )
    expect(mailLink({ ...env, PUBLIC_URL: 'http://localhost:3000/' }, 'reset-password', id)).toBe(
      `http://localhost:3000/reset-password?token=${mailToken('a key', 'reset-password', id)}`,
    )
  })
})
