import { expect, test } from 'vitest'
import { countedIp } from './limits.ts'

test.each([
  ['102.89.1.2', '102.89.1.2'],
  ['::ffff:102.89.1.2', '102.89.1.2'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:DB8:1:2::9', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['', ''],
])('%s counts as %s', (ip, place) => {
  expect(countedIp(ip)).toBe(place)
})
