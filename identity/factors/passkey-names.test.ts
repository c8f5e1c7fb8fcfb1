import { expect, test } from 'vitest'
import { nameOfPasskey } from './passkey-names.ts'

const unknown = '00000000-0000-0000-0000-000000000000'

test.each([
  ['fbfc3007-154e-4ecc-8c0b-6e020557d7bd', 'Mozilla/5.0 (Windows NT 10.0)', 'Apple Passwords'],
  ['EA9B8D66-4D01-1D21-3CE4-B6B48CB575D4', null, 'Google Password Manager'],
  [unknown, 'Mozilla/5.0 (iPhone; CPU iPhone OS 26_0 like Mac OS X)', 'iPhone'],
  [unknown, 'Mozilla/5.0 (Linux; Android 14; TECNO BG6)', 'Android phone'],
  [unknown, 'Mozilla/5.0 (Windows NT 10.0; Win64; x64)', 'Windows computer'],
  [unknown, 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)', 'Mac'],
  [unknown, 'Mozilla/5.0 (X11; Linux x86_64)', 'Linux computer'],
  [unknown, 'node', 'Passkey'],
  [unknown, null, 'Passkey'],
])('a passkey of %s made by %s is called %s', (aaguid, userAgent, name) => {
  expect(nameOfPasskey(aaguid, userAgent)).toBe(name)
})
