import { BlockList } from 'node:net'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { networksOf, widestNetworkOf } from './networks.ts'

const ipv4 = fc.ipV4()
/** Any 128 bits but those of IPv4-mapped addresses, as eight groups. */
const groups = fc
  .array(fc.oneof(fc.constant(0), fc.nat(0xffff)), { minLength: 8, maxLength: 8 })
  .filter((all) => !(all.slice(0, 5).every((group) => group === 0) && all[5] === 0xffff))

/** Ways to write the same eight groups. */
const writings = {
  plain: (all: number[]) => all.map((group) => group.toString(16)).join(':'),
  padded: (all: number[]) => all.map((group) => group.toString(16).padStart(4, '0')).join(':'),
  loud: (all: number[]) => all.map((group) => group.toString(16).toUpperCase()).join(':'),
  short: (all: number[]) =>
    new URL(`http://[${all.map((group) => group.toString(16)).join(':')}]`).hostname.slice(1, -1),
  decimal: (all: number[]) => {
    const tail = all.slice(6).flatMap((group) => [group >> 8, group & 255])
    return `${all
      .slice(0, 6)
      .map((group) => group.toString(16))
      .join(':')}:${tail.join('.')}`
  },
  zoned: (all: number[]) => `${all.map((group) => group.toString(16)).join(':')}%eth0`,
}

/** Whether Node itself finds the address in the network. */
function isIn(cidr: string, address: string, family: 'ipv4' | 'ipv6'): boolean {
  const [network = '', prefix] = cidr.split('/')
  const list = new BlockList()
  list.addSubnet(network, Number(prefix), family)
  return list.check(address, family)
}

/** The address with one bit turned over, counted from the front. */
function turned(all: readonly number[], bit: number, size: number): number[] {
  return all.map((group, index) =>
    index === Math.floor(bit / size) ? group ^ (1 << (size - 1 - (bit % size))) : group,
  )
}

test('an IPv4 address is in itself and in its /24, whatever it is', () => {
  fc.assert(
    fc.property(ipv4, (address) => {
      const networks = networksOf(address)
      expect(networks.map(({ prefix }) => prefix)).toEqual([32, 24])
      for (const { cidr } of networks) expect(isIn(cidr, address, 'ipv4')).toBe(true)
    }),
    { numRuns: 1000 },
  )
})

test('an IPv6 address is in its /64, /56 and /48, however it is written', () => {
  fc.assert(
    fc.property(groups, (all) => {
      const networks = networksOf(writings.plain(all))
      expect(networks.map(({ prefix }) => prefix)).toEqual([64, 56, 48])
      for (const { cidr } of networks) expect(isIn(cidr, writings.plain(all), 'ipv6')).toBe(true)
      for (const write of Object.values(writings)) expect(networksOf(write(all))).toEqual(networks)
    }),
    { numRuns: 1000 },
  )
})

test.each(Object.values(writings))(
  'an IPv4-mapped address is its IPv4 address, written any way (%#)',
  (write) => {
    fc.assert(
      fc.property(ipv4, (address) => {
        const [a = 0, b = 0, c = 0, d = 0] = address.split('.').map(Number)
        const mapped = [0, 0, 0, 0, 0, 0xffff, a * 256 + b, c * 256 + d]
        expect(networksOf(write(mapped))).toEqual(networksOf(address))
      }),
    )
  },
)

test('two IPv6 addresses share a network exactly when they agree in its bits', () => {
  fc.assert(
    fc.property(groups, fc.nat(127), (all, bit) => {
      const other = turned(all, bit, 16)
      const [here, there] = [networksOf(writings.plain(all)), networksOf(writings.plain(other))]
      fc.pre(there.length === 3)
      expect(here.map(({ cidr }, index) => cidr === there[index]?.cidr)).toEqual(
        [64, 56, 48].map((prefix) => bit >= prefix),
      )
    }),
    { numRuns: 1000 },
  )
})

test('two IPv4 addresses share a network exactly when they agree in its bits', () => {
  fc.assert(
    fc.property(ipv4, fc.nat(31), (address, bit) => {
      const other = turned(address.split('.').map(Number), bit, 8).join('.')
      const [here, there] = [networksOf(address), networksOf(other)]
      expect(here.map(({ cidr }, index) => cidr === there[index]?.cidr)).toEqual(
        [32, 24].map((prefix) => bit >= prefix),
      )
    }),
    { numRuns: 1000 },
  )
})

test('what is no address counts as one place, and never fails', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(networksOf(text)).not.toHaveLength(0)
    }),
  )
  for (const text of ['', 'unknown', '1.2.3', '1.2.3.4.5', ':::', '12345::'])
    expect(networksOf(text)).toEqual([{ cidr: 'nowhere', prefix: 32 }])
})

test.each([
  ['102.89.1.2', '102.89.1.0/24'],
  ['::ffff:102.89.1.2', '102.89.1.0/24'],
  ['2001:DB8:1:2::9', '2001:db8:1:0::/48'],
  ['::1', '0:0:0:0::/48'],
])('the widest network of %s is %s', (ip, cidr) => {
  expect(widestNetworkOf(ip)).toBe(cidr)
})
