import { expect, test } from 'vitest'
import { readableCode } from '../../platform/typed-codes.ts'
import { findRecoveryHash, hashRecoveryCodes, newRecoveryCodes } from './recovery-codes.ts'

const codes = newRecoveryCodes()
const hashes = await hashRecoveryCodes(codes)
const salts = new Set(hashes.map((hash) => hash.split('$')[4]))

test('ten codes of ten characters, all different, under one salt of their own', async () => {
  expect(codes).toHaveLength(10)
  expect(new Set(codes).size).toBe(10)
  for (const code of codes) expect(code).toMatch(/^[A-HJKMNP-Z2-9]{10}$/)
  expect(new Set(hashes).size).toBe(10)
  expect(salts.size).toBe(1)
  const others = await hashRecoveryCodes(codes.slice(0, 1))
  expect(salts).not.toContain(others[0]?.split('$')[4])
})

test('each code is found under its own hash, however it is typed', async () => {
  for (const [n, code] of codes.entries()) {
    expect(await findRecoveryHash(hashes, code)).toBe(hashes[n])
    expect(await findRecoveryHash(hashes, ` ${readableCode(code).toLowerCase()} `)).toBe(hashes[n])
  }
})

test('no other code is found, and none where there are none', async () => {
  expect(await findRecoveryHash(hashes, newRecoveryCodes()[0]!)).toBeUndefined()
  for (const typed of ['', '123456', codes[0]!.slice(1), `${codes[0]!}A`])
    expect(await findRecoveryHash(hashes, typed)).toBeUndefined()
  expect(await findRecoveryHash([], codes[0]!)).toBeUndefined()
})
