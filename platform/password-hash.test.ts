import { describe, expect, it } from 'vitest'
import { decoyHash, hashPassword, hashStrength, isWeakHash, verifyPassword } from './password-hash.ts'

const cheap = { memory: 8, passes: 1, parallelism: 1 }

const phc = (memory: number, passes: number) => `$argon2id$v=19$m=${memory},t=${passes},p=1$c29tZXNhbHQ$AAAA`

describe('a password hash', () => {
  it('says in PHC form how it was made, and is never the same twice', async () => {
    const [one, two] = [await hashPassword('yam'), await hashPassword('yam')]
    expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[A-Za-z0-9+/]{22}\$[A-Za-z0-9+/]{43}$/)
    expect(one).not.toBe(two)
  })

  it('knows its password, to the letter', async () => {
    for (const password of ['yam', ' yam ', 'ẹ̀bà', '🦜', 'x'.repeat(256)]) {
      const hash = await hashPassword(password, cheap)
      expect(await verifyPassword(hash, password)).toBe(true)
      expect(await verifyPassword(hash, `${password} `)).toBe(false)
    }
    expect(await verifyPassword(await hashPassword('Yam', cheap), 'yam')).toBe(false)
  })

  it('is checked with its own cost, whatever a new one costs', async () => {
    const odd = await hashPassword('yam', { memory: 32, passes: 3, parallelism: 2 })
    expect(odd).toContain('$m=32,t=3,p=2$')
    expect(await verifyPassword(odd, 'yam')).toBe(true)
  })

  it('agrees with another implementation of argon2id', async () => {
    // From the reference implementation: echo -n password | argon2 somesalt -id -t 2 -k 256 -p 1 -l 32
    const reference = '$argon2id$v=19$m=256,t=2,p=1$c29tZXNhbHQ$nf65EOgLrQMR/uIPnA4rEsF5h7TKyQwu9U1bMCHGi/4'
    expect(await verifyPassword(reference, 'password')).toBe(true)
  })

  it('is weak when memory or passes fell behind', () => {
    const { memory, passes } = hashStrength
    expect(isWeakHash(phc(memory, passes))).toBe(false)
    expect(isWeakHash(phc(memory * 2, passes))).toBe(false)
    expect(isWeakHash(phc(memory - 1, passes))).toBe(true)
    expect(isWeakHash(phc(memory, passes - 1))).toBe(true)
  })

  it('as a decoy is right for nothing', async () => {
    expect(await verifyPassword(decoyHash(), '')).toBe(false)
    expect(isWeakHash(decoyHash())).toBe(false)
  })

  it.each(['', 'plain', '$argon2i$v=19$m=256,t=2,p=1$c29tZXNhbHQ$AAAA', '$argon2id$v=19$m=1e9,t=2,p=1$a$b'])(
    'refuses %j as no hash',
    async (hash) => {
      await expect(verifyPassword(hash, 'yam')).rejects.toThrow('PHC')
    },
  )
})
