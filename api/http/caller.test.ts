import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { callersOf, seenFromOf } from './caller.ts'

const callerOf = callersOf({ TOKEN_KEY: 'k'.repeat(32), TRUSTED_PROXY_HOPS: 1 })
const asked = (ip: string, upstream = '') => callerOf({ ip, get: () => upstream })

describe('the caller of a request', () => {
  it('has one hash a network, another under another key, and no address in it', () => {
    const octet = fc.integer({ min: 0, max: 255 })
    fc.assert(
      fc.property(octet, octet, octet, octet, octet, (a, b, c, one, other) => {
        const here = asked(`${a}.${b}.${c}.${one}`)
        expect(here.network).toEqual(asked(`${a}.${b}.${c}.${other}`).network)
        expect(here.network).not.toEqual(asked(`${a}.${b}.${(c + 1) % 256}.${one}`).network)
        expect(here.network).toHaveLength(32)
      }),
    )
    const elsewhere = callersOf({ TOKEN_KEY: 'l'.repeat(32), TRUSTED_PROXY_HOPS: 1 })({
      ip: '102.89.1.2',
      get: () => '',
    })
    expect(elsewhere.network).not.toEqual(asked('102.89.1.2').network)
  })

  it('tells the address as it is, and nothing that is none', () => {
    expect(asked('::ffff:102.89.1.2').source).toBe('102.89.1.2')
    expect(asked('2001:db8::1').source).toBe('2001:db8::1')
    for (const word of ['', 'unknown', '<script>']) expect(asked(word).source).toBe('nowhere')
  })

  it('is named by no one but a proxy of ours', () => {
    const without = callersOf({ TOKEN_KEY: 'k'.repeat(32), TRUSTED_PROXY_HOPS: 0 })
    expect(without({ ip: '102.89.1.2', get: () => 'from-the-proxy_1' }).upstreamId).toBeNull()
  })

  it('keeps what its sender calls it only when that is short and plain', () => {
    for (const fine of ['from-the-proxy_1', 'abc.DEF-9'])
      expect(asked('102.89.1.2', fine).upstreamId).toBe(fine)
    for (const odd of ['', 'short', '<script>alert()', 'a b c d e f g', 'a'.repeat(65), 'line\nline\nline'])
      expect(asked('102.89.1.2', odd).upstreamId).toBeNull()
  })
})

describe('where a request was seen from', () => {
  const seenFrom = seenFromOf({ TOKEN_KEY: 'k'.repeat(32) })

  it('is a hash of the address and its coarse network, never the address', () => {
    expect(seenFrom({ ip: '102.89.1.2' })).toEqual({
      source: expect.stringMatching(/^[0-9a-f]{16}$/) as string,
      network: '102.89.1.0/24',
    })
    expect(seenFrom({ ip: '2001:db8:1:2:3:4:5:6' }).network).toBe('2001:db8:1:0::/48')
  })

  it('tells two places of a network apart, and a place again', () => {
    const [here, there] = ['102.89.1.2', '102.89.1.3'].map((ip) => seenFrom({ ip }))
    expect(here?.source).not.toBe(there?.source)
    expect(seenFrom({ ip: '::ffff:102.89.1.2' })).toEqual(here)
  })
})
